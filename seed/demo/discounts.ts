import type { Discount } from '#collections/payload-types.ts';

export type DiscountData = {
  providerSlug: string;
  /** The medication and dose whose price the offer names. */
  product?: { medicationSlug: string; dose: string };
  discountText: string;
  code: string | null;
  percentageOff: number | null;
  fixedAmountOffPence: number | null;
  /** Left out where the total cannot be worked out. */
  forWhom?: Discount['forWhom'];
  takenOff?: Discount['takenOff'];
  validityPeriod: string;
  /** Who can have it. */
  dependencies: string[];
  /** What limits it. */
  limitingFactors: string[];
  url: string;
  appliesTo: Discount['appliesTo'];
};

/** The day on which all offers were found. */
export const discoveredAt = '2025-08-12T09:00:00.000Z';

/** The five offers of the specification (section 9). */
export const discounts: DiscountData[] = [
  {
    providerSlug: 'calverstone-health',
    discountText: '30% off first consultation for new patients',
    code: 'WLNEW30',
    percentageOff: 30,
    forWhom: 'new',
    takenOff: ['consultation'],
    fixedAmountOffPence: null,
    appliesTo: ['consultation'],
    validityPeriod: 'Until the provider ends the offer',
    dependencies: ['New patients only', 'First consultation only', 'Adults aged 18 or over'],
    limitingFactors: [
      'Applies to the consultation fee and to nothing else',
      'One use for each patient',
      'Not together with other offers',
    ],
    url: 'https://calverstone-health.example/offers',
  },
  {
    providerSlug: 'dovelark-health',
    discountText: '25% off for new customers',
    code: 'NEW25',
    percentageOff: 25,
    forWhom: 'new',
    takenOff: ['price', 'consultation'],
    fixedAmountOffPence: null,
    appliesTo: ['consultation', 'medicine'],
    validityPeriod: 'First order only, until the provider ends the offer',
    dependencies: ['New customers only', 'Online assessment completed', 'Adults aged 18 or over'],
    limitingFactors: [
      'First order only',
      'One use for each customer',
      'Not together with other offers',
    ],
    url: 'https://dovelark-health.example/welcome',
  },
  {
    providerSlug: 'netherquay-pharmacy',
    discountText: '£10 off repeat orders with a minimum order of £50',
    code: 'SAVE10',
    percentageOff: null,
    fixedAmountOffPence: 1000,
    forWhom: 'returning',
    takenOff: ['price'],
    appliesTo: ['medicine'],
    validityPeriod: 'Until the provider ends the offer',
    dependencies: ['Repeat orders only', 'Minimum order of £50', 'Account in good standing'],
    limitingFactors: [
      'Delivery does not count towards the minimum',
      'Not together with other offers',
    ],
    url: 'https://netherquay-pharmacy.example/repeat-orders',
  },
  {
    providerSlug: 'merrivane-health',
    product: { medicationSlug: 'wegovy', dose: '0.25mg' },
    discountText: 'From £29.75 per week',
    code: null,
    percentageOff: null,
    fixedAmountOffPence: null,
    appliesTo: ['service', 'medicine'],
    validityPeriod: 'Ongoing; the provider may change it at any time',
    dependencies: ['Consultation with a prescriber', 'Adults aged 18 or over'],
    limitingFactors: [
      'For the lowest price on the provider’s list; others cost more',
      'Paid every four weeks, not weekly',
    ],
    url: 'https://merrivane-health.example/prices',
  },
  {
    providerSlug: 'ashdrift-pharmacy',
    product: { medicationSlug: 'wegovy', dose: '0.25mg' },
    discountText: 'Wegovy from £103.99 per month',
    code: null,
    percentageOff: null,
    fixedAmountOffPence: null,
    appliesTo: ['medicine'],
    validityPeriod: 'Ongoing; the provider may change it at any time',
    dependencies: ['Consultation with a prescriber', 'Adults aged 18 or over'],
    limitingFactors: [
      'For the starting dose; later doses cost more',
      'Delivery is charged separately',
    ],
    url: 'https://ashdrift-pharmacy.example/wegovy',
  },
];
