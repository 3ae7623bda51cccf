import type { Payload } from 'payload';

type Options = {
  logger: Payload['logger'];
  /** Answers what has been asked and ends the process with this exit code. */
  shutDown: (exitCode: number) => void;
};

/** By this name Next looks whether somebody listens for rejections; else it does, and logs them as they are. */
const nextListener = Symbol.for('next.unhandledRejectionListener');

/**
 * Decides what becomes of errors that nobody caught; whatever libraries think of it no longer counts. A rejected
 * promise that nobody waits for is logged and counted: what it was for has failed, and nothing else. An exception may
 * have left anything half done, so the process stops in order, with exit code 1, for its manager to start it anew.
 */
export function watchProcess({ logger, shutDown }: Options): void {
  let rejections = 0;
  const onRejection = (error: unknown) => {
    rejections += 1;
    logger.error(
      { err: error, rejections },
      'A promise was rejected and nobody was waiting for it',
    );
  };
  process.on('unhandledRejection', onRejection);
  Object.assign(globalThis, { [nextListener]: onRejection });

  // Unlike a listener, it is the only one: Next's would carry on as if nothing had happened.
  process.setUncaughtExceptionCaptureCallback((error) => {
    logger.fatal({ err: error }, 'An exception was not caught; the process stops');
    shutDown(1);
  });
}
