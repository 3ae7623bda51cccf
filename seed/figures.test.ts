import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { findClaims } from '#collections/publishing/find-claims.ts';
import { textsOf } from '#collections/publishing/texts-of.ts';
import { relationId } from '#collections/relation-id.ts';
import type {
  Medication,
  Observation,
  Product,
  Provider,
  Registration,
  Review,
} from '#collections/payload-types.ts';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import { compareDoses } from '#contract/rules/dose.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import { priceDifference } from '#contract/rules/price-change.ts';
import { pricePeriods } from '#contract/rules/price-periods.ts';
import { companyTypes, hasCompanyType } from '#contract/rules/provider-type.ts';
import { formatRating } from '#contract/rules/rating.ts';
import { isShown } from '#contract/rules/registration.ts';
import { monthAfter, monthsUntil, startOfMonth } from './demo/prices/months.ts';
import { seed } from './index.ts';

/** The doses in the specification’s filter (section 9). */
const listedDoses = [
  '2.5mg',
  '5mg',
  '7.5mg',
  '10mg',
  '0.25mg',
  '0.5mg',
  '1mg',
  '1.7mg',
  '2.4mg',
  '3mg daily',
] as const;

const date = new Date('2026-05-20T15:30:00Z');
const everything = { depth: 0, pagination: false, overrideAccess: true } as const;

let database: TestPayload;
let providers: Provider[];
let medications: Medication[];
let products: Product[];
let observations: Observation[];
let observationsByProduct: ReadonlyMap<string, Observation[]>;
let registrations: Registration[];
let reviews: Review[];

beforeAll(async () => {
  database = await startTestPayload();
  const { payload } = database;
  await seed(payload, { date });
  providers = (await payload.find({ collection: 'providers', ...everything, joins: false })).docs;
  medications = (await payload.find({ collection: 'medications', ...everything })).docs;
  products = (await payload.find({ collection: 'products', ...everything })).docs;
  const log = await payload.find({ collection: 'observations', sort: 'recordedAt', ...everything });
  observations = log.docs;
  observationsByProduct = groupBy(observations, ({ product }) => relationId(product));
  registrations = (await payload.find({ collection: 'registrations', ...everything })).docs;
  reviews = (await payload.find({ collection: 'reviews', ...everything, joins: false })).docs;
}, 120_000);

afterAll(() => database.stop());

describe('providers', () => {
  test('are 32, all published', () => {
    expect(providers).toHaveLength(32);
    expect(new Set(providers.map(({ _status }) => _status))).toEqual(new Set(['published']));
  });

  test('are on every combination of the three registers', () => {
    const combinations = providers.map(({ id }) =>
      registrationsOf(id)
        .map(({ register }) => register)
        .toSorted()
        .join(),
    );
    expect(new Set(combinations).size).toBe(8);
  });

  test('have registrations with all evidence, none of which can be taken for a real entry', () => {
    for (const { name, number, url, checkedAt, endsAt } of registrations) {
      expect(name).not.toBe('');
      expect(number).toMatch(/^SAMPLE-/);
      expect(new URL(url).hostname).toMatch(/\.example$/);
      expect(isShown({ checkedAt, endsAt: endsAt ?? null }, date)).toBe(true);
    }
    expect(new Set(registrations.map(({ number }) => number)).size).toBe(registrations.length);
  });

  test.each(companyTypes)('include at least six of the type %s', (type) => {
    expect(providers.filter((one) => hasCompanyType(one.type, type)).length).toBeGreaterThanOrEqual(
      6,
    );
  });

  test('include some of two types', () => {
    const both = providers.filter(
      ({ type }) => hasCompanyType(type, 'retail') && hasCompanyType(type, 'online'),
    );
    expect(both.length).toBeGreaterThanOrEqual(2);
  });

  test('can be reached nowhere but in the places kept free for invention', () => {
    for (const { website, email, phone } of providers) {
      expect(new URL(website!).hostname).toMatch(/\.example$/);
      expect(email).toMatch(/@[a-z-]+\.example$/);
      expect(phone).toMatch(
        /^(020 7946 0\d{3}|0(113|117|131|161) 496 0\d{3}|029 2018 0\d{3}|08081 570\d{3}|01632 960\d{3})$/,
      );
    }
  });

  test('have three to five features', () => {
    const counts = providers.map(({ features }) => features?.length ?? 0);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  });

  test('include one without products', () => {
    const listed = new Set(products.map(({ provider }) => relationId(provider)));
    expect(listed.size).toBe(31);
  });

  test('have a pricing analysis in 23 cases', () => {
    expect(providers.filter(({ pricingAnalysis }) => pricingAnalysis)).toHaveLength(23);
  });

  test('are published with a version, as the admin expects', async () => {
    const { totalDocs } = await database.payload.countVersions({
      collection: 'providers',
      where: { 'version._status': { equals: 'published' }, latest: { equals: true } },
      overrideAccess: true,
    });
    expect(totalDocs).toBe(32);
  });
});

describe('products', () => {
  test('are 162: 77 of Mounjaro, 70 of Wegovy, 15 of Saxenda', () => {
    expect(products).toHaveLength(162);
    expect(productsOf('Mounjaro')).toHaveLength(77);
    expect(productsOf('Wegovy')).toHaveLength(70);
    expect(productsOf('Saxenda')).toHaveLength(15);
  });

  test('come in the ten doses of the specification and two more', () => {
    expect(new Set(products.map(({ dose }) => dose))).toEqual(
      new Set([...listedDoses, '12.5mg', '15mg']),
    );
  });

  test.each([
    ['Mounjaro', 12900, 31900],
    ['Wegovy', 9900, 32900],
    ['Saxenda', 15000, 28000],
  ])(
    'of %s in stock, from providers on a register, cost from %i to %i pence',
    (brand, lowest, highest) => {
      const prices = productsOf(brand).flatMap(({ inStock, pricePence, provider }) =>
        inStock && registrationsOf(relationId(provider)).length > 0 ? [pricePence] : [],
      );
      expect([Math.min(...prices), Math.max(...prices)]).toEqual([lowest, highest]);
    },
  );

  test('cost more with every dose at one provider', () => {
    for (const { provider, medication, dose, pricePence } of products) {
      const weaker = products.filter(
        (other) =>
          relationId(other.provider) === relationId(provider) &&
          relationId(other.medication) === relationId(medication) &&
          compareDoses(other.dose, dose) < 0,
      );
      // The weakest dose of each has none below it.
      for (const other of weaker) expect(other.pricePence).toBeLessThan(pricePence);
    }
  });

  test('are sometimes out of stock', () => {
    expect(products.filter(({ inStock }) => !inStock)).toHaveLength(11);
  });

  test.each(['consultationFeePence', 'deliveryFeePence'] as const)(
    'have a %s that is nothing, something or unknown',
    (fee) => {
      const fees = products.map((product) => product[fee] ?? null);
      expect(fees.filter((pence) => pence === 0).length).toBeGreaterThan(20);
      expect(fees.filter((pence) => pence !== null && pence > 0).length).toBeGreaterThan(20);
      expect(fees.filter((pence) => pence === null).length).toBeGreaterThan(2);
    },
  );

  test('bear the title that an editor’s own would', () => {
    for (const { title, provider, medication, dose } of products) {
      const brand = brandOf(relationId(medication));
      expect(title).toBe(`${nameOf(relationId(provider))} – ${brand} ${dose}`);
    }
  });

  test('were checked in the last weeks, a few of them too long ago', () => {
    const days = products.map(({ checkedAt }) => daysBetween(checkedAt, date.toISOString()));
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.max(...days)).toBeLessThan(60);
    expect(days.filter((count) => count > stalePriceDays + 1)).toHaveLength(5);
    expect(Math.min(...days.map((count) => Math.abs(count - stalePriceDays)))).toBeGreaterThan(2);
  });

  test('were seen last when they were checked, as they are stored', () => {
    for (const product of products) {
      const { pricePence, consultationFeePence, deliveryFeePence, inStock, sourceUrl } = product;
      const { checkedAt } = product;
      expect(observationsOf(product.id).at(-1)).toMatchObject({
        pricePence,
        consultationFeePence,
        deliveryFeePence,
        inStock,
        sourceUrl,
        seenAt: checkedAt,
        recordedAt: checkedAt,
      });
    }
  });
});

describe('observations', () => {
  test('have 89 prices up, 65 down and 8 unchanged in August 2025, with the prices of today', () => {
    const changes = products.map(({ id, pricePence }) => {
      const before = observedAt(id, '2025-07-31T23:00:00.000Z');
      const after = observedAt(id, '2025-08-31T23:00:00.000Z');
      expect(after?.pricePence).toBe(pricePence);
      return priceDifference(before!.pricePence, after!.pricePence).change;
    });
    expect(changes.filter((change) => change === 'increase')).toHaveLength(89);
    expect(changes.filter((change) => change === 'decrease')).toHaveLength(65);
    expect(changes.filter((change) => change === 'same')).toHaveLength(8);
  });

  test('have what is out of stock today out of stock at the end of August 2025', () => {
    for (const { id, inStock } of products) {
      expect(observedAt(id, '2025-08-31T23:00:00.000Z')?.inStock).toBe(inStock);
    }
  });

  test('are of every week since June 2025, as far as a product was looked at', () => {
    for (const { id } of products) {
      const times = observationsOf(id).map(({ recordedAt }) => recordedAt);
      expect(times[0]).toMatch(/^2025-06-0[2-8]/);
      const days = times.slice(1).map((time, index) => daysBetween(times[index]!, time));
      expect(Math.min(...days)).toBeGreaterThan(1);
      expect(Math.max(...days)).toBeLessThan(9);
    }
  });

  test('leave no gap in any price’s history until its last check', () => {
    for (const { id } of products) {
      const seen = observationsOf(id).map((one) => ({
        seenAt: one.seenAt,
        isListed: one.isListed,
        price: toDecimalString(one.pricePence),
        consultationFee: toDecimalString(one.consultationFeePence ?? null),
        deliveryFee: toDecimalString(one.deliveryFeePence ?? null),
        inStock: one.inStock ?? null,
      }));
      const periods = pricePeriods(seen, date);
      expect(periods.slice(1).map(({ from }) => from)).toEqual(
        periods.slice(0, -1).map(({ until }) => until),
      );
    }
  });

  test('move in each month, some up, some down, none by more than an eighth', () => {
    for (const month of monthsUntil('2025-09', date)) {
      const start = startOfMonth(month).toISOString();
      const end = startOfMonth(monthAfter(month)).toISOString();
      const changes = products.map(({ id }) =>
        priceDifference(observedAt(id, start)!.pricePence, observedAt(id, end)!.pricePence),
      );
      expect(changes.some(({ change }) => change === 'increase')).toBe(true);
      expect(changes.some(({ change }) => change === 'decrease')).toBe(true);
      expect(Math.max(...changes.map(({ percentage }) => percentage))).toBeLessThan(12.5);
    }
  });

  test('say when products were out of stock and came back, also of those in stock today', () => {
    const recovered = products.filter(({ id, inStock }) => {
      return inStock && observationsOf(id).some((one) => one.inStock === false);
    });
    expect(recovered.length).toBeGreaterThan(20);
    expect(recovered.length).toBeLessThan(100);
  });

  test('say of some products that a fee was another for a time', () => {
    const fees = products.map(({ id }) =>
      observationsOf(id).map(
        ({ consultationFeePence, deliveryFeePence }) =>
          `${consultationFeePence} ${deliveryFeePence}`,
      ),
    );
    const changed = fees.filter((ofProduct) => new Set(ofProduct).size > 1);
    expect(changed.length).toBeGreaterThan(10);
    expect(changed.length).toBeLessThan(products.length / 2);
    for (const ofProduct of changed) {
      const changes = ofProduct.filter((fee, index) => index > 0 && fee !== ofProduct[index - 1]);
      expect(changes.length).toBeLessThanOrEqual(2);
    }
  });

  test('say of themselves that they are sample data', () => {
    expect(new Set(observations.map(({ route }) => route))).toEqual(new Set(['sample']));
  });
});

describe('reviews', () => {
  test('are 2,847 published ones with a mean of 4.7, and a handful that do not count', () => {
    const ratings = published().map(({ rating }) => rating);
    expect(ratings).toHaveLength(2847);
    expect(formatRating(mean(ratings))).toBe('4.7');
    expect(reviews.filter(({ status }) => status === 'pending')).toHaveLength(5);
    expect(reviews.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  });

  test('are many for some providers, few for others and none for two', () => {
    const counts = providers.map(({ id }) => publishedOf(id).length);
    expect(counts.filter((count) => count === 0)).toHaveLength(2);
    expect(counts.filter((count) => count > 0 && count < 5).length).toBeGreaterThanOrEqual(3);
    expect(counts.filter((count) => count >= 5 && count < 12).length).toBeGreaterThanOrEqual(3);
    expect(counts.filter((count) => count >= 200).length).toBeGreaterThanOrEqual(4);
  });

  test('were written in the last 18 months, at most providers in the last month too', () => {
    const days = reviews.map(({ postedAt }) => daysBetween(postedAt, date.toISOString()));
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.max(...days)).toBeLessThan(550);
    const lively = providers.filter(({ id }) =>
      publishedOf(id).some(({ postedAt }) => postedAt > daysBefore(31)),
    );
    expect(lively.length).toBeGreaterThanOrEqual(24);
  });

  test('lack a title or a place now and then', () => {
    expect(published().some(({ title }) => !title)).toBe(true);
    expect(published().some(({ location }) => !location)).toBe(true);
    expect(published().some(({ verified }) => !verified)).toBe(true);
  });

  test('come to the summary that is stored of each provider', async () => {
    const { docs } = await database.payload.find({ collection: 'review-summaries', ...everything });
    expect(docs).toHaveLength(30);
    for (const { provider, counts, newest } of docs) {
      const own = publishedOf(relationId(provider));
      expect(counts).toMatchObject({
        ratings: [1, 2, 3, 4, 5].map(
          (stars) => own.filter(({ rating }) => rating === stars).length,
        ),
        verified: own.filter(({ verified }) => verified).length,
        helpfulVotes: own.reduce((sum, { helpfulCount }) => sum + helpfulCount, 0),
      });
      expect(newest).toHaveLength(Math.min(own.length, 12));
    }
  });
});

describe('what editors write', () => {
  test('is an analysis of the reviews of twelve providers that fits their ratings', async () => {
    const { docs } = await database.payload.find({
      collection: 'sentiment-snapshots',
      ...everything,
    });
    expect(docs).toHaveLength(12);
    expect(new Set(docs.map(({ overallSentiment }) => overallSentiment))).toEqual(
      new Set(['very positive', 'positive', 'mixed', 'negative']),
    );
    for (const { provider, overallSentiment, sentimentScore, keyInsights } of docs) {
      const average = mean(publishedOf(relationId(provider)).map(({ rating }) => rating));
      expect(overallSentiment).toBe(sentimentOf(average));
      expect(Math.abs(sentimentScore - average * 20)).toBeLessThan(4);
      expect(keyInsights?.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('is the five discounts of the specification', async () => {
    const { docs } = await database.payload.find({ collection: 'discounts', ...everything });
    expect(
      docs.map(({ discountText, code, percentageOff, fixedAmountOffPence }) => [
        discountText,
        code ?? null,
        percentageOff ?? null,
        fixedAmountOffPence ?? null,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['30% off first consultation for new patients', 'WLNEW30', 30, null],
        ['25% off for new customers', 'NEW25', 25, null],
        ['£10 off repeat orders with a minimum order of £50', 'SAVE10', null, 1000],
        ['From £29.75 per week', null, null, null],
        ['Wegovy from £103.99 per month', null, null, null],
      ]),
    );
    expect(docs).toHaveLength(5);
    expect(new Set(docs.map(({ provider }) => relationId(provider))).size).toBe(5);
    expect(docs.map(({ isActive }) => isActive)).toEqual([true, true, true, true, true]);
    expect(new Set(docs.map(({ discoveredAt }) => discoveredAt.slice(0, 10)))).toEqual(
      new Set(['2025-08-12']),
    );
  });

  test('is offers that the provider’s prices bear out', () => {
    const lowest = (slug: string, brand: string) =>
      Math.min(
        ...productsOf(brand)
          .filter(({ provider }) => relationId(provider) === providerId(slug))
          .map(({ pricePence }) => pricePence),
      );
    expect(lowest('ashdrift-pharmacy', 'Wegovy')).toBe(10399);
    expect(lowest('merrivane-health', 'Wegovy')).toBe(4 * 2975);
  });

  test('is four guides that refer to each other, in the order of their index', async () => {
    const { docs } = await database.payload.find({
      collection: 'guides',
      ...everything,
      sort: 'order',
    });
    expect(docs.map(({ slug, readTimeMinutes }) => [slug, readTimeMinutes])).toEqual([
      ['side-effects-guide', 12],
      ['mounjaro-guide', 8],
      ['wegovy-guide', 7],
      ['nhs-weight-loss-injections', 9],
    ]);
    expect(docs.map(({ related }) => related?.length)).toEqual([3, 3, 3, 3]);
  });

  test('is the legal pages with their numbered sections', async () => {
    const { docs } = await database.payload.find({ collection: 'legal-pages', ...everything });
    const sections = new Map(
      docs.map((page) => [page.slug, page.sections.map((one) => one.anchor)]),
    );
    expect(sections.get('privacy-policy')).toHaveLength(12);
    expect(sections.get('terms-of-service')).toHaveLength(15);
    expect(sections.get('terms-of-service')).toContain('medical-disclaimer');
    expect(sections.has('privacy')).toBe(true);
    expect(sections.has('regulatory-information')).toBe(true);
  });

  test('is the three reports of August 2025 and one of each month after it', async () => {
    const { docs } = await database.payload.find({ collection: 'market-reports', ...everything });
    expect(
      docs.map(({ slug, category, readTimeMinutes }) => [slug, category, readTimeMinutes]),
    ).toEqual(
      expect.arrayContaining([
        ['august-2025-mounjaro-availability-report', 'Provider Analysis', 10],
        ['august-2025-price-change-analysis', 'Price Analysis', 8],
        ['august-2025-market-overview', 'Market Overview', 12],
      ]),
    );
    expect(docs).toHaveLength(3 + 8);
  });

  test('is three medications with all that a patient should know', () => {
    expect(medications.map(({ name, dosageRange }) => [name, dosageRange])).toEqual([
      ['Mounjaro', '2.5mg-15mg'],
      ['Wegovy', '0.25mg-2.4mg'],
      ['Saxenda', '3mg daily'],
    ]);
    for (const { commonSideEffects, contraindications, precautions, leafletUrl } of medications) {
      expect(commonSideEffects?.length).toBeGreaterThanOrEqual(5);
      expect(contraindications?.length).toBeGreaterThanOrEqual(1);
      expect(precautions?.length).toBeGreaterThanOrEqual(5);
      expect(leafletUrl).toMatch(/^https:\/\/www\.medicines\.org\.uk\/emc\/product\/\d+\/pil$/);
    }
  });

  test('is the usual dose steps of each medication, with their source and every dose that is sold', () => {
    const usual = (name: string, isOnlyIfNeeded: boolean) =>
      medications
        .find((medication) => medication.name === name)
        ?.doseSteps?.filter((step) => step.isOnlyIfNeeded === isOnlyIfNeeded)
        .map(({ dose, weeks }) => `${dose} ${weeks}`);
    expect(usual('Mounjaro', false)).toEqual(['2.5mg 4', '5mg 4']);
    expect(usual('Mounjaro', true)).toEqual(['7.5mg 4', '10mg 4', '12.5mg 4', '15mg 4']);
    expect(usual('Wegovy', false)).toEqual(['0.25mg 4', '0.5mg 4', '1mg 4', '1.7mg 4', '2.4mg 4']);
    expect(usual('Wegovy', true)).toEqual(['7.2mg 4']);
    expect(usual('Saxenda', false)).toEqual(['3mg daily 4']);
    for (const { name, doseSteps, doseStepsUrl } of medications) {
      const steps = doseSteps?.map(({ dose }) => dose);
      expect(steps).toEqual(expect.arrayContaining(productsOf(name).map(({ dose }) => dose)));
      expect(doseStepsUrl).toMatch(/^https:\/\/www\.medicines\.org\.uk\/emc\/product\/\d+\/smpc$/);
    }
  });

  test('is a home page with a banner and three testimonials, and a notice that all this is sample data', async () => {
    const home = await database.payload.findGlobal({ slug: 'home', overrideAccess: true });
    const settings = await database.payload.findGlobal({ slug: 'settings', overrideAccess: true });
    expect(home.bannerText).toContain('Our April 2026 report is out');
    expect(home.testimonials).toHaveLength(3);
    expect(settings.showsSampleData).toBe(true);
  });
});

describe('rows that were written past the hooks', () => {
  test.each(['products', 'observations', 'reviews'] as const)(
    'are as the rules of %s want them',
    async (collection) => {
      // What the checks of a product found is alike, but for some weeks; one check a month is enough.
      const checks = observations.filter((_, index) => index % 4 === 0);
      const rows = { products, observations: checks, reviews }[collection];
      const violations = await Promise.all(
        rows.map((row) => violationsOf(database.payload, collection, { ...row })),
      );
      expect(violations.flat()).toEqual([]);
    },
  );
});

/** What the validation of a collection's fields says against a document. */
async function violationsOf(
  payload: Payload,
  collection: 'observations' | 'products' | 'reviews',
  data: Record<string, unknown>,
): Promise<string[]> {
  const req = { payload, context: {}, t: (key: string) => key, user: null };
  const results = await Promise.all(
    payload.collections[collection].config.flattenedFields.map(async (field) => {
      if (!('validate' in field) || typeof field.validate !== 'function') return [];
      const validate = field.validate as (value: unknown, options: object) => unknown;
      const options = {
        ...field,
        data,
        siblingData: data,
        req,
        operation: 'create',
        path: [field.name],
      };
      const answer = await validate(data[field.name], options);
      return answer === true ? [] : [`${field.name}: ${String(answer)}`];
    }),
  );
  return results.flat();
}

function productsOf(brand: string): Product[] {
  return products.filter(({ medication }) => brandOf(relationId(medication)) === brand);
}

function brandOf(medicationId: string): string | undefined {
  return medications.find(({ id }) => id === medicationId)?.name;
}

function nameOf(id: string): string | undefined {
  return providers.find((provider) => provider.id === id)?.name;
}

function providerId(slug: string): string | undefined {
  return providers.find((provider) => provider.slug === slug)?.id;
}

/** Oldest first. */
function observationsOf(productId: string): Observation[] {
  return observationsByProduct.get(productId) ?? [];
}

/** The newest recorded before an ISO time. */
function observedAt(productId: string, time: string): Observation | undefined {
  return observationsOf(productId).findLast(({ recordedAt }) => recordedAt < time);
}

function registrationsOf(owner: string): Registration[] {
  return registrations.filter(({ provider }) => relationId(provider) === owner);
}

function published(): Review[] {
  return reviews.filter(({ status }) => status === 'published');
}

function publishedOf(provider: string): Review[] {
  return published().filter((review) => relationId(review.provider) === provider);
}

function sentimentOf(averageRating: number): string {
  if (averageRating >= 4.7) return 'very positive';
  if (averageRating >= 4) return 'positive';
  return averageRating > 2.5 ? 'mixed' : 'negative';
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function daysBefore(days: number): string {
  return new Date(date.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / (24 * 60 * 60 * 1000);
}

describe('texts', () => {
  const stored = {
    discounts: () => find('discounts'),
    guides: () => find('guides'),
    'market-reports': () => find('market-reports'),
    medications: () => medications,
    providers: () => providers,
    reviews: () => reviews,
  };

  async function find(collection: 'discounts' | 'guides' | 'market-reports'): Promise<object[]> {
    return (await database.payload.find({ collection, ...everything })).docs;
  }

  test.each(Object.keys(stored) as (keyof typeof stored)[])(
    'of %s make no claim that could not be published',
    async (collection) => {
      const docs: object[] = await stored[collection]();
      const { fields } = database.payload.collections[collection].config;
      expect(docs.length).toBeGreaterThan(2);
      for (const doc of docs) {
        const claims = await findClaims(textsOf(fields, { ...doc }), {
          slug: collection,
          sources: 'sources' in doc && Array.isArray(doc.sources) ? doc.sources.length : 0,
          medicines: medications.map(({ name }) => name),
        });
        expect(claims).toEqual([]);
      }
    },
  );
});

describe('guides', () => {
  test('name no reviewer, because no clinician has read them', async () => {
    const { docs } = await database.payload.find({ collection: 'guides', ...everything });
    expect(docs.map(({ reviewerRole }) => reviewerRole ?? null)).toEqual([null, null, null, null]);
  });

  test.each([
    ['wegovy-guide', ['6 January 2026', '7.2mg', '29 January 2026', 'do not start again']],
    ['mounjaro-guide', ['29 January 2026', 'do not start again', 'for 4 weeks after you start']],
    ['side-effects-guide', ['29 January 2026', 'should not be started again']],
    [
      'nhs-weight-loss-injections',
      ['year 2, 2026/27', 'heart or blood vessel disease', 'at least 1 month before'],
    ],
  ])('say what has changed since 2025: %s', async (slug, facts) => {
    const { docs } = await database.payload.find({
      collection: 'guides',
      where: { slug: { equals: slug } },
      ...everything,
    });
    const text = JSON.stringify(docs[0]?.body);
    for (const fact of facts) expect(text).toContain(fact);
  });

  test('are in accord with the details of the medications', () => {
    const details = medications.map(({ precautions }) => precautions?.join('; '));
    expect(details[0]).toContain('stop at least one month before trying for a baby');
    expect(details[0]).toContain('use condoms too for four weeks after the start');
    for (const detail of details) expect(detail).toContain('do not start again if it is confirmed');
  });
});
