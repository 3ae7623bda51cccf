'use client';

import { Pill, useDocumentInfo } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatDaysFrom } from '#contract/rules/date.ts';
import {
  discountStanding,
  type DiscountPeriod,
  type DiscountStanding as Standing,
} from '#contract/rules/discount-period.ts';
import { isUnsigned, type DiscountSignOff } from '#contract/rules/discount-sign-off.ts';
import { useNow } from '../use-now.ts';

type Discount = DiscountPeriod & DiscountSignOff;

/** How an offer stands now, in the list. */
export function DiscountStandingCell({ rowData }: DefaultCellComponentProps) {
  return <DiscountStanding discount={rowData} />;
}

/** The same in the form: a new offer is nowhere until it is saved, and what is changed counts from then, too. */
export function DiscountStandingField() {
  const { id, savedDocumentData } = useDocumentInfo();
  return (
    <div className="field-type">
      {id && savedDocumentData ? (
        <DiscountStanding discount={savedDocumentData} />
      ) : (
        <Pill pillStyle="light-gray" size="small">
          Not saved yet
        </Pill>
      )}
    </div>
  );
}

const pills: Record<Standing, 'light-gray' | 'success' | 'warning'> = {
  off: 'light-gray',
  waiting: 'light-gray',
  on: 'success',
  ending: 'warning',
  ended: 'light-gray',
};

function DiscountStanding({ discount }: { discount: Discount }) {
  const now = useNow();
  const standing = discountStanding(discount, now);
  const needsSignOff = isUnsigned(discount);
  return (
    <Pill pillStyle={needsSignOff ? 'warning' : pills[standing]} size="small">
      {needsSignOff ? 'Waits for sign-off' : textOf(standing, discount, now)}
    </Pill>
  );
}

function textOf(standing: Standing, { startsAt, endsAt }: Discount, now: Date): string {
  if (standing === 'waiting' && startsAt) return `Starts ${formatDaysFrom(startsAt, now)}`;
  if (standing === 'ending' && endsAt) return `Ends ${formatDaysFrom(endsAt, now)}`;
  if (standing === 'ended' && endsAt) return `Ended ${formatDaysFrom(endsAt, now)}`;
  return standing === 'off' ? 'Not on the site' : 'On the site';
}
