import type { IncomingMessage } from 'node:http';
import { finished, type Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { NotFound } from '../runtime/errors.ts';

/** Answers the files that the build has put into a folder, whole, and packed where the browser takes it. */
export function builtFiles(folder: string): RequestHandler {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders: setLifetime,
  });
  return (req, res, next) => {
    const whole = req.headers.range === undefined ? req : withoutRange(req);
    // It does not close what a client has not read to the end, and does not listen for errors.
    const watch = (file: Readable) => {
      file.once('error', next);
      finished(res, () => file.destroy());
    };
    res.once('pipe', watch);
    files(whole, res, () => {
      res.off('pipe', watch);
      // Pages of an earlier build ask for its files, and nobody reads the answer.
      next(req.path.startsWith('/assets/') ? new NotFound('There is no such file.') : undefined);
    });
  };
}

/** Sirv sends other parts than were asked for, and breaks off for some that cannot be. */
function withoutRange(req: IncomingMessage): IncomingMessage {
  const { range: _range, ...headers } = req.headers;
  return Object.create(req, { headers: { value: headers } }) as IncomingMessage;
}

/** Names with a hash never change; any others may. */
function setLifetime(
  res: { setHeader: (name: string, value: string) => void },
  pathname: string,
): void {
  const lifetime = pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
  res.setHeader('Cache-Control', `public, ${lifetime}`);
}
