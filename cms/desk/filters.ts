import type { Where } from 'payload';
import { staleBefore } from '#contract/rules/freshness.ts';
import { discountWarningEnd } from '#contract/rules/discount-period.ts';
import { reviewOverdueBefore } from '#contract/rules/text-review.ts';
import { checkDueBefore, registrationWarningEnd } from '#contract/rules/registration.ts';

// What editors look for every day: the lists link to it, and the dashboard counts it.

/** Prices that have not been checked for too long, seen from `now`. */
export function stalePrices(now: Date): Where {
  return { checkedAt: { less_than: staleBefore(now) } };
}

/** Products of which the consultation or the delivery fee is not known. */
export function unknownFees(): Where {
  return {
    or: [{ consultationFeePence: { exists: false } }, { deliveryFeePence: { exists: false } }],
  };
}

/** Registrations that have not ended by `now`. */
export function registrationsNotEnded(now: Date): Where {
  return { or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: now.toISOString() } }] };
}

/** Registrations that have not ended and lapse within the days of the warning, or have for want of a check. */
export function lapsingRegistrations(now: Date): Where {
  const lapses: Where = {
    or: [
      { checkedAt: { less_than_equal: checkDueBefore(now) } },
      { endsAt: { less_than_equal: registrationWarningEnd(now) } },
    ],
  };
  return { and: [registrationsNotEnded(now), lapses] };
}

/** Offers that end within the days of the warning. */
export function endingDiscounts(now: Date): Where {
  const and: Where[] = [
    { isActive: { equals: true } },
    { endsAt: { greater_than: now.toISOString() } },
    { endsAt: { less_than_equal: discountWarningEnd(now) } },
  ];
  return { and };
}

/** Offers on a medicine that no administrator has signed off. */
export function unsignedDiscounts(): Where {
  const and: Where[] = [{ appliesTo: { in: ['medicine'] } }, { isSignedOff: { not_equals: true } }];
  return { and };
}

/** Published guides whose facts should have been reviewed again by `now`. */
export function overdueGuides(now: Date): Where {
  const and: Where[] = [
    { _status: { equals: 'published' } },
    { lastReviewedAt: { less_than: reviewOverdueBefore(now) } },
  ];
  return { and };
}

/** Published legal pages that nobody has changed or reviewed for so long that they should have been by `now`. */
export function overdueLegalPages(now: Date): Where {
  const before = reviewOverdueBefore(now);
  const and: Where[] = [
    { _status: { equals: 'published' } },
    { lastUpdatedAt: { less_than: before } },
    { or: [{ lastReviewedAt: { exists: false } }, { lastReviewedAt: { less_than: before } }] },
  ];
  return { and };
}

export function reviewsWith(status: 'pending' | 'published' | 'rejected'): Where {
  return { status: { equals: status } };
}

/** Reviews with a report that nobody has settled. */
export function reviewsReportedAsAbuse(): Where {
  return { openReports: { greater_than: 0 } };
}

/** Prices that visitors say are wrong, and nobody has settled. */
export function newCorrections(): Where {
  return { status: { equals: 'new' } };
}

/** Changes that the price watch has seen and nobody has decided on. */
export function waitingProposals(): Where {
  return { proposal: { equals: 'waiting' } };
}

/** Watched prices of which the last visits found nothing: their rule is to be mended. */
export function brokenWatches(): Where {
  return { failures: { greater_than_equal: 3 } };
}

export function newMessages(): Where {
  return { status: { equals: 'new' } };
}

/** Complaints about personal data that wait for their answer. */
export function openComplaints(): Where {
  return { status: { equals: 'open' } };
}

/** Links to other sites that have failed twice. */
export function brokenLinks(): Where {
  return { failures: { greater_than_equal: 2 } };
}

/** Notes that ask an account for something and are not done. */
export function notesFor(account: { id: string }): Where {
  return { and: [{ assignedTo: { equals: account.id } }, { isDone: { not_equals: true } }] };
}

/** Reports whose sending has stopped by itself. */
export function pausedMailings(): Where {
  return { status: { equals: 'paused' } };
}

/** Reports that were sent by email since a time. */
export function mailingsSince(time: Date): Where {
  return { startedAt: { greater_than: time.toISOString() } };
}
