import type { Payload } from 'payload';

type Options = {
  logger: Payload['logger'];
  /** Finishes open requests and ends the process with this exit code. */
  shutDown: (exitCode: number) => void;
};

/** Next looks under this name for a listener for rejections; without one it adds its own, which logs them unredacted. */
const nextListener = Symbol.for('next.unhandledRejectionListener');

/**
 * Handles uncaught errors, in place of any library. An unhandled rejection is logged and counted: only the task it
 * belonged to has failed. An uncaught exception may have left anything half done, so the process shuts down gracefully
 * with exit code 1, so that its supervisor restarts it.
 */
export function watchProcess({ logger, shutDown }: Options): void {
  let rejections = 0;
  const onRejection = (error: unknown) => {
    rejections += 1;
    logger.error({ err: error, rejections }, 'Unhandled promise rejection');
  };
  process.on('unhandledRejection', onRejection);
  Object.assign(globalThis, { [nextListener]: onRejection });

  // Unlike a listener, it is the only one: Next's would carry on as if nothing had happened.
  process.setUncaughtExceptionCaptureCallback((error) => {
    logger.fatal({ err: error }, 'Uncaught exception; shutting down');
    shutDown(1);
  });
}
