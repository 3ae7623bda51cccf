import { ValidationError, type Payload } from 'payload';
import type { Delivery, Mailing, User } from '#collections/payload-types.ts';
import { Conflict, PublicError } from '../runtime/errors.ts';
import { createCompose } from './compose.ts';
import { subscribersAt } from './expand-recipients.ts';
import { MailFailure } from './mail-failure.ts';
import type { RenderedMessage } from './messages/render-message.ts';
import { isPublished, readReportSummary } from './report-summary.ts';
import { createSigning } from '../subscriptions/signing.ts';

export type DeliveryCounts = Record<Delivery['state'], number>;

/** How far the sending of a report has come. */
export type MailingState = {
  /** How many it would go to, or is going to. */
  recipients: number;
  /** Null as long as nobody has sent it. */
  mailing:
    | (Pick<Mailing, 'finishedAt' | 'problem' | 'startedAt' | 'status'> & {
        counts: DeliveryCounts;
      })
    | null;
};

type Report = { id: string; publicUrl: string };

/** How far the sending of a report has come. */
export async function readMailing(payload: Payload, reportId: string): Promise<MailingState> {
  const mailing = await findMailing(payload, reportId);
  if (!mailing) return { recipients: await countSubscribers(payload), mailing: null };
  const { finishedAt, problem, recipients, startedAt, status } = mailing;
  const counts = await countDeliveries(payload, mailing.id);
  return { recipients, mailing: { finishedAt, problem, startedAt, status, counts } };
}

/**
 * Starts to send a report to everybody who is subscribed now; the job queue does the rest.
 * @throws NotFound unless it is published, Conflict if it was sent before.
 */
export async function startMailing(
  payload: Payload,
  report: Report,
  startedBy: User,
): Promise<void> {
  const summary = await readReportSummary(payload, report);
  try {
    await payload.create({
      collection: 'mailings',
      data: {
        report: report.id,
        title: summary.title,
        summary: { ...summary },
        status: 'sending',
        recipients: await countSubscribers(payload),
        startedAt: new Date().toISOString(),
        startedBy: startedBy.id,
        isExpanded: false,
      },
      overrideAccess: true,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Conflict('This report has already been sent. A report is sent only once.');
  }
}

/**
 * Pauses a mailing or lets it go on.
 * @throws Conflict if it is not in the state that this needs, or would go on with a report that is not published.
 */
export async function setMailing(
  payload: Payload,
  reportId: string,
  status: 'paused' | 'sending',
): Promise<void> {
  if (status === 'sending' && !(await isPublished(payload, reportId)))
    throw new Conflict('This report is not published. Publish it, then resume.');
  const from = status === 'paused' ? 'sending' : 'paused';
  const changed: unknown = await payload.db.updateOne({
    collection: 'mailings',
    where: { and: [{ report: { equals: reportId } }, { status: { equals: from } }] },
    data: { status, problem: null },
  });
  if (changed === null)
    throw new Conflict('The sending has moved on meanwhile. Check its state again.');
}

/** The email as its recipients will see it; its personal links lead nowhere. */
export async function previewReport(payload: Payload, report: Report): Promise<RenderedMessage> {
  const { subject, html, text } = await composeFor(payload, report, 'reader@directory.example');
  return { subject, html, text };
}

/**
 * Sends the email to the editor who asks for it, and to nobody else.
 * @throws PublicError if the mail server does not take it.
 */
export async function sendTest(payload: Payload, report: Report, to: User): Promise<void> {
  const message = await composeFor(payload, report, to.email);
  try {
    await payload.sendEmail({ ...message, subject: `[Test] ${message.subject}` });
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    throw new PublicError(502, `${error.message}. See that SMTP_URL and MAIL_FROM are right.`);
  }
}

async function composeFor(payload: Payload, report: Report, email: string) {
  const { publicUrl } = report;
  const compose = await createCompose({
    payload,
    publicUrl,
    signing: createSigning(payload.secret),
  });
  return compose({
    // Without a code its links are nobody's.
    recipient: { email, addressCode: '', consentedAt: '' },
    list: 'reports',
    content: { kind: 'report', report: await readReportSummary(payload, report) },
    messageId: `<test.${report.id}.${Date.now()}@${new URL(publicUrl).hostname}>`,
  });
}

async function findMailing(payload: Payload, reportId: string): Promise<Mailing | undefined> {
  const mailing = await payload.db.findOne<Mailing>({
    collection: 'mailings',
    where: { report: { equals: reportId } },
  });
  return mailing ?? undefined;
}

async function countSubscribers(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.db.count({
    collection: 'subscriptions',
    where: subscribersAt(new Date().toISOString()),
  });
  return totalDocs;
}

async function countDeliveries(payload: Payload, mailing: string): Promise<DeliveryCounts> {
  const count = async (state: Delivery['state']) =>
    (
      await payload.db.count({
        collection: 'deliveries',
        where: { and: [{ mailing: { equals: mailing } }, { state: { equals: state } }] },
      })
    ).totalDocs;
  return {
    waiting: await count('waiting'),
    sent: await count('sent'),
    bounced: await count('bounced'),
    suppressed: await count('suppressed'),
    failed: await count('failed'),
  };
}
