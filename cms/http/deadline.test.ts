import { createServer, type RequestListener } from 'node:http';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { withDeadline } from './deadline.ts';
import { dispatch } from './dispatch.ts';
import type { ErrorHandler } from './error-handler.ts';

const errorHandler: ErrorHandler = (error, _req, res) => {
  res.writeHead(503).end((error as Error).message);
};

const limited = (handler: RequestListener) =>
  withDeadline(handler, { milliseconds: 100, errorHandler });

describe('a handler that never answers', () => {
  it('is answered for, and its connection closed', async () => {
    const server = createServer(limited(() => {}));
    const { headers } = await supertest(server)
      .get('/')
      .expect(503, /too long/);
    expect(headers.connection).toBe('close');
  });

  it('is answered for in process too', async () => {
    expect(
      await dispatch(
        limited(() => {}),
        '/',
      ),
    ).toMatchObject({ status: 503 });
  });

  it('may take its time once it has begun to answer', async () => {
    const server = createServer(
      limited((_req, res) => {
        res.write('slow ');
        setTimeout(() => res.end('but sure'), 300);
      }),
    );
    await supertest(server).get('/').expect(200, 'slow but sure');
  });
});
