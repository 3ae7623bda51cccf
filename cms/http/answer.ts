import type { IncomingMessage, ServerResponse } from 'node:http';
import { awaitsBody, discardBody } from './request-body.ts';

type Answer = {
  status: number;
  headers: Readonly<Record<string, number | string>>;
  body: string;
};

/** Answers a request as it stands, whether or not its body has arrived. */
export function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: Answer,
): void {
  res.statusCode = status;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader('Content-Length', Buffer.byteLength(body));
  const sent = req.method === 'HEAD' ? '' : body;
  if (!awaitsBody(req)) {
    res.end(sent);
    return;
  }
  // Whoever is still sending hears the answer only while the connection stays open; no other request may use it.
  res.setHeader('Connection', 'close');
  res.flushHeaders();
  res.write(sent);
  discardBody(req, () => res.end());
}
