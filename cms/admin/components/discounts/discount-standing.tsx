'use client';

import { Pill, useDocumentInfo } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useNow } from '../use-now.ts';
import { standingPill, type Discount } from './standing-pill.ts';

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

function DiscountStanding({ discount }: { discount: Discount }) {
  const { style, text } = standingPill(discount, useNow());
  return (
    <Pill pillStyle={style} size="small">
      {text}
    </Pill>
  );
}
