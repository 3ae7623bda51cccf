import type { RequestListener } from 'node:http';

/** Answers as long as the process gets ready: it lives, and takes nothing yet. */
export const starting: RequestListener = (req, res) => {
  const isAlive = req.url === '/healthz';
  res.writeHead(isAlive ? 200 : 503, {
    'Content-Type': isAlive ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(!isAlive && { 'Retry-After': '5' }),
  });
  res.end(
    isAlive
      ? JSON.stringify({ status: 'alive' })
      : 'The site is starting. Please try again in a few seconds.\n',
  );
};
