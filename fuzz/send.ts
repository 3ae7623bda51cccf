import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AnswerReader, type Answer } from './answer.ts';
import { bodyLength, wireBytes, type FuzzRequest } from './request.ts';

export type Outcome =
  | { kind: 'answered'; answer: Answer; next: NextRequest }
  /** The server ended the connection without an answer. */
  | { kind: 'closed' }
  /** No complete response within the deadline. */
  | { kind: 'unanswered' }
  /** We closed the connection during the request. */
  | { kind: 'cut short' };

/** The outcome of a second request on the same connection; only a first request with a body can spoil it. */
type NextRequest = 'answered' | 'spoilt' | 'not asked';

type Options = {
  port: number;
  token: string;
  /** The deadline for a response, in milliseconds. */
  deadline?: number;
};

/** The default deadline for a response, in milliseconds. */
export const answerDeadline = 10_000;

/** Sends a request byte for byte over its own connection and waits for the outcome. */
export async function send(
  request: FuzzRequest,
  { port, token, deadline = answerDeadline }: Options,
): Promise<Outcome> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: someNetworkAddress() });
  // An error is followed by a close event, which is handled.
  socket.on('error', () => {});
  try {
    const { head, body } = wireBytes(request, token);
    const bytes = Buffer.concat([head, body]);
    const answered = readAnswer(socket, request.method);
    if (request.delivery === 'cut off') {
      socket.write(bytes.subarray(0, Math.ceil(bytes.length * 0.6)));
      await wait(20);
      return { kind: 'cut short' };
    }
    await (request.delivery === 'slow' ? writeSlowly(socket, bytes) : socket.write(bytes));
    const answer = await Promise.race([answered, passed(deadline)]);
    if (answer === 'closed' || answer === 'unanswered') return { kind: answer };
    return { kind: 'answered', answer, next: await askNext(socket, request, { answer, deadline }) };
  } finally {
    socket.destroy();
  }
}

async function askNext(
  socket: Socket,
  request: FuzzRequest,
  { answer: { status, headers }, deadline }: { answer: Answer; deadline: number },
): Promise<NextRequest> {
  const staysOpen = headers.connection?.toLowerCase() !== 'close' && status !== 101;
  const hasWholeBody = bodyLength(request.body) > 0 && request.delivery !== 'misframed';
  if (!staysOpen || !hasWholeBody) return 'not asked';
  const answered = readAnswer(socket, 'GET');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const answer = await Promise.race([answered, passed(deadline)]);
  const isHealth = typeof answer === 'object' && answer.body.includes('"alive"');
  return isHealth ? 'answered' : 'spoilt';
}

function readAnswer(socket: Socket, method: string): Promise<Answer | 'closed'> {
  const reader = new AnswerReader(method);
  return new Promise((resolve, reject) => {
    const settle = (read: () => Answer | 'closed' | undefined) => {
      try {
        const answer = read();
        if (answer === undefined) return;
        socket.removeAllListeners('data');
        resolve(answer);
      } catch (error) {
        reject(error);
      }
    };
    socket.on('data', (chunk) => settle(() => reader.take(chunk)));
    socket.once('close', () => settle(() => reader.end() ?? 'closed'));
  });
}

async function writeSlowly(socket: Socket, bytes: Buffer): Promise<void> {
  const size = Math.ceil(bytes.length / 4);
  for (let start = 0; start < bytes.length; start += size) {
    if (start > 0) await wait(30);
    socket.write(bytes.subarray(start, start + size));
  }
}

async function passed(deadline: number): Promise<'unanswered'> {
  return wait(deadline, 'unanswered', { ref: false });
}

/** A random loopback address: Linux has 16 million, so that rate limits by address let most requests through. */
function someNetworkAddress(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const byte = () => 1 + Math.floor(Math.random() * 254);
  return `127.${byte()}.${byte()}.${byte()}`;
}
