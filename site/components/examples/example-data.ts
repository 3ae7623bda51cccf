import { unknownTerms } from '#contract/rules/provider-terms.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Observation } from '#contract/schemas/observation.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { Registration } from '#contract/schemas/registration.ts';
import type { SiteSettings } from '#contract/schemas/site.ts';

/** An entry in the register of pharmacies. */
export const exampleRegistration: Registration = {
  register: 'gphc',
  name: 'Ashdown Online Clinic Ltd',
  number: 'SAMPLE-GPHC-01',
  url: 'https://gphc.register.example/entries/sample-gphc-01',
  checkedAt: '2026-11-03T10:00:00.000Z',
};

/** Fields that no example shows are left out. */
const shownOfCompany: Partial<Company> = {
  id: 'ashdown',
  name: 'Ashdown Online Clinic',
  slug: 'ashdown-online-clinic',
  type: 'Specialist online clinic',
  description: 'A clinic that prescribes after a video call.',
  website: 'https://ashdown.example/',
  address: '1 High Street\nLeeds',
  phone: '01632 960000',
  email: 'hello@ashdown.example',
  averageRating: 4.3,
  reviewCount: 128,
  cqcRegistered: true,
  gphcRegistered: true,
  gmcVerified: false,
  registrations: [
    {
      ...exampleRegistration,
      register: 'cqc',
      number: 'SAMPLE-CQC-01',
      url: 'https://cqc.register.example/entries/sample-cqc-01',
    },
    exampleRegistration,
  ],
  features: ['Next-day delivery'],
  terms: unknownTerms,
  products: [],
  reviews: [],
  metrics: {
    totalProducts: 2,
    lowestPrice: '129.00',
    medicationsAvailable: ['Mounjaro', 'Wegovy'],
  },
  priceTrend: { change: 'decrease', percentage: 3.2 },
};

/** A provider with everything filled in that an example shows. */
export const exampleCompany = shownOfCompany as Company;

/** A provider on no register. */
export const unregisteredCompany: Company = {
  ...exampleCompany,
  id: 'hollow',
  name: 'Hollow Reed Online',
  slug: 'hollow-reed-online',
  cqcRegistered: false,
  gphcRegistered: false,
  registrations: [],
  metrics: { ...exampleCompany.metrics, lowestPrice: null },
};

/** A product in stock whose fees are known. */
export const exampleProduct: Product = {
  id: 'mounjaro-2.5mg',
  name: 'Mounjaro',
  activeIngredient: 'tirzepatide',
  dose: '2.5mg',
  price: '129.00',
  priceUnit: 'month',
  firstOrderPrice: null,
  consultationFee: '0.00',
  consultationFeeBasis: null,
  deliveryFee: '4.95',
  inStock: true,
  priceChange: { change: 'decrease', percentage: 5, oldPrice: '135.79', newPrice: '129.00' },
  checkedAt: '2026-11-20T09:00:00.000Z',
  evidenceSha256: null,
  freshness: 'day',
  company: exampleCompany,
};

/** A product out of stock with unknown fees and a price that may be out of date, from a provider without reviews. */
export const unknownProduct: Product = {
  ...exampleProduct,
  id: 'wegovy-1mg',
  name: 'Wegovy',
  activeIngredient: 'semaglutide',
  dose: '1mg',
  price: '175.50',
  consultationFee: null,
  deliveryFee: null,
  inStock: false,
  priceChange: { change: 'same', percentage: 0, oldPrice: '175.50', newPrice: '175.50' },
  freshness: 'older',
  company: { ...exampleCompany, name: 'Birch Pharmacy', averageRating: null, reviewCount: 0 },
};

/** What was seen of {@link exampleProduct} at its source. */
/** The settings of a site with real data, without brands. */
export const exampleSettings: SiteSettings = {
  siteName: 'Example',
  showsSampleData: false,
  isStrict: false,
  contactEmail: 'hello@site.example',
  brands: [],
  socialLinks: [],
};

/** A medication as pages show it, of which nobody has a price. */
export const exampleMedication: Medication = {
  id: 'wegovy',
  name: 'Wegovy',
  slug: 'wegovy',
  activeIngredient: 'semaglutide',
  description: 'An injection.',
  dosageRange: '0.25mg to 2.4mg',
  mechanism: 'It slows digestion.',
  frequency: 'Once a week',
  doseSteps: [],
  doseStepsNote: null,
  doseStepsUrl: null,
  commonSideEffects: [],
  contraindications: [],
  precautions: [],
  leafletUrl: null,
  nhsUrl: null,
  guide: null,
  badge: null,
  theme: 'blue',
  minPrice: null,
  maxPrice: null,
  cheapest: null,
  dearest: null,
  lowestTotal: null,
  highestTotal: null,
  offerCount: 0,
  providerCount: 0,
};

export const exampleObservation: Observation = {
  seenAt: '2026-11-01T09:00:00.000Z',
  recordedAt: '2026-11-01T09:00:00.000Z',
  price: '129.00',
  firstOrderPrice: null,
  consultationFee: '0.00',
  consultationFeeBasis: null,
  deliveryFee: '4.95',
  inStock: true,
  sourceUrl: 'https://ashdown.example/prices',
  evidence: null,
  route: 'form',
  by: 'editor',
  isListed: true,
  correction: null,
};
