import type { MailServer } from './mail-server.ts';
import type { AppProcess } from './start-app-process.ts';

/** Lets a process send until the mail server has accepted so many in all, and kills it before it hears of the last one. */
export function killWhileSending(
  child: AppProcess,
  server: Pick<MailServer, 'beforeAnswer'>,
  count: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.beforeAnswer((accepted) => {
      if (accepted >= count) child.kill().then(resolve, reject);
    });
  });
}
