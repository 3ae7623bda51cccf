import type { Payload } from 'payload';
import type {
  Discount,
  Guide,
  LegalPage,
  MarketReport,
  Medication,
  Product,
  Provider,
  Registration,
  Review,
} from '#collections/payload-types.ts';

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

/** Stores an entry of a provider in the register of pharmacies that was looked up just now. */
export function createRegistration(
  payload: Payload,
  fields: Overrides<Registration> & Pick<Registration, 'provider'>,
) {
  return payload.create({
    collection: 'registrations',
    data: {
      register: 'gphc',
      name: 'Ashdown Online Clinic Ltd',
      number: '9000001',
      url: 'https://www.pharmacyregulation.org/registers/pharmacy/9000001',
      checkedAt: new Date().toISOString(),
      ...fields,
    },
    overrideAccess: true,
  });
}

/** Stores a published provider that is on a register. */
export async function createRegisteredProvider(
  payload: Payload,
  fields: Overrides<Provider> = {},
): Promise<Provider> {
  const provider = await createProvider(payload, fields);
  await createRegistration(payload, { provider: provider.id });
  return provider;
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
      theme: 'purple',
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

/** Returns what stores products of one provider and medication, each of another dose. */
export async function doseMaker(payload: Payload): Promise<() => Promise<Product>> {
  const [{ id: provider }, { id: medication }] = [
    await createProvider(payload),
    await createMedication(payload),
  ];
  let doses = 0;
  return () => createProduct(payload, { provider, medication, dose: `${(doses += 1)}mg` });
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
      openReports: 0,
      ...fields,
    },
    overrideAccess: true,
  });
}

/** The fields of a published guide. */
export function guideFields(fields: Overrides<Guide> = {}) {
  return {
    title: 'A guide to side effects',
    slug: '',
    description: 'What to expect and when to ask for help.',
    category: 'Safety',
    readTimeMinutes: 12,
    order: 1,
    reviewerRole: 'Pharmacist reviewer',
    lastReviewedAt: '2025-08-20T00:00:00.000Z',
    body: richText('Most people feel sick at first [1].'),
    sources: [{ title: 'Side effects', publisher: 'NHS', url: 'https://www.nhs.uk/' }],
    _status: 'published' as const,
    ...fields,
  };
}

/** Stores a published guide. */
export function createGuide(payload: Payload, fields: Overrides<Guide> = {}) {
  return payload.create({
    collection: 'guides',
    data: guideFields(fields),
    overrideAccess: true,
  });
}

/** Stores a published legal page. */
export function createLegalPage(payload: Payload, fields: Overrides<LegalPage> = {}) {
  return payload.create({
    collection: 'legal-pages',
    data: {
      title: 'Privacy policy',
      slug: '',
      pageTitle: 'Privacy policy',
      description: 'What we store and why.',
      lastUpdatedAt: '2025-08-16T00:00:00.000Z',
      sections: [
        {
          heading: 'Contact',
          anchor: '',
          body: richText('Write to {contactEmail} at {siteName}.'),
        },
      ],
      _status: 'published',
      ...fields,
    },
    overrideAccess: true,
  });
}

/** Stores a published market report with one block of each kind that has figures of its own. */
export function createMarketReport(payload: Payload, fields: Overrides<MarketReport> = {}) {
  const ashdown = { provider: 'Ashdown Online Clinic', medication: 'Mounjaro' };
  return payload.create({
    collection: 'market-reports',
    data: {
      title: 'Market overview, August 2025',
      slug: '',
      description: 'What weight-loss injections cost in August.',
      category: 'Market Overview',
      month: '2025-08-01T12:00:00.000Z',
      readTimeMinutes: 12,
      sections: [
        {
          title: 'Overview',
          anchor: '',
          blocks: [
            { blockType: 'text', body: richText('Prices moved in both directions.') },
            { blockType: 'keyFigures', figures: [{ value: '162', label: 'products analysed' }] },
            {
              blockType: 'priceChanges',
              caption: 'Prices that changed in August',
              rows: [
                { ...ashdown, dose: '5mg', baselinePence: 15000, currentPence: 16500 },
                { ...ashdown, dose: '2.5mg', baselinePence: 13000, currentPence: 12350 },
              ],
            },
          ],
        },
      ],
      _status: 'published',
      ...fields,
    },
    overrideAccess: true,
  });
}

/** Stores an offer that holds now. */
export function createDiscount(
  payload: Payload,
  fields: Overrides<Discount> & Pick<Discount, 'provider'>,
) {
  return payload.create({
    collection: 'discounts',
    data: {
      discountText: '30% off first consultation for new patients',
      code: 'WLNEW30',
      percentageOff: 30,
      appliesTo: ['consultation'],
      validityPeriod: 'Until further notice',
      dependencies: ['New patients'],
      limitingFactors: ['One use a person'],
      url: 'https://ashdown.example/offers',
      isActive: true,
      discoveredAt: '2025-08-12T00:00:00.000Z',
      ...fields,
    },
    overrideAccess: true,
  });
}

/** Rich text of one paragraph, as the editor stores it. */
export function richText(text: string): Guide['body'] {
  return root([{ ...element('paragraph'), children: [textNode(text)] }]);
}

/** Rich text of one link. */
export function linkTo(url: string, words = 'there'): Guide['body'] {
  const link = {
    ...element('link'),
    fields: { linkType: 'custom', newTab: false, url },
    children: [textNode(words)],
  };
  return root([{ ...element('paragraph'), children: [link] }]);
}

/** Rich text of one call-out. */
export function callOut(body: Guide['body']): Guide['body'] {
  return root([
    {
      type: 'block',
      version: 2,
      format: '',
      fields: {
        id: '66f0000000000000000000aa',
        blockType: 'callOut',
        blockName: '',
        tone: 'info',
        title: 'Good to know',
        body,
      },
    },
  ]);
}

/** Rich text of the given nodes. */
export function root(children: unknown[]): Guide['body'] {
  return { root: { ...element('root'), children } } as Guide['body'];
}

/** A node that holds others. */
export function element(type: string) {
  return { type, version: 1, direction: 'ltr', format: '', indent: 0 } as const;
}

/** A node of plain text. */
export function textNode(text: string) {
  return {
    type: 'text',
    version: 1,
    text,
    format: 0,
    style: '',
    mode: 'normal',
    detail: 0,
  } as const;
}
