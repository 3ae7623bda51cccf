import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { linkIn, readOutbox } from '#cms/testing/outbox.ts';
import { serverFile } from './server-files.ts';

/**
 * The path and query of a link in the newest message with a subject to an address, once the message is there: those of two
 * queues come in either order.
 */
export async function linkFromEmail(
  address: string,
  { subject, pathname }: { subject: string; pathname: string },
): Promise<string> {
  const dataDir = await readFile(serverFile('data-dir'), 'utf8');
  let link = '';
  await expect
    .poll(
      async () => {
        const messages = await readOutbox(dataDir, address);
        const message = messages.findLast((each) => each.subject === subject);
        if (message) link = linkIn(message, pathname);
        return messages.map((each) => each.subject);
      },
      { timeout: 30_000 },
    )
    .toContain(subject);
  return link;
}

/** The path of the link for a new password in the newest message to an address, once the message is there. */
export function passwordLink(address: string): Promise<string> {
  return adminLink(address, /\/admin\/new-password#\w+/);
}

/** The same, of the link that accepts an invitation. */
export function invitationLink(address: string): Promise<string> {
  return adminLink(address, /\/admin\/invitation#\w+/);
}

async function adminLink(address: string, pattern: RegExp): Promise<string> {
  const dataDir = await readFile(serverFile('data-dir'), 'utf8');
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        const message = (await readOutbox(dataDir, address)).at(-1);
        path = pattern.exec(message?.text ?? '')?.[0];
        return path;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return path ?? '';
}
