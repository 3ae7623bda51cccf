import type { Payload } from 'payload';
import type { Medication, Product, Provider, Review } from '../../collections/payload-types.ts';

type Overrides<Doc> = Partial<Omit<Doc, 'createdAt' | 'id' | 'updatedAt'>>;

/** Stores a published provider; what a test is about is given, the rest is made up. */
export function createProvider(payload: Payload, fields: Overrides<Provider> = {}) {
  return payload.create({
    collection: 'providers',
    data: {
      name: 'Ashdown Online Clinic',
      slug: '',
      type: 'Specialist online clinic',
      website: 'https://ashdown.example',
      features: ['Next-day delivery'],
      _status: 'published',
      ...fields,
    },
    overrideAccess: true,
  });
}

/** Stores a published medication. */
export function createMedication(payload: Payload, fields: Overrides<Medication> = {}) {
  return payload.create({
    collection: 'medications',
    data: {
      name: 'Mounjaro',
      slug: '',
      activeIngredient: 'tirzepatide',
      description: 'A weekly injection.',
      dosageRange: '2.5mg-15mg',
      mechanism: 'Acts like two gut hormones.',
      frequency: 'Once a week',
      theme: 'mounjaro',
      order: 1,
      _status: 'published',
      ...fields,
    },
    overrideAccess: true,
  });
}

/** Stores a product of a provider and a medication. */
export function createProduct(
  payload: Payload,
  fields: Overrides<Product> & Pick<Product, 'medication' | 'provider'>,
) {
  return payload.create({
    collection: 'products',
    data: {
      dose: '2.5mg',
      pricePence: 12900,
      priceUnit: 'month',
      inStock: true,
      checkedAt: new Date().toISOString(),
      ...fields,
    },
    overrideAccess: true,
  });
}

/** Stores a published review of a provider. */
export function createReview(
  payload: Payload,
  fields: Overrides<Review> & Pick<Review, 'provider'>,
) {
  return payload.create({
    collection: 'reviews',
    data: {
      rating: 5,
      content: 'Delivery was quick and the pharmacist answered my questions.',
      customerName: 'Sam T.',
      status: 'published',
      postedAt: new Date().toISOString(),
      helpfulCount: 0,
      ...fields,
    },
    overrideAccess: true,
  });
}
