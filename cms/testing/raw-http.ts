import { connect } from 'node:net';

type Conversation = {
  port: number;
  /** Sent as soon as the connection is open, byte for byte. */
  send: Buffer | string;
  /** Ends the conversation once it stands in what was received; without it the server has to close. */
  until?: RegExp;
  /** Sent once `until` of the first part was received. */
  next?: { send: Buffer | string; until?: RegExp };
};

const deadlineMilliseconds = 30_000;

/**
 * What a server answers to bytes that no HTTP client would send.
 * @throws Error with what was received so far if the answer does not come within 30 seconds.
 */
export function exchange({ port, send, until, next }: Conversation): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(send));
    const pending = { until, next };
    let received = '';
    let seen = 0;
    const deadline = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer within 30 seconds, only: ${received.slice(0, 500)}`));
    }, deadlineMilliseconds);
    const finish = () => {
      clearTimeout(deadline);
      socket.destroy();
      resolve(received);
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk;
      if (!pending.until?.test(received.slice(seen))) return;
      if (!pending.next) return finish();
      seen = received.length;
      pending.until = pending.next.until;
      socket.write(pending.next.send);
      pending.next = undefined;
    });
    // A server that closes while it is still being sent to is heard here; what it answered before counts.
    socket.on('error', () => {});
    socket.on('close', finish);
  });
}

/** A request line and headers, with `Host` and whatever else is given, as they go over the wire. */
export function head(line: string, ...headers: string[]): string {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: localhost'];
  return [`${line} HTTP/1.1`, ...host, ...headers, '', ''].join('\r\n');
}

/** The status of the first answer in what was received. */
export function statusOf(received: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]);
}
