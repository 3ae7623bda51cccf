import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Guide } from '#contract/schemas/guide.ts';
import { exampleGuide } from './example-guide.ts';
import { GuideHeader } from './guide-header.tsx';

function head(fields: Partial<Guide>, isSample = false): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <GuideHeader guide={{ ...exampleGuide, ...fields }} isSample={isSample} />
    </MemoryRouter>,
  );
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const overdue = 'The review of this guide is overdue.';

describe('the header of a guide', () => {
  it('says who has checked it, or that nobody has', () => {
    expect(head({ reviewerRole: 'Pharmacist' })).toContain('>Pharmacist<');
    expect(head({})).toContain('>Not reviewed by a clinician<');
    expect(head({}, true)).toContain('>Sample text, not reviewed by a clinician<');
  });

  it('says when it was last reviewed and when the next review is due', () => {
    expect(head({})).toContain('>20 August 2025<');
    expect(head({})).toContain('>20 August 2026<');
  });

  it('says that the review is overdue once it is', () => {
    expect(head({ lastReviewedAt: daysAgo(370) })).toContain(overdue);
    expect(head({ lastReviewedAt: daysAgo(360) })).not.toContain(overdue);
  });
});
