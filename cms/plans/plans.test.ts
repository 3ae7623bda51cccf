import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Medication, Provider } from '#collections/payload-types.ts';
import { planSchema, type Plan } from '#contract/schemas/plan.ts';
import {
  createDiscount,
  createMedication,
  createProduct,
  createProvider,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let api: ReturnType<typeof supertest>;
let mounjaro: Medication;

const source = 'https://www.medicines.org.uk/emc/product/15484/smpc';

beforeAll(async () => {
  test = await startTestApp();
  api = supertest(test.app);
  await storeExamples();
});
afterAll(() => test.stop());

async function storeExamples() {
  const { payload } = test;
  mounjaro = await createMedication(payload, {
    doseSteps: [
      { dose: '2.5mg', weeks: 4 },
      { dose: '5mg', weeks: 4 },
      { dose: '7.5mg', weeks: 4, isOnlyIfNeeded: true },
    ],
    doseStepsUrl: source,
  });
  await createMedication(payload, { name: 'Wegovy', theme: 'blue', order: 2 });
  const at = (provider: { id: string }) => (dose: string, pricePence: number, fields: object) =>
    createProduct(payload, {
      provider: provider.id,
      medication: mounjaro.id,
      dose,
      pricePence,
      consultationFeePence: 0,
      deliveryFeePence: 0,
      ...fields,
    });
  const ashdown = at(await createRegisteredProvider(payload));
  await ashdown('2.5mg', 12_900, { deliveryFeePence: 495 });
  await ashdown('5mg', 15_900, { deliveryFeePence: 495 });
  const brookProvider = await createRegisteredProvider(payload, { name: 'Brook Pharmacy' });
  const brook = at(brookProvider);
  await brook('2.5mg', 13_000, { consultationFeePence: 2000 });
  await brook('5mg', 14_000, { consultationFeePence: 2000 });
  await brook('7.5mg', 18_000, { consultationFeePence: 2000 });
  await createDiscount(payload, {
    provider: brookProvider.id,
    percentageOff: 30,
    appliesTo: ['consultation'],
  });
  const cedar = at(await createRegisteredProvider(payload, { name: 'Cedar Health' }));
  await cedar('2.5mg', 10_000, { consultationFeePence: null });
  await cedar('5mg', 10_000, {});
  const dene = at(await createRegisteredProvider(payload, { name: 'Dene Clinic' }));
  await dene('2.5mg', 9000, { inStock: false });
  const elder = at(await createRegisteredProvider(payload, { name: 'Elder Chemist' }));
  await elder('2.5mg', 8000, { checkedAt: '2026-01-05T09:00:00.000Z' });
  await elder('5mg', 8000, {});
  const fern = at(await createProvider(payload, { name: 'Fern Online' }));
  await fern('2.5mg', 100, {});
  await fern('5mg', 100, {});
}

async function plan(query: string): Promise<Plan> {
  const { body } = await api.get(`/api/plans?${query}`).expect(200);
  return planSchema.parse(body);
}

function inWeeks(weeks: number): string {
  const day = new Date(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' }));
  day.setUTCDate(day.getUTCDate() + weeks * 7);
  return day.toISOString().slice(0, 10);
}

describe('GET /api/plans', () => {
  it('plans the orders by the usual steps, from today, one every four weeks', async () => {
    const { medication, orders } = await plan('medication=mounjaro&months=3');
    expect(medication).toBe('Mounjaro');
    expect(orders).toMatchObject([
      { date: inWeeks(0), dose: '2.5mg' },
      { date: inWeeks(4), dose: '5mg' },
      { date: inWeeks(8), dose: '5mg' },
    ]);
  });

  it('plans six months unless told otherwise', async () => {
    const { orders } = await plan('medication=Mounjaro');
    expect(orders.map(({ date }) => date)).toEqual([0, 4, 8, 12, 16, 20].map(inWeeks));
  });

  it('goes from the dose and the weeks on it to the dose that was asked for', async () => {
    const { orders } = await plan('medication=mounjaro&dose=5MG&weeks=3&until=7.5mg&months=2');
    expect(orders).toMatchObject([
      { date: inWeeks(1), dose: '7.5mg' },
      { date: inWeeks(5), dose: '7.5mg' },
    ]);
  });

  it('follows what a prescriber said otherwise', async () => {
    const { orders } = await plan('medication=mounjaro&doses=2.5mg,%202.5mg,5mg,2.5mg&months=5');
    expect(orders.map(({ dose }) => dose)).toEqual(['2.5mg', '2.5mg', '5mg', '2.5mg', '5mg']);
  });

  it('says the total of each order and of the whole at each provider with all doses, with all fees each time', async () => {
    const { providers, lowestSingle } = await plan('medication=mounjaro&months=3');
    expect(
      providers.map(({ company, total, isComplete }) => [company.name, total, isComplete]),
    ).toEqual([
      ['Ashdown Online Clinic', '461.85', true],
      ['Brook Pharmacy', '470.00', true],
      ['Cedar Health', '300.00', false],
    ]);
    expect(providers[0]?.orders[1]).toMatchObject({
      date: inWeeks(4),
      dose: '5mg',
      price: '159.00',
      consultationFee: '0.00',
      deliveryFee: '4.95',
      total: '163.95',
    });
    expect(providers[0]?.company.registrations).toMatchObject([{ register: 'gphc' }]);
    expect(lowestSingle).toMatchObject({
      total: '461.85',
      isComplete: true,
      company: { slug: 'ashdown-online-clinic' },
    });
  });

  it('takes off no offer', async () => {
    const { providers } = await plan('medication=mounjaro&months=1');
    const brook = providers.find(({ company }) => company.name === 'Brook Pharmacy');
    expect(brook?.orders[0]).toMatchObject({ consultationFee: '20.00', total: '150.00' });
  });

  it('says the lowest when changing providers, and what each change saves', async () => {
    const { lowestMixed } = await plan('medication=mounjaro&months=3');
    expect(lowestMixed?.orders.map(({ company, total }) => [company.name, total])).toEqual([
      ['Ashdown Online Clinic', '133.95'],
      ['Elder Chemist', '80.00'],
      ['Elder Chemist', '80.00'],
    ]);
    expect(lowestMixed).toMatchObject({ total: '293.95', isComplete: true });
    expect(lowestMixed?.changes).toMatchObject([
      {
        date: inWeeks(4),
        from: { name: 'Ashdown Online Clinic' },
        to: { name: 'Elder Chemist' },
        saves: '167.90',
      },
    ]);
  });

  it('charges the first order with its own price, and a consultation once where it is', async () => {
    const { payload } = test;
    const { docs } = await payload.find({
      collection: 'products',
      where: { 'provider.name': { equals: 'Brook Pharmacy' } },
    });
    const set = (data: {
      firstOrderPricePence: number | null;
      consultationFeeBasis: 'once' | null;
    }) =>
      Promise.all(
        docs.map(({ id }) =>
          payload.update({ collection: 'products', id, data, overrideAccess: true }),
        ),
      );
    await set({ firstOrderPricePence: 11_000, consultationFeeBasis: 'once' });
    const { providers } = await plan('medication=mounjaro&months=3');
    const brook = providers.find(({ company }) => company.name === 'Brook Pharmacy');
    expect(brook).toMatchObject({
      total: '410.00',
      orders: [
        {
          isFirst: true,
          price: '110.00',
          isNewPatientPrice: true,
          consultationFee: '20.00',
          total: '130.00',
        },
        {
          isFirst: false,
          price: '140.00',
          isNewPatientPrice: false,
          consultationFee: '0.00',
          total: '140.00',
        },
        { isFirst: false, consultationFeeBasis: 'once', total: '140.00' },
      ],
    });
    await set({ firstOrderPricePence: null, consultationFeeBasis: null });
  });

  it('has somebody on treatment change to no provider that does not accept people who switch', async () => {
    const { payload } = test;
    const setTerms = (terms: Partial<Provider['terms']>) =>
      payload.update({
        collection: 'providers',
        where: { name: { equals: 'Elder Chemist' } },
        data: { terms },
        overrideAccess: true,
      });
    const sourceUrl = 'https://elder.example/questions';
    await setTerms({ switchingProof: { value: 'not-accepted', sourceUrl } });
    const { providers, lowestSingle, lowestMixed } = await plan(
      'medication=mounjaro&dose=5mg&months=2',
    );
    const elder = providers.find(({ company }) => company.name === 'Elder Chemist');
    expect(elder).toMatchObject({
      isOnlyForOwnPatients: true,
      total: '160.00',
      orders: [{ isFirst: false }, { isFirst: false }],
    });
    expect(lowestSingle?.company.name).toBe('Cedar Health');
    expect(lowestMixed?.orders.map(({ company }) => company.name)).toEqual([
      'Cedar Health',
      'Cedar Health',
    ]);
    const { withoutAll } = await plan('medication=mounjaro&months=2');
    expect(withoutAll[0]).toMatchObject({
      company: { name: 'Elder Chemist' },
      isOnlyForOwnPatients: false,
    });
    await setTerms({ switchingProof: { value: null, sourceUrl: null } });
  });

  it('leaves out providers that do not list a dose, have sold out, have a stale price or are on no register, and says why', async () => {
    const { withoutAll } = await plan('medication=mounjaro&months=2');
    expect(withoutAll.map(({ company, unavailable }) => [company.name, unavailable])).toEqual([
      ['Elder Chemist', [{ dose: '2.5mg', reason: 'stale' }]],
      [
        'Dene Clinic',
        [
          { dose: '2.5mg', reason: 'out-of-stock' },
          { dose: '5mg', reason: 'not-listed' },
        ],
      ],
      [
        'Fern Online',
        [
          { dose: '2.5mg', reason: 'not-registered' },
          { dose: '5mg', reason: 'not-registered' },
        ],
      ],
    ]);
    expect(withoutAll[0]?.orders).toHaveLength(2);
  });

  it('says what each order costs at the lowest and at the highest, and who is counted', async () => {
    const { orders } = await plan('medication=mounjaro&months=2');
    expect(orders).toEqual([
      {
        date: inWeeks(0),
        dose: '2.5mg',
        lowest: { total: '133.95', isComplete: true },
        highest: { total: '150.00', isComplete: true },
        providerCount: 3,
      },
      {
        date: inWeeks(4),
        dose: '5mg',
        lowest: { total: '80.00', isComplete: true },
        highest: { total: '163.95', isComplete: true },
        providerCount: 4,
      },
    ]);
  });

  it('has no more of each list than are asked for, with the figures of all', async () => {
    const whole = await plan('medication=mounjaro&months=2');
    expect(await plan('medication=mounjaro&months=2&limit=1000')).toEqual(whole);
    const { providers, withoutAll, ...figures } = await plan(
      'medication=mounjaro&months=2&limit=1',
    );
    expect(providers.map(({ company }) => company.name)).toEqual(['Ashdown Online Clinic']);
    expect(withoutAll.map(({ company }) => company.name)).toEqual(['Elder Chemist']);
    expect(figures).toMatchObject({ providerCount: 3, openProviderCount: 3, withoutAllCount: 3 });
    expect(figures.lowestThree.map(({ company }) => company.name)).toEqual([
      'Ashdown Online Clinic',
      'Brook Pharmacy',
      'Cedar Health',
    ]);
    expect(whole).toMatchObject(figures);
  });

  it('has no lowest where nobody has every dose', async () => {
    const { payload } = test;
    const { id } = await createMedication(payload, {
      name: 'Saxenda',
      doseSteps: [{ dose: '3mg daily', weeks: 4 }],
      doseStepsUrl: source,
    });
    const { providers, withoutAll, lowestSingle, lowestMixed } = await plan('medication=saxenda');
    expect([providers, withoutAll, lowestSingle, lowestMixed]).toEqual([[], [], null, null]);
    await payload.delete({ collection: 'medications', id, overrideAccess: true });
  });

  it.each([
    ['', 400, 'medication is missing: write medication=mounjaro.'],
    ['medication=', 400, 'medication is missing: write medication=mounjaro.'],
    ['medication=nothing', 404, 'There is no medication “nothing”: choose Mounjaro or Wegovy.'],
    [
      'medication=wegovy',
      400,
      'No dose steps of Wegovy are on record, so there is no plan of it yet.',
    ],
    [
      'medication=mounjaro&dose=3mg',
      400,
      '“3mg” is no usual dose of Mounjaro: choose 2.5mg, 5mg or 7.5mg.',
    ],
    [
      'medication=mounjaro&until=3mg',
      400,
      '“3mg” is no usual dose of Mounjaro: choose 2.5mg, 5mg or 7.5mg.',
    ],
    [
      'medication=mounjaro&doses=5mg,3mg',
      400,
      '“3mg” is no usual dose of Mounjaro: choose 2.5mg, 5mg or 7.5mg.',
    ],
    [
      `medication=mounjaro&doses=${'5mg,'.repeat(13)}`,
      400,
      'The doses are those of 12 orders at most.',
    ],
    ...['-1', '53', '1.5', 'two', '0x1', ''].map(
      (weeks) =>
        [
          `medication=mounjaro&weeks=${weeks}`,
          400,
          'The number of weeks is a whole number from 0 to 52: how many on the dose so far.',
        ] as const,
    ),
    ...['0', '13', '1e1'].map(
      (months) =>
        [
          `medication=mounjaro&months=${months}`,
          400,
          'The number of months is a whole number from 1 to 12: each is an order of four weeks.',
        ] as const,
    ),
    ...['0', '1001', '-1', 'all', ''].map(
      (limit) =>
        [
          `medication=mounjaro&limit=${limit}`,
          400,
          'limit is a whole number from 1 to 1000.',
        ] as const,
    ),
    ['medication=mounjaro&dose=5mg&dose=5mg', 400, 'dose is given more than once.'],
  ] as const)('?%s is answered with %i: %s', async (query, status, sentence) => {
    const { body } = await api.get(`/api/plans?${query}`).expect(status);
    expect(body).toEqual({ error: sentence });
  });

  it('can begin with the doses that the settings of the site name, which are none where no steps are on record', async () => {
    const { body } = await api.get('/api/site').expect(200);
    expect(body.brands).toEqual([
      { name: 'Mounjaro', theme: 'purple', stepDoses: ['2.5mg', '5mg', '7.5mg'] },
      { name: 'Wegovy', theme: 'blue', stepDoses: [] },
    ]);
  });

  it('follows an editor’s change of the steps at once', async () => {
    const { payload } = test;
    const before = mounjaro.doseSteps;
    const doseSteps = [{ dose: '5mg', weeks: 8 }];
    await payload.update({
      collection: 'medications',
      id: mounjaro.id,
      data: { doseSteps },
      overrideAccess: true,
    });
    const { orders } = await plan('medication=mounjaro&months=1');
    expect(orders).toMatchObject([{ date: inWeeks(0), dose: '5mg' }]);
    const { body } = await api.get('/api/medications').expect(200);
    expect(body[0]).toMatchObject({
      doseSteps: [{ dose: '5mg', weeks: 8, isOnlyIfNeeded: false }],
      doseStepsUrl: source,
    });
    await payload.update({
      collection: 'medications',
      id: mounjaro.id,
      data: { doseSteps: before },
      overrideAccess: true,
    });
  });
});

describe('the dose steps of a medication', () => {
  it.each<[string, object, string]>([
    [
      'a dose twice',
      {
        doseSteps: [
          { dose: '5mg', weeks: 4 },
          { dose: '5mg', weeks: 8 },
        ],
      },
      'Usual dose steps',
    ],
    ['another thing than a dose', { doseSteps: [{ dose: 'five', weeks: 4 }] }, 'Dose'],
    ['half a pen', { doseSteps: [{ dose: '5mg', weeks: 2 }] }, 'Minimum number of weeks'],
    ['no weeks', { doseSteps: [{ dose: '5mg', weeks: 0 }] }, 'Minimum number of weeks'],
    ['two years', { doseSteps: [{ dose: '5mg', weeks: 104 }] }, 'Minimum number of weeks'],
    ['no source', { doseStepsUrl: '' }, 'Source of the steps, web address'],
    ['a source that is none', { doseStepsUrl: 'section 4.2' }, 'Source of the steps, web address'],
  ])('cannot be saved with %s', async (_title, data, field) => {
    const saving = test.payload.update({
      collection: 'medications',
      id: mounjaro.id,
      data,
      overrideAccess: true,
    });
    await expect(saving).rejects.toThrow(field);
  });
});
