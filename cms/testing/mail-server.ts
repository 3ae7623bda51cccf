import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  /** For `SMTP_URL`. */
  url: string;
  /** What was accepted, byte for byte, in its order. */
  accepted: Buffer[];
  /** The same, read as emails. */
  read: () => Promise<Email[]>;
  /** How it answers a recipient from now on: nothing to accept, or the text of a refusal that begins with its code. */
  refuse: (answer: (recipient: string) => string | undefined) => void;
  /** What happens once a message is accepted, before the client is told; the argument counts them. */
  beforeAnswer: (act: (count: number) => void) => void;
  /** How many milliseconds each of its answers takes from now on. */
  slowDown: (milliseconds: number) => void;
  stop: () => Promise<void>;
};

/** A real mail server on this machine that keeps what it accepts; with TLS, under a certificate that nobody vouches for. */
export async function startMailServer({ hasTls = false } = {}): Promise<MailServer> {
  const accepted: Buffer[] = [];
  let act: (count: number) => void = () => {};
  let refusal: (recipient: string) => string | undefined = () => undefined;
  let answerMilliseconds = 0;
  const inTime = (done: () => void) => void setTimeout(done, answerMilliseconds);
  const server = new SMTPServer({
    authOptional: true,
    secure: hasTls,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => inTime(done),
    onRcptTo: ({ address }, _session, done) => {
      const answer = refusal(address);
      if (answer === undefined) return inTime(done);
      done(Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        accepted.push(Buffer.concat(chunks));
        act(accepted.length);
        inTime(done);
      });
    },
  });
  // A client that is killed breaks its connections off.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${hasTls ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    accepted,
    read: () => Promise.all(accepted.map((bytes) => PostalMime.parse(bytes))),
    refuse: (answer) => {
      refusal = answer;
    },
    slowDown: (milliseconds) => {
      answerMilliseconds = milliseconds;
    },
    beforeAnswer: (given) => {
      act = given;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
