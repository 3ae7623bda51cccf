import request, { type Response } from 'supertest';

type Sender = {
  method?: 'delete' | 'patch' | 'post';
  /** The network address of the visitor. */
  from?: string;
  cookie?: string;
  /** Of a session. */
  token?: string;
};

/** Sends JSON to a server, as a browser at some desk would. */
export async function sendJson(
  url: string,
  body: object,
  { method = 'post', from = '198.18.0.1', cookie, token }: Sender = {},
): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const path = pathname + search;
  const sent = request(origin)[method](path).set('X-Forwarded-For', from);
  if (cookie) void sent.set('Cookie', cookie);
  if (token) void sent.set('Authorization', `JWT ${token}`);
  return sent.send(body);
}

/** The token of the session that an answer begins, which only its cookie has; empty if it begins none. */
export function tokenIn(answer: Response): string {
  return /^payload-token=([^;]+)/.exec(cookieIn(answer, 'payload-token') ?? '')?.[1] ?? '';
}

/** The value of a cookie that an answer sets, by the beginning of its name; nothing if it sets none. */
export function cookieIn({ headers }: Response, name: string): string | undefined {
  const cookies = headers['set-cookie'] as unknown as string[] | undefined;
  return cookies?.find((each) => each.startsWith(name));
}
