import type { Month } from '../prices/months.ts';

/** What an editor would remark on in a month, of what `market-events.ts` and its neighbours made happen. */
export const monthNotes: ReadonlyMap<Month, string> = new Map<Month, string>([
  [
    '2025-09',
    'On 1 September six providers raised their prices of Mounjaro, as they had told their patients in August. Most doses that were out of stock in August came back.',
  ],
  [
    '2025-10',
    'More providers raised their prices of Mounjaro than lowered them, and some of its higher doses ran short.',
  ],
  ['2025-11', 'More prices of Wegovy went down than up.'],
  [
    '2025-12',
    'Ashdrift Pharmacy and Elmsworthy Pharmacy delivered free of charge in December. Delivery fees are no part of the prices in this report.',
  ],
  ['2026-01', 'Some providers lowered the prices of the first doses at the start of the year.'],
  ['2026-03', 'More prices of Mounjaro went down than up, after the rises of last autumn.'],
  ['2026-04', 'More prices went up than down. Several providers named higher costs as the reason.'],
  ['2026-06', 'More prices of Saxenda went down than up.'],
  ['2026-10', 'More prices of Mounjaro and Wegovy went down than up.'],
]);
