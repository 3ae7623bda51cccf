import { formatDateAndTime } from '#contract/rules/date.ts';
import type { MailingState } from '#cms/mail/mailing-service.ts';
import { formatCount } from '#contract/rules/counted.ts';

type Props = { mailing: NonNullable<MailingState['mailing']>; recipients: number };

const headings = { sending: 'Sending', paused: 'Paused', done: 'Sent' } as const;

const rows = [
  ['sent', 'Sent'],
  ['waiting', 'Still to send'],
  ['suppressed', 'Unsubscribed before'],
  ['bounced', 'Could not be delivered'],
  ['failed', 'Given up after two days'],
] as const;

/** How far the sending has come, as a bar and as counts. */
export function MailingProgress({ mailing, recipients }: Props) {
  const { counts, finishedAt, problem, startedAt, status } = mailing;
  const settled = counts.sent + counts.suppressed + counts.bounced + counts.failed;
  return (
    <>
      <p role="status">
        <strong>{headings[status]}</strong>: {formatCount(settled)} of {formatCount(recipients)}
      </p>
      <progress aria-label="Progress" max={Math.max(recipients, 1)} value={settled} />
      {problem && (
        <p role="alert" className="report-mail__problem">
          {problem}
        </p>
      )}
      <table>
        <caption>
          Since {formatDateAndTime(startedAt)}
          {finishedAt ? `, until ${formatDateAndTime(finishedAt)}` : ''}
        </caption>
        <tbody>
          {rows.map(([state, name]) => (
            <tr key={state}>
              <th scope="row">{name}</th>
              <td>{formatCount(counts[state])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
