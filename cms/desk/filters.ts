import type { Where } from 'payload';
import { staleBefore } from '#contract/rules/freshness.ts';
import { discountWarningEnd } from '#contract/rules/discount-period.ts';
import { reviewOverdueBefore } from '#contract/rules/text-review.ts';
import { checkDueBefore, endDueBefore, endedBefore } from '#contract/rules/registration.ts';

// What editors look for every day: the lists link to it, and the dashboard counts it.

/** Prices that were last checked too long before `now`. */
export function stalePrices(now: Date): Where {
  return { checkedAt: { less_than: staleBefore(now) } };
}

/** Products with an unknown consultation or delivery fee. */
export function unknownFees(): Where {
  return {
    or: [{ consultationFeePence: { exists: false } }, { deliveryFeePence: { exists: false } }],
  };
}

/** Registrations that have not ended by `now`. */
function currentRegistrations(now: Date): Where {
  return {
    or: [{ endsAt: { exists: false } }, { endsAt: { greater_than_equal: endedBefore(now) } }],
  };
}

/** Current registrations that lapse soon enough for a warning, or have lapsed because nobody checked them. */
export function lapsingRegistrations(now: Date): Where {
  const lapses: Where = {
    or: [
      { checkedAt: { less_than_equal: checkDueBefore(now) } },
      { endsAt: { less_than: endDueBefore(now) } },
    ],
  };
  return { and: [currentRegistrations(now), lapses] };
}

/** Offers that end soon enough for a warning. */
export function endingDiscounts(now: Date): Where {
  const and: Where[] = [
    { isActive: { equals: true } },
    { endsAt: { greater_than: now.toISOString() } },
    { endsAt: { less_than_equal: discountWarningEnd(now) } },
  ];
  return { and };
}

/** Offers on a medicine without an administrator’s sign-off, unless they have ended. */
export function unsignedDiscounts(now: Date): Where {
  const and: Where[] = [
    { appliesTo: { in: ['medicine'] } },
    { isSignedOff: { not_equals: true } },
    { or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: now.toISOString() } }] },
  ];
  return { and };
}

/** Published guides whose facts are overdue for review. */
export function overdueGuides(now: Date): Where {
  const and: Where[] = [
    { _status: { equals: 'published' } },
    { lastReviewedAt: { less_than: reviewOverdueBefore(now) } },
  ];
  return { and };
}

/** Published legal pages that are overdue for a change or review. */
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

/** Reviews with open abuse reports. */
export function reviewsReportedAsAbuse(): Where {
  return { openReports: { greater_than: 0 } };
}

/** Unsettled corrections of prices from visitors. */
export function newCorrections(): Where {
  return { status: { equals: 'new' } };
}

/** Watched prices whose last visits found nothing; their rule needs fixing. */
export function brokenWatches(): Where {
  return { failures: { greater_than_equal: 3 } };
}

export function newMessages(): Where {
  return { status: { equals: 'new' } };
}

/** Unanswered complaints about personal data. */
export function openComplaints(): Where {
  return { status: { equals: 'open' } };
}

/** Links to other sites that have failed twice. */
export function brokenLinks(): Where {
  return { failures: { greater_than_equal: 2 } };
}

/** Open notes assigned to an account. */
export function notesFor(account: { id: string }): Where {
  return { and: [{ assignedTo: { equals: account.id } }, { isDone: { not_equals: true } }] };
}

/** Mailings that paused automatically. */
export function pausedMailings(): Where {
  return { status: { equals: 'paused' } };
}

/** Reports emailed since a time. */
export function mailingsSince(time: Date): Where {
  return { startedAt: { greater_than: time.toISOString() } };
}
