import { mapTerms } from '#contract/rules/provider-terms.ts';
import type { PricePeriod } from '#contract/schemas/price-history.ts';
import type { ComparedProvider, SideBySide } from '#contract/schemas/side-by-side.ts';
import { exampleCompany, exampleProduct, unregisteredCompany } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { Comparison } from './comparison.tsx';
import { SideBySideTick } from './tick.tsx';

const { company: _company, ...product } = exampleProduct;
const { reviews: _reviews, ...company } = exampleCompany;

const period: PricePeriod = {
  from: '2026-01-10T00:00:00.000Z',
  until: '2026-11-20T00:00:00.000Z',
  price: '129.00',
  consultationFee: '0.00',
  deliveryFee: '4.95',
  inStock: true,
};
const counts = [90, 20, 10, 6, 2];
const first: ComparedProvider = {
  ...company,
  logo: null,
  termSources: mapTerms(() => null),
  products: [product, { ...product, id: 'mounjaro-5mg', dose: '5mg', price: '159.00' }],
  reviewSummary: {
    averageRating: 4.3,
    reviewCount: 128,
    ratingDistribution: counts.map((count, index) => ({
      rating: 5 - index,
      count,
      percentage: Math.round((count / 128) * 100),
    })),
    positiveCount: 110,
    negativeCount: 8,
    verifiedCount: 90,
    recentCount: 4,
    averageHelpfulCount: 1,
    removed: [],
  },
  past: { id: product.id, name: product.name, dose: product.dose, periods: [period] },
};
const second: ComparedProvider = {
  ...first,
  id: 'birch',
  name: 'Birch Pharmacy',
  slug: 'birch-pharmacy',
  products: [{ ...product, id: 'birch-2.5mg', price: '119.00', deliveryFee: null, inStock: false }],
  past: null,
};
const { registrations, cqcRegistered, gphcRegistered } = unregisteredCompany;
const third: ComparedProvider = {
  ...second,
  id: 'hollow',
  name: 'Hollow Reed Online',
  slug: 'hollow-reed-online',
  registrations,
  cqcRegistered,
  gphcRegistered,
  products: [],
};
/** Three providers, one of them on no register. */
export const threeSideBySide: SideBySide = {
  at: '2026-11-20T12:00:00.000Z',
  medication: 'Mounjaro',
  dose: '2.5mg',
  medications: ['Mounjaro'],
  doses: ['2.5mg', '5mg'],
  providers: [first, second, third],
};

export const examples: Examples = {
  'two providers': <Comparison sideBySide={{ ...threeSideBySide, providers: [first, second] }} />,
  'three providers, one of them on no register': <Comparison sideBySide={threeSideBySide} />,
  'a tick': <SideBySideTick slug="ashdown-online-clinic" name="Ashdown Online Clinic" />,
};
