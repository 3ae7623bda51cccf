import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport as createMailer, type SendMailOptions } from 'nodemailer';
import type { Environment } from '../runtime/env.ts';
import { MailFailure } from './mail-failure.ts';

export type Transport = {
  /**
   * Hands a message over; when it returns, somebody else has it.
   * @throws MailFailure if the mail server does not take it.
   */
  send: (message: SendMailOptions) => Promise<void>;
  /** Lets go of the connections. */
  close: () => void;
};

/** So many messages are under way at a time; with more a mail server takes us for a flood. */
export const mostConnections = 5;

/** No answer for so long is no answer: the message is tried again later. */
const patienceMilliseconds = 10_000;

/** To the mail server of `SMTP_URL`; without one, into files that any mail program opens. */
export function createTransport({
  smtpUrl,
  dataDir,
}: Pick<Environment, 'dataDir' | 'smtpUrl'>): Transport {
  return smtpUrl ? smtp(smtpUrl) : outbox(outboxFolder(dataDir));
}

/** Where messages lie that no mail server takes. */
export function outboxFolder(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}

function smtp(url: string): Transport {
  const transporter = createMailer({
    url,
    pool: true,
    maxConnections: mostConnections,
    maxMessages: Infinity,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
    dnsTimeout: patienceMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createMailer>[0]);
  return {
    send: async (message) => {
      await transporter.sendMail(message).catch((error: unknown) => {
        throw new MailFailure(error);
      });
    },
    close: () => transporter.close(),
  };
}

/** One file a message, named after its Message-ID: the same message written twice is there once. */
function outbox(folder: string): Transport {
  const transporter = createMailer({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      const { message: bytes, messageId } = await transporter.sendMail(message);
      const name = messageId.replace(/[^\w.@-]/g, '');
      const unfinished = path.join(folder, `.${randomUUID()}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, bytes as Buffer, { mode: 0o600 });
      await rename(unfinished, path.join(folder, `${name}.eml`));
    },
    close: () => transporter.close(),
  };
}
