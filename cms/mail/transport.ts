import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Environment } from '../runtime/env.ts';
import { MailFailure } from './mail-failure.ts';

export type Transport = {
  /**
   * Hands a message over; once it returns, the message is no longer ours to deliver.
   * @throws MailFailure if the mail server does not take it.
   */
  send: (message: SendMailOptions) => Promise<void>;
  /** Closes the connections. */
  close: () => void;
};

type CreateMailer = typeof import('nodemailer').createTransport;

/** How many messages are sent at a time; a mail server might take more for a flood. */
export const maxConnections = 5;

/** How long to wait for an answer; without one, the message is retried later. */
const timeoutMilliseconds = 10_000;

/** Sends to the mail server of `SMTP_URL`; without one, writes files that any mail program opens. */
export async function createTransport({
  smtpUrl,
  dataDir,
}: Pick<Environment, 'dataDir' | 'smtpUrl'>): Promise<Transport> {
  const { createTransport: createMailer } = await import('nodemailer');
  return smtpUrl ? smtp(createMailer, smtpUrl) : outbox(createMailer, outboxFolder(dataDir));
}

/** Where messages are written when there is no mail server. */
export function outboxFolder(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}

function smtp(createMailer: CreateMailer, url: string): Transport {
  const transporter = createMailer({
    url,
    pool: true,
    maxConnections,
    maxMessages: Infinity,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    dnsTimeout: timeoutMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<CreateMailer>[0]);
  return {
    send: async (message) => {
      await transporter.sendMail(message).catch((error: unknown) => {
        throw new MailFailure(error);
      });
    },
    close: () => transporter.close(),
  };
}

/** One file a message, named after its Message-ID: a message that is written twice is there once. */
function outbox(createMailer: CreateMailer, folder: string): Transport {
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
