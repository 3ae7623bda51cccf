/** A call that was answered with something else than a success, or with nothing at all (status 503). */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }

  /** What of it travels from the server to the browser with the page. */
  toJSON() {
    return { name: this.name, status: this.status, message: this.message };
  }
}

/** Whatever a read threw as an HttpError, with another message where the caller has one of its own. */
export function toHttpError(error: unknown, message?: string): HttpError {
  const text = message ?? (error instanceof Error ? error.message : String(error));
  return new HttpError(statusOf(error) ?? 503, text);
}

function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}
