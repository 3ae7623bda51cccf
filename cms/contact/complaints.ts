import type { Payload } from 'payload';
import type { Complaint } from '#collections/payload-types.ts';
import { answerComplaintBy } from '#contract/rules/complaint.ts';
import { isFromRobot } from '#contract/rules/honeypot.ts';
import type { ComplaintRequest } from '#contract/schemas/complaint.ts';
import { queueAcknowledgement } from './acknowledge-complaint.ts';

/**
 * Stores a complaint about how personal data is used and acknowledges it by email, as the Data Protection Act 2018
 * requires (section 164A, in force since 19 June 2026). Complaints from robots are dropped.
 */
export async function receiveComplaint(payload: Payload, request: ComplaintRequest): Promise<void> {
  if (isFromRobot(request)) return;
  const { name, email, complaint } = request;
  const receivedAt = new Date();
  const stored = await payload.create({
    collection: 'complaints',
    data: {
      name,
      email,
      complaint,
      receivedAt: receivedAt.toISOString(),
      acknowledgedAt: null,
      answerBy: answerComplaintBy(receivedAt).toISOString(),
      status: 'open',
    },
    overrideAccess: true,
  });
  await queueAcknowledgement(payload, stored);
}

/** The complaints from addresses that `isTheirs` accepts, newest first. */
export async function complaintsFrom(
  payload: Payload,
  isTheirs: (email: string) => boolean,
): Promise<Complaint[]> {
  const { docs } = await payload.db.find<Complaint>({
    collection: 'complaints',
    sort: '-receivedAt',
    pagination: false,
  });
  return docs.filter(({ email }) => isTheirs(email));
}
