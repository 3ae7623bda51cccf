import type { FeeBasis } from '#contract/rules/consultation-fee-basis.ts';

/** What a provider charges beside the price, and how long ago its prices were looked at. */
export type Terms = {
  /** 0 is included, null is unknown. */
  consultationFeePence: number | null;
  /** 0 is free, null is unknown. */
  deliveryFeePence: number | null;
  /** How often the consultation fee is charged; not known where it is left out. */
  consultationFeeBasis?: FeeBasis;
  /** How much less than the price a new patient pays for the first order. */
  firstOrderOffPence?: number;
  checkedDaysAgo: number;
};

/** The terms of each provider that lists products, by slug. */
export const termsByProvider: Record<string, Terms> = {
  'alderwick-pharmacy': { consultationFeePence: 0, deliveryFeePence: 295, checkedDaysAgo: 1 },
  'ashdrift-pharmacy': { consultationFeePence: 0, deliveryFeePence: 399, checkedDaysAgo: 1 },
  'birchquill-clinic': {
    consultationFeePence: 4900,
    deliveryFeePence: 0,
    consultationFeeBasis: 'once',
    checkedDaysAgo: 5,
  },
  'brackenholt-clinic': {
    consultationFeePence: 3500,
    deliveryFeePence: 0,
    consultationFeeBasis: 'once',
    checkedDaysAgo: 2,
  },
  'calverstone-health': {
    consultationFeePence: 3000,
    deliveryFeePence: 495,
    consultationFeeBasis: 'order',
    checkedDaysAgo: 2,
  },
  'cobblemoor-pharmacy': {
    consultationFeePence: 1500,
    deliveryFeePence: null,
    consultationFeeBasis: 'order',
    checkedDaysAgo: 8,
  },
  'dovelark-health': {
    consultationFeePence: 0,
    deliveryFeePence: 0,
    firstOrderOffPence: 2000,
    checkedDaysAgo: 1,
  },
  'dunmarrow-chemist': { consultationFeePence: 2000, deliveryFeePence: null, checkedDaysAgo: 12 },
  'elmsworthy-pharmacy': {
    consultationFeePence: 0,
    deliveryFeePence: 495,
    firstOrderOffPence: 1000,
    checkedDaysAgo: 1,
  },
  'emberlow-clinic': { consultationFeePence: null, deliveryFeePence: 595, checkedDaysAgo: 19 },
  'fenwhistle-health': { consultationFeePence: 0, deliveryFeePence: 499, checkedDaysAgo: 4 },
  'garrowmere-clinic': {
    consultationFeePence: 4500,
    deliveryFeePence: 0,
    consultationFeeBasis: 'yearly',
    checkedDaysAgo: 7,
  },
  'hollinmarsh-pharmacy': { consultationFeePence: 1000, deliveryFeePence: 350, checkedDaysAgo: 9 },
  'inglefold-health': {
    consultationFeePence: 0,
    deliveryFeePence: 0,
    firstOrderOffPence: 1500,
    checkedDaysAgo: 1,
  },
  'jessamill-clinic': {
    consultationFeePence: 6000,
    deliveryFeePence: 0,
    consultationFeeBasis: 'once',
    checkedDaysAgo: 11,
  },
  'kestrelbrook-pharmacy': { consultationFeePence: 0, deliveryFeePence: 350, checkedDaysAgo: 1 },
  'larkhowe-weight-clinic': {
    consultationFeePence: 2500,
    deliveryFeePence: 0,
    consultationFeeBasis: 'yearly',
    checkedDaysAgo: 3,
  },
  'merrivane-health': { consultationFeePence: 0, deliveryFeePence: 0, checkedDaysAgo: 2 },
  'netherquay-pharmacy': { consultationFeePence: 0, deliveryFeePence: 395, checkedDaysAgo: 3 },
  'orrinfield-clinic': {
    consultationFeePence: 5500,
    deliveryFeePence: null,
    consultationFeeBasis: 'once',
    checkedDaysAgo: 16,
  },
  'pellowmead-chemist': {
    consultationFeePence: null,
    deliveryFeePence: null,
    checkedDaysAgo: 34,
  },
  'quillbrook-online': { consultationFeePence: null, deliveryFeePence: 799, checkedDaysAgo: 43 },
  'rookthwaite-pharmacy': { consultationFeePence: 0, deliveryFeePence: 250, checkedDaysAgo: 4 },
  'saltmarrow-health': {
    consultationFeePence: 1999,
    deliveryFeePence: 0,
    consultationFeeBasis: 'order',
    firstOrderOffPence: 2500,
    checkedDaysAgo: 6,
  },
  'tarnhollow-clinic': { consultationFeePence: 3900, deliveryFeePence: 595, checkedDaysAgo: 22 },
  'thistlequay-pharmacy': {
    consultationFeePence: null,
    deliveryFeePence: 395,
    checkedDaysAgo: 37,
  },
  'umbercote-pharmacy': {
    consultationFeePence: 0,
    deliveryFeePence: 450,
    firstOrderOffPence: 500,
    checkedDaysAgo: 2,
  },
  'vellacroft-health': {
    consultationFeePence: 2900,
    deliveryFeePence: 0,
    consultationFeeBasis: 'once',
    checkedDaysAgo: 10,
  },
  'wrenfold-online-doctor': {
    consultationFeePence: 2999,
    deliveryFeePence: 450,
    consultationFeeBasis: 'order',
    checkedDaysAgo: 5,
  },
  'yewlarch-clinic': {
    consultationFeePence: 4000,
    deliveryFeePence: 0,
    consultationFeeBasis: 'yearly',
    checkedDaysAgo: 14,
  },
  'zennorby-health': { consultationFeePence: null, deliveryFeePence: 600, checkedDaysAgo: 25 },
};
