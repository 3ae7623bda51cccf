import { send } from '../send.ts';

/**
 * Asks the server about the email of a report, or to do something with it.
 * @throws Error with a sentence for the editor if it cannot be done.
 */
export function askReportMail<Answer>(
  name: 'pause' | 'preview' | 'resume' | 'send' | 'state' | 'test',
  report: string,
): Promise<Answer> {
  return send<Answer>('POST', `/report-mail/${name}`, { report });
}
