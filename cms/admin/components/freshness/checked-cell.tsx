'use client';

import type { DefaultCellComponentProps } from 'payload';
import { Pill } from '@payloadcms/ui';
import { formatDate, formatDaysFrom } from '#contract/rules/date.ts';
import { staleBefore, stalePriceDays } from '#contract/rules/freshness.ts';
import { useNow } from '../use-now.ts';

/** When a price was checked, as “12 days ago”; one that is too old says so. */
export function CheckedCell({ cellData }: DefaultCellComponentProps) {
  const now = useNow();
  if (typeof cellData !== 'string') return <span>Never</span>;
  return (
    <>
      <time dateTime={cellData} title={formatDate(cellData)}>
        {formatDaysFrom(cellData, now)}
      </time>{' '}
      {cellData < staleBefore(now) && (
        <Pill pillStyle="warning" size="small">
          Over {stalePriceDays} days
        </Pill>
      )}
    </>
  );
}
