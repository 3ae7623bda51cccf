/** An expected failure: its message is for the person who asked. Anything else that is thrown is our bug. */
export class PublicError extends Error {
  override name = 'PublicError';

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** 400: the request says something that it cannot say. */
export class BadRequest extends PublicError {
  constructor(message: string) {
    super(400, message);
  }
}

/** 401: nobody has signed in. */
export class Unauthorized extends PublicError {
  constructor(message: string) {
    super(401, message);
  }
}

/** 403: whoever asks may not do this. */
export class Forbidden extends PublicError {
  constructor(message: string) {
    super(403, message);
  }
}

/** 404: there is nothing at this address. */
export class NotFound extends PublicError {
  constructor(message: string) {
    super(404, message);
  }
}

/** 405: this address takes other methods. */
export class MethodNotAllowed extends PublicError {
  constructor(allowed: string) {
    super(405, `This address takes ${allowed} only.`, { Allow: allowed });
  }
}

/** 408: the request was begun and did not come to its end. */
export class RequestTimeout extends PublicError {
  constructor() {
    super(408, 'The request did not arrive in time. Please send it again.');
  }
}

/** 409: what is asked for is there already. */
export class Conflict extends PublicError {
  constructor(message: string) {
    super(409, message);
  }
}

/** 410: there was something at this address, for a while. */
export class Gone extends PublicError {
  constructor(message: string) {
    super(410, message);
  }
}

/** 413: the body is longer than this address takes. */
export class ContentTooLarge extends PublicError {
  constructor(maxBytes: number) {
    const megabytes = Math.floor(maxBytes / 1024 / 1024);
    super(413, `What was sent is larger than ${megabytes} MB, which is the limit here.`);
  }
}

/** 415: the body is not of a kind that this address takes. */
export class UnsupportedMediaType extends PublicError {
  constructor(message: string) {
    super(415, message);
  }
}

/** 429: the same network address has asked too often. */
export class TooManyRequests extends PublicError {
  constructor(message: string, retryAfterSeconds?: number) {
    super(
      429,
      message,
      retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
    );
  }
}

/** 503: it cannot be done at the moment, and may be in ten seconds. */
export class ServiceUnavailable extends PublicError {
  constructor(message: string) {
    super(503, message, { 'Retry-After': '10' });
  }
}

/** The database cannot be reached, is busy or takes no writes. */
export class DatabaseUnavailable extends ServiceUnavailable {
  constructor() {
    super('Our database does not answer at the moment. Please try again in a minute.');
  }
}

/** What is told of a fault of ours; the log says what it was. */
export const pleaseSignIn = 'Please sign in first.';
export const unexpectedFailure = 'Something went wrong on our side. Please try again later.';

/** A message with the reference under which the log has more. */
export function withReference(message: string, requestId: string): string {
  return `${message} (Reference: ${requestId})`;
}
