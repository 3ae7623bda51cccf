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

/** 409: what is asked for is there already. */
export class Conflict extends PublicError {
  constructor(message: string) {
    super(409, message);
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
