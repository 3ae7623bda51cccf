import { send } from '../send.ts';

/** How a report stands with its subscribers, as the server tells it. */
export type MailingState = { recipients: number; mailing: Mailing | null };

export type Mailing = {
  status: 'done' | 'paused' | 'sending';
  problem?: string | null;
  startedAt: string;
  finishedAt?: string | null;
  counts: Record<'bounced' | 'failed' | 'sent' | 'suppressed' | 'waiting', number>;
};

/**
 * Asks the server about the email of a report, or to do something with it.
 * @throws Error with a sentence for the editor if it cannot be done.
 */
export function askReportMail<Answer>(
  api: string,
  name: 'pause' | 'preview' | 'resume' | 'send' | 'state' | 'test',
  report: string,
): Promise<Answer> {
  return send<Answer>('POST', `${api}/report-mail/${name}`, { report });
}
