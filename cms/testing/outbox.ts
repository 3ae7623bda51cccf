import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { mailQueueName } from '../mail/mail-queue.ts';
import { outboxFolder } from '../mail/transport.ts';
import { runNextJob } from '../runtime/jobs.ts';
import type { TestPayload } from './test-payload.ts';

/** The messages that lie in the outbox for an address, or for all, oldest first. */
export async function readOutbox(dataDir: string, address?: string): Promise<Email[]> {
  const folder = outboxFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const messages = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => read(path.join(folder, name))),
  );
  return messages
    .toSorted((a, b) => a.writtenAt - b.writtenAt)
    .map(({ email }) => email)
    .filter(({ to }) => address === undefined || to?.some((each) => each.address === address));
}

/** Sends the messages to one person that are in the mail queue; returns what lies in the outbox for an address then. */
export async function sendQueuedMail({ payload, env }: TestPayload, address: string) {
  while (await runNextJob(payload, mailQueueName));
  return readOutbox(env.dataDir, address);
}

async function read(file: string) {
  const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
  return { email: await PostalMime.parse(bytes), writtenAt: mtimeMs };
}

/** Forgets what was written so far. */
export async function emptyOutbox(dataDir: string): Promise<void> {
  await rm(outboxFolder(dataDir), { recursive: true, force: true });
}

/** The path and query of the first link in a message whose path is given. */
export function linkIn({ text }: Email, pathname: string): string {
  const link = new RegExp(`https?://[^/\\s]+(${pathname}\\?token=[\\w-]+)`).exec(text ?? '')?.[1];
  if (link === undefined) throw new Error(`There is no link to ${pathname} in this message`);
  return link;
}
