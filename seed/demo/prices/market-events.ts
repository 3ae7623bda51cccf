import { createRandom } from '#seed/random.ts';
import type { ProductData } from './index.ts';
import type { Month } from './months.ts';

/** Something that moved many prices at once, from one month up to another; invented but for the first. */
export type MarketEvent = {
  name: string;
  from: Month;
  /** The month in which prices go back. */
  until: Month;
  /** About so many per cent of the price, up or down; each provider has a size of its own. */
  percent: number;
  isFelt: (product: ProductData) => boolean;
};

/** The lowest dose of Mounjaro (mg) that each provider had said would cost more from 1 September 2025. */
const announcedIncreases: ReadonlyMap<string, number> = new Map([
  ['birchquill-clinic', 2.5],
  ['calverstone-health', 2.5],
  ['inglefold-health', 5],
  ['merrivane-health', 7.5],
  ['saltmarrow-health', 2.5],
  ['wrenfold-online-doctor', 2.5],
]);

/** Whether the report of August 2025 says that this price goes up on 1 September. */
export function isAnnounced({ providerSlug, medicationSlug, dose }: ProductData): boolean {
  const lowest = announcedIncreases.get(providerSlug);
  return medicationSlug === 'mounjaro' && lowest !== undefined && Number.parseFloat(dose) >= lowest;
}

const isMounjaro = ({ medicationSlug }: ProductData) => medicationSlug === 'mounjaro';
const isFirstDose = ({ dose }: ProductData) => dose === '2.5mg' || dose === '0.25mg';

const marketEvents: readonly MarketEvent[] = [
  {
    name: 'the announced increases',
    from: '2025-09',
    until: '2026-03',
    percent: 9,
    isFelt: isAnnounced,
  },
  {
    name: 'others follow',
    from: '2025-10',
    until: '2026-03',
    percent: 5,
    isFelt: (product) => isMounjaro(product) && !isAnnounced(product) && isAmong(product, 0.55),
  },
  {
    name: 'Wegovy for those who change',
    from: '2025-11',
    until: '2026-02',
    percent: -4,
    isFelt: (product) => product.medicationSlug === 'wegovy' && isAmong(product, 0.5),
  },
  {
    name: 'first doses in the new year',
    from: '2026-01',
    until: '2026-03',
    percent: -5,
    isFelt: (product) => isFirstDose(product) && isAmong(product, 0.4),
  },
  {
    name: 'higher costs from April',
    from: '2026-04',
    until: '2026-10',
    percent: 2.5,
    isFelt: (product) => isAmong(product, 0.4),
  },
  {
    name: 'less demand for Saxenda',
    from: '2026-06',
    until: '2026-10',
    percent: -4,
    isFelt: (product) => product.medicationSlug === 'saxenda' && isAmong(product, 0.6),
  },
];

/** By what share of its price the events of a month have moved a product. */
export function marketLevel(product: ProductData, month: Month): number {
  return marketEvents
    .filter(({ from, until, isFelt }) => from <= month && month < until && isFelt(product))
    .reduce((level, { name, percent }) => level + (percent / 100) * sizeOf(name, product), 0);
}

/** Providers decide for a medication as a whole. */
function isAmong({ providerSlug, medicationSlug }: ProductData, share: number): boolean {
  return createRandom(`among ${share} ${providerSlug} ${medicationSlug}`).happens(share);
}

function sizeOf(name: string, { providerSlug, medicationSlug }: ProductData): number {
  return 0.6 + createRandom(`${name} ${providerSlug} ${medicationSlug}`).fraction() * 0.8;
}
