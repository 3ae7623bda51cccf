import { Link } from '@payloadcms/ui';
import type { AdminViewServerProps, Payload } from 'payload';
import { routes } from '#cms/admin/routes.ts';
import { screens } from '#cms/admin/screens.ts';
import { counted, formatCount, nounFor } from '#contract/rules/counted.ts';
import { formatDateAndTime } from '#contract/rules/date.ts';
import type { ProcessStatus, QueueName, Workload } from '#cms/system/read-system.ts';
import { DataTable, Figure } from '../data-table/data-table.tsx';
import { deskOf } from '../desk.ts';
import { listHref } from '../list-bar/list-href.ts';
import { Screen } from '../screen/screen.tsx';

/** How the site stands, in words, for those who run it. */
export async function SystemView(props: AdminViewServerProps) {
  return (
    <Screen {...props} screen={screens.system}>
      <System payload={props.initPageResult.req.payload} />
    </Screen>
  );
}

async function System({ payload }: { payload: Payload }) {
  const { readStatus, readWorkload } = deskOf(payload);
  const now = new Date();
  const status = await readStatus(payload);
  const workload = await readWorkload(payload, now);
  const name = payload.db.name === 'sqlite' ? 'embedded database' : 'MongoDB';
  return (
    <>
      <ul>
        <li>{describeDatabase(status, name)}</li>
        <li>
          Visitors see what was stored by {formatDateAndTime(status.loadedAt.toISOString())}
          {status.skipped.length === 0 ? (
            '; everything published is shown.'
          ) : (
            <>
              ;{' '}
              <Link href={routes.admin} prefetch={false}>
                {counted(status.skipped.length, 'document is', 'documents are')} not shown as saved
              </Link>
              .
            </>
          )}
        </li>
        <li>{describeJobs(workload)}</li>
        <li>{counted(workload.activePriceAlerts, 'person has', 'people have')} price alerts.</li>
      </ul>
      <DataTable
        caption="What waits and could be done now"
        columns={['Queue', { figures: 'Waiting' }, 'Since']}
      >
        {workload.queues.map((queue) => (
          <tr key={queue.name}>
            <th scope="row">{queueNames[queue.name]}</th>
            <Figure>{formatCount(queue.length)}</Figure>
            <td>{queue.since === null ? '–' : formatDateAndTime(queue.since)}</td>
          </tr>
        ))}
      </DataTable>
      <DataTable
        caption="Processes that run on this database"
        columns={['Machine', { figures: 'Process' }, 'Running since', 'Last heard of']}
      >
        {workload.processes.map(({ host, pid, startedAt, seenAt }) => (
          <tr key={`${host} ${pid}`}>
            <th scope="row">{host}</th>
            <Figure>{pid}</Figure>
            <td>{formatDateAndTime(startedAt)}</td>
            <td>{formatDateAndTime(seenAt)}</td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}

const queueNames: Readonly<Record<QueueName, string>> = {
  scheduledJobs: 'Scheduled publications and other jobs',
  messages: 'Emails to one person',
  confirmations: 'Confirmations of subscriptions',
  priceAlerts: 'Price alerts',
  reports: 'Market reports by email',
};

function describeDatabase({ database, isWritable }: ProcessStatus, name: string): string {
  const since = formatDateAndTime(database.since.toISOString());
  if (!database.reachable)
    return `The ${name} has not answered since ${since}. Visitors are shown what was read before; nothing can be saved.`;
  if (!isWritable)
    return `The ${name} answers, but takes nothing new: is its disk full, or has it become read-only?`;
  return `The ${name} answers and can be written to.`;
}

function describeJobs({ jobsInTrouble: { count, where } }: Workload) {
  if (count === 0) return 'No job has failed or is late.';
  return (
    <>
      <Link href={listHref('payload-jobs', where)} prefetch={false}>
        {counted(count, 'job has', 'jobs have')} failed or {nounFor(count, 'is', 'are')} late
      </Link>
      .
    </>
  );
}
