import { writeFile } from 'node:fs/promises';
import type { Email } from 'postal-mime';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Medication, Product, Provider } from '#collections/payload-types.ts';
import { storedSubscriptionSchema } from '#contract/schemas/subscription.ts';
import { alertQueue } from '#cms/mail/alert-queue.ts';
import { deliverDue } from '#cms/mail/deliver-due.ts';
import { isMailDue } from '#cms/mail/is-mail-due.ts';
import { outboxFolder } from '#cms/mail/transport.ts';
import { eraseExpired } from '#cms/runtime/retention.ts';
import {
  createMedication,
  createProduct,
  createProvider,
  createRegisteredProvider,
} from '#cms/testing/example-data.ts';
import { emptyOutbox, linkIn, readOutbox } from '#cms/testing/outbox.ts';
import { startTestApp, type TestApp } from '#cms/testing/test-app.ts';
import { createSigning } from '../signing.ts';
import { createSubscriptionStore } from '../subscription-store.ts';
import type { AlertRow } from './alert-row.ts';
import { productsByDose } from './read-market.ts';
import { storeNews } from './watch-prices.ts';

let readers = 0;
/** Somebody else in each test, because what an address is sent in a day is counted. */
let reader = '';
const hour = 60 * 60 * 1000;

let test: TestApp;
let dataDir: string;
let mounjaro: Medication;
let ash: Provider;
let birch: Provider;
let atAsh: Product;
let atBirch: Product;

beforeAll(async () => {
  test = await startTestApp();
  ({ dataDir } = test.test.env);
  const { payload } = test;
  mounjaro = await createMedication(payload, { name: 'Mounjaro' });
  ash = await createRegisteredProvider(payload, { name: 'Ash' });
  birch = await createRegisteredProvider(payload, { name: 'Birch' });
  const unregistered = await createProvider(payload, { name: 'Cedar' });
  const product = { medication: mounjaro.id, dose: '5mg' };
  const fees = { consultationFeePence: 0, deliveryFeePence: 500, inStock: true };
  atAsh = await createProduct(payload, {
    ...product,
    ...fees,
    provider: ash.id,
    pricePence: 18_500,
  });
  atBirch = await createProduct(payload, {
    ...product,
    ...fees,
    provider: birch.id,
    pricePence: 20_000,
  });
  await createProduct(payload, {
    ...product,
    ...fees,
    provider: unregistered.id,
    pricePence: 9000,
  });
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const collection of ['price-alerts', 'subscriptions', 'suppressions'] as const) {
    await test.payload.db.deleteMany({ collection, where: {} });
  }
  await save(atAsh, { pricePence: 18_500, deliveryFeePence: 500, inStock: true });
  await save(atBirch, { pricePence: 20_000, inStock: true });
  await emptyOutbox(dataDir);
  reader = `pat-${(readers += 1)}@reader.example`;
});

let visitors = 0;

/** A request from a network address that has sent nothing yet, unless one is given. */
function post(path: string, visitor = `198.51.100.${(visitors += 1) % 250}`) {
  return supertest(test.app).post(path).set('X-Forwarded-For', visitor);
}

const press = (link: string, button: string) => post(link).type('form').send({ button });

const request = { medication: 'mounjaro', dose: '5mg', kind: 'falls' };

function ask(more: Record<string, unknown> = {}) {
  return post('/api/price-alerts').send({ email: reader, ...request, ...more });
}

function save({ id }: Product, data: Partial<Product>) {
  return test.payload.update({ collection: 'products', id, data, overrideAccess: true });
}

/** Tells of what has changed, as each process does by itself. */
async function look() {
  const market = test.catalogue.current();
  const doses = [...(await productsByDose(market)).keys()];
  return storeNews(test.payload, { market, doses });
}

async function sendMail(address = reader): Promise<Email[]> {
  const { publicUrl } = test.test.env;
  while (await isMailDue(test.payload)) {
    await deliverDue(test.payload, { publicUrl, perSecond: 1000 });
  }
  return readOutbox(dataDir, address);
}

/** Lets the next attempt to send mail fail, as if the disk of the outbox were full, and the one after it be due. */
async function failToSend() {
  const { publicUrl } = test.test.env;
  await emptyOutbox(dataDir);
  await writeFile(outboxFolder(dataDir), '');
  await deliverDue(test.payload, { publicUrl, perSecond: 1000 });
  await emptyOutbox(dataDir);
  expect(await rows()).toMatchObject([{ attempts: 1 }]);
  await alter({ dueAt: new Date().toISOString() });
}

const subjects = async () => (await sendMail()).map(({ subject }) => subject);

async function rows(): Promise<AlertRow[]> {
  const { docs } = await test.payload.db.find<AlertRow>({
    collection: 'price-alerts',
    pagination: false,
  });
  return docs;
}

/** Changes what is stored of the one address, as if time had passed. */
async function alter(data: Partial<AlertRow>) {
  const [row] = await rows();
  await test.payload.db.updateOne({ collection: 'price-alerts', id: row!.id, data });
}

/** Puts what has happened to the one address back by so many hours. */
async function age(hours: number) {
  const earlier = (time: string) => new Date(Date.parse(time) - hours * hour).toISOString();
  const [row] = await rows();
  const old = JSON.stringify({ alerts: row!.alerts, news: row!.news });
  const aged = JSON.parse(
    old.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, earlier),
  ) as Partial<AlertRow>;
  const times = [
    'messageRequestedAt',
    'dueAt',
    'sentAt',
    'endsAt',
    'linkRequestedAt',
    'consentedAt',
  ];
  const changed = times.flatMap((name) => {
    const time = row![name as 'sentAt'];
    return time ? [[name, earlier(time)]] : [];
  });
  await alter({ ...aged, ...(Object.fromEntries(changed) as Partial<AlertRow>) });
}

/** What the links of an email to the reader carry today. */
function ownToken(): string {
  const { addressCode, manageToken } = createSigning(test.payload.secret);
  return manageToken(addressCode(reader), new Date());
}

/** Asks for an alert and confirms it; forgets the email for that. */
async function confirmed(more: Record<string, unknown> = {}): Promise<string> {
  await ask(more).expect(201);
  const link = linkIn((await sendMail()).at(-1)!, '/price-alerts/confirm');
  await press(link, 'confirm').expect(303).expect('Location', '/price-alerts/confirm?result=done');
  await emptyOutbox(dataDir);
  return link;
}

const told = async () =>
  (await sendMail()).filter(({ messageId }) => messageId?.startsWith('<alert-news'));

/** Both bodies of an email, as they are read: in one line, without tags. */
const bodiesOf = (message: Email | undefined) =>
  [message?.html?.replaceAll(/<!--.*?-->|<[^>]+>/g, ''), message?.text].map((body) =>
    body?.replaceAll(/\s+/g, ' '),
  );

describe('asking for a price alert', () => {
  it('stores what is asked for, and sends one email that asks to confirm it', async () => {
    await ask({ kind: 'falls-to', amount: '£180' }).expect(201, { status: 'pending' });
    const [row] = await rows();
    expect(row).toMatchObject({
      email: reader,
      status: 'pending',
      consentVersion: '2026-11-26',
      alerts: [
        {
          medicationId: mounjaro.id,
          dose: '5mg',
          kind: 'falls-to',
          amountPence: 18_000,
          providerIds: [],
          confirmedAt: null,
        },
      ],
    });
    const [message] = await sendMail();
    expect(message).toMatchObject({ subject: 'Please confirm your price alert' });
    expect(message?.text).toContain('falls to £180.00 or below, at any registered provider');
    expect(message?.text).toContain('When you press it, you agree that we store this');
  });

  it('records the wording that was agreed to with the alert that was confirmed last', async () => {
    await confirmed();
    await alter({ consentVersion: '2026-11-22' });
    await confirmed({ kind: 'falls-to', amount: '150' });
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'active', consentVersion: '2026-11-26' });
    expect(row?.consentedAt).toBe(row?.alerts.at(-1)?.requestedAt);
  });

  it('answers the same for an address that has such an alert, and sends it nothing', async () => {
    await confirmed();
    await ask().expect(201, { status: 'pending' });
    expect(await subjects()).toEqual([]);
  });

  it('answers nobody sooner because an address is unknown or known', async () => {
    for (let count = 1; count <= 2; count += 1) {
      const start = performance.now();
      await ask().expect(201);
      expect(performance.now() - start).toBeGreaterThanOrEqual(195);
    }
  });

  it('sends a confirmation again after ten minutes, three times in all', async () => {
    for (const minutes of [0, 9, 2, 11, 11, 11]) {
      if (minutes > 0) await age(minutes / 60);
      await ask().expect(201);
      await sendMail();
    }
    expect(await readOutbox(dataDir, reader)).toHaveLength(3);
  });

  it('lets a stranger have five alerts wait for an address, and sends no more emails', async () => {
    for (let amount = 101; amount <= 107; amount += 1) {
      await ask({ kind: 'falls-to', amount: `${amount}` }).expect(201, { status: 'pending' });
    }
    expect((await rows())[0]?.alerts).toHaveLength(5);
    expect(await subjects()).toHaveLength(5);
  });

  it('keeps twenty alerts of an address', async () => {
    await confirmed();
    const [row] = await rows();
    const many = Array.from({ length: 20 }, (_, n) => ({ ...row!.alerts[0]!, id: `alert-${n}` }));
    await alter({ alerts: many });
    await ask({ kind: 'rises' }).expect(201, { status: 'pending' });
    expect((await rows())[0]?.alerts).toHaveLength(20);
    expect(await subjects()).toEqual([]);
  });

  it('stores all of several that are asked for at the same moment', async () => {
    const kinds = ['falls', 'rises', 'back-in-stock'];
    const answers = await Promise.all(kinds.map((kind) => ask({ kind })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await rows()).map(({ alerts }) => alerts.length)).toEqual([3]);
    expect(await subjects()).toHaveLength(3);
  });

  it.each([
    ['no amount', { kind: 'falls-to' }, 'Please enter the amount in pounds'],
    [
      'an amount of nothing',
      { kind: 'falls-to', amount: '0' },
      'Please enter the amount in pounds',
    ],
    [
      'an amount in words',
      { kind: 'falls-to', amount: 'ten' },
      'Please enter the amount in pounds',
    ],
    ['no address', { email: 'pat' }, 'Please enter a valid email address.'],
    ['a dose nobody lists', { dose: '6mg' }, 'No provider lists mounjaro 6mg.'],
    ['a provider nobody knows', { providers: ['nobody'] }, 'There is no provider “nobody”.'],
    ['a kind there is not', { kind: 'soars' }, 'kind takes one of: falls-to, falls'],
  ])('with %s is refused in words', async (_what, more, sentence) => {
    const { body } = await ask(more).expect(400);
    expect(body.error).toContain(sentence);
    expect(await rows()).toEqual([]);
  });

  it('takes whatever stands for an amount as none unless it is for a fall to one', async () => {
    await ask({ kind: 'falls', amount: 'about 180' }).expect(201, { status: 'pending' });
    const [row] = await rows();
    expect(row?.alerts).toMatchObject([{ kind: 'falls', amountPence: null }]);
  });

  it('is answered and dropped if a robot filled in the field that people do not see', async () => {
    await ask({ website: 'https://spam.example' }).expect(201, { status: 'pending' });
    expect(await rows()).toEqual([]);
  });

  it('leads back to the form of its dose without JavaScript', async () => {
    await post('/price-alerts?medication=mounjaro&dose=5mg')
      .type('form')
      .send({ email: reader, ...request, kind: 'falls-to', amount: '' })
      .expect(303)
      .expect('Location', '/price-alerts?medication=mounjaro&dose=5mg&result=invalid');
  });

  it('works without JavaScript, with one provider ticked or several', async () => {
    const form = (providers: string[]) =>
      post('/price-alerts')
        .type('form')
        .send({ email: reader, ...request, amount: '', providers });
    await form(['ash']).expect(303).expect('Location', '/price-alerts?result=received');
    await form(['birch', 'ash']).expect('Location', '/price-alerts?result=received');
    expect((await rows())[0]?.alerts.map(({ providerIds }) => providerIds)).toEqual([
      [ash.id],
      [ash.id, birch.id].toSorted(),
    ]);
  });

  it('is not stored when the address has been sent five confirmations in a day, reports included', async () => {
    const source = 'homepage_newsletter';
    await post('/api/subscriptions').send({ email: reader, source }).expect(201);
    for (const kind of ['falls', 'rises', 'back-in-stock']) await ask({ kind }).expect(201);
    for (const amount of ['150.00', '140.00']) await ask({ kind: 'falls-to', amount }).expect(201);
    expect((await rows())[0]?.alerts).toHaveLength(4);
  });

  it('is refused after the twentieth in an hour from one network address', async () => {
    for (let count = 1; count <= 20; count += 1) {
      const each = { ...request, email: `flood-${count}@reader.example` };
      await post('/api/price-alerts', '192.0.2.7').send(each).expect(201);
    }
    await post('/api/price-alerts', '192.0.2.7')
      .send({ email: reader, ...request })
      .expect(429);
  });
});

describe('an alert', () => {
  it('tells nothing until it is confirmed', async () => {
    await ask().expect(201);
    await sendMail();
    await emptyOutbox(dataDir);
    await save(atAsh, { pricePence: 15_000 });
    await look();
    expect(await subjects()).toEqual([]);
  });

  it('does not start because its link is opened', async () => {
    await ask().expect(201);
    const link = linkIn((await sendMail())[0]!, '/price-alerts/confirm');
    await supertest(test.app).get(link);
    expect((await rows())[0]?.status).toBe('pending');
  });

  it('is started by the link of its own email alone, and by an old one too', async () => {
    await ask().expect(201);
    const [first] = await sendMail();
    await ask({ kind: 'rises' }).expect(201);
    await press(linkIn(first!, '/price-alerts/confirm'), 'confirm').expect(303);
    const [row] = await rows();
    expect(row?.alerts.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true, false]);
    await press('/price-alerts/confirm?token=short', 'confirm').expect(
      'Location',
      '/price-alerts/confirm?result=outdated',
    );
  });

  it('tells of a fall once, with the total, where, when it was checked and where that comes from', async () => {
    await confirmed();
    await save(atAsh, { pricePence: 17_000 });
    await look();
    await look();
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    expect(message?.subject).toBe('Mounjaro 5mg: lowest total £175.00');
    expect(message?.text).toContain('had fallen from £190.00 to £175.00. It was then at Ash.');
    expect(message?.text).toContain(`/prices/${atAsh.id}`);
    expect(message?.text).toContain('neither advice nor advertising');
  });

  it('tells of a total at the amount or below, at once if it is there already', async () => {
    await confirmed({ kind: 'falls-to', amount: '200' });
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'Mounjaro 5mg: lowest total £190.00',
    ]);
  });

  it('tells nothing of a provider on no register, of an unknown fee, or of another provider than chosen', async () => {
    await confirmed({ kind: 'falls-to', amount: '180' });
    await confirmed({ kind: 'falls', providers: ['birch'] });
    await save(atAsh, { pricePence: 10_000, deliveryFeePence: null });
    await look();
    expect(await told()).toEqual([]);
    await save(atAsh, { deliveryFeePence: 500 });
    await look();
    expect(await told()).toHaveLength(1);
  });

  it('tells when a dose that was sold out is in stock again', async () => {
    await save(atAsh, { inStock: false });
    await save(atBirch, { inStock: false });
    await confirmed({ kind: 'back-in-stock' });
    await save(atBirch, { inStock: true });
    await look();
    expect((await told())[0]?.text).toContain('was back in stock at Birch.');
  });

  it('tells several things in one message, and at most one message a day', async () => {
    await confirmed();
    await confirmed({ kind: 'falls-to', amount: '180' });
    await confirmed({ kind: 'rises', providers: ['birch'] });
    await save(atAsh, { pricePence: 17_000 });
    await save(atBirch, { pricePence: 21_000 });
    await look();
    expect((await told()).map(({ subject }) => subject)).toEqual([
      '3 of your price alerts have news',
    ]);

    await confirmed({ kind: 'falls-to', amount: '178' });
    await sendMail();
    expect(await told()).toEqual([]);
    await age(24);
    expect(await told()).toHaveLength(1);
  });

  it('is told of at once when the news of another could not be sent and that one has ended since', async () => {
    await confirmed();
    await confirmed({ kind: 'rises', providers: ['birch'] });
    await save(atAsh, { pricePence: 17_000 });
    await look();
    await failToSend();
    const [ended] = (await rows())[0]!.alerts;
    await post(`/price-alerts/end-one?token=${ownToken()}&alert=${ended?.id}`).expect(303);
    await save(atBirch, { pricePence: 21_000 });
    await look();
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'Mounjaro 5mg: lowest total £215.00 at the provider you chose',
    ]);
  });

  it('about one provider says that the lowest total is at the provider its owner chose, wherever it names one', async () => {
    await confirmed({ providers: ['birch'] });
    await save(atBirch, { pricePence: 19_500 });
    await look();
    const [message] = await told();
    expect(message?.subject).toBe('Mounjaro 5mg: lowest total £200.00 at the provider you chose');
    for (const body of bodiesOf(message)) {
      expect(body).toContain(
        'the lowest total for Mounjaro 5mg at the provider you chose had fallen from £205.00 to £200.00. It was then at Birch.',
      );
      expect(body).toContain('Other providers may have it for less.');
    }
  });

  it('about several providers says so of each news, in one email with one about all', async () => {
    await save(atAsh, { inStock: false });
    await save(atBirch, { inStock: false });
    await confirmed({ kind: 'back-in-stock', providers: ['birch'] });
    await confirmed({ kind: 'back-in-stock', providers: ['ash', 'birch'] });
    await confirmed({ kind: 'falls-to', amount: '250' });
    await save(atBirch, { inStock: true });
    await look();
    const [message] = await told();
    expect(message?.subject).toBe('3 of your price alerts have news');
    for (const body of bodiesOf(message)) {
      for (const sentence of [
        'was back in stock at Birch. The lowest total at the provider you chose is £205.00.',
        'was back in stock at Birch. The lowest total at the 2 providers you chose is £205.00.',
        'the lowest total for Mounjaro 5mg was £205.00 at Birch. You asked',
      ])
        expect(body).toContain(sentence);
    }
  });

  it('tells nothing when a fee that was unknown is stated', async () => {
    await save(atAsh, { deliveryFeePence: null });
    await confirmed();
    await save(atAsh, { deliveryFeePence: 500 });
    await look();
    expect(await told()).toEqual([]);
    await save(atAsh, { pricePence: 18_000 });
    await look();
    expect((await told())[0]?.text).toContain(
      'had fallen from £190.00 to £185.00. It was then at Ash.',
    );
  });

  it('tells nothing when the provider it watches is found on its register again', async () => {
    const { payload } = test;
    const found = (checkedAt: Date) =>
      payload.update({
        collection: 'registrations',
        where: { provider: { equals: birch.id } },
        data: { checkedAt: checkedAt.toISOString() },
        overrideAccess: true,
      });
    await confirmed({ kind: 'back-in-stock', providers: ['birch'] });
    await found(new Date(Date.now() - 91 * 24 * hour));
    await look();
    expect((await rows())[0]?.alerts[0]?.state.isInStock).toBe(false);
    await found(new Date());
    await look();
    expect((await rows())[0]?.alerts[0]?.state.isInStock).toBe(true);
    expect(await told()).toEqual([]);
    await save(atBirch, { inStock: false });
    await look();
    await save(atBirch, { inStock: true });
    await look();
    expect(await told()).toHaveLength(1);
  });

  it('goes on when the medication and the provider are renamed, and tells nothing of that', async () => {
    const rename = async (name: string, slug: string) => {
      const { payload } = test;
      const { id } = mounjaro;
      await payload.update({ collection: 'medications', id, data: { name } });
      await payload.update({ collection: 'providers', id: birch.id, data: { slug } });
      await look();
    };
    await confirmed({ providers: ['birch'] });
    await confirmed({ kind: 'back-in-stock', providers: ['birch'] });
    await rename('Mounjaro KwikPen', 'birch-clinic');
    expect(await told()).toEqual([]);
    await ask({ medication: 'mounjaro kwikpen', providers: ['birch-clinic'] });
    expect((await rows())[0]?.alerts).toHaveLength(2);
    await save(atBirch, { pricePence: 19_000 });
    await look();
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    expect(message?.subject).toBe(
      'Mounjaro KwikPen 5mg: lowest total £195.00 at the provider you chose',
    );
    const { body } = await supertest(test.app).get(`/api${linkIn(message!, '/subscription')}`);
    expect(storedSubscriptionSchema.parse(body).priceAlerts?.alerts[0]).toMatchObject({
      medication: 'Mounjaro KwikPen',
      providers: ['birch-clinic'],
      providerNames: ['Birch'],
    });
    await emptyOutbox(dataDir);
    await age(24);
    await rename('Mounjaro', 'birch');
    expect(await told()).toEqual([]);
  });

  it('is told of once, however many processes look at the same moment', async () => {
    await confirmed();
    await save(atAsh, { pricePence: 17_000 });
    await Promise.all([look(), look(), look()]);
    expect(await told()).toHaveLength(1);
    expect((await rows())[0]?.news).toEqual([]);
  });

  it('of somebody whose row is not as it should be keeps nobody else from theirs', async () => {
    const first = reader;
    await confirmed();
    const firstId = (await rows())[0]!.id;
    const second = (reader = `second-${first}`);
    await confirmed();
    const [before, after] = (await rows()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const data = { alerts: [null] } as unknown as Partial<AlertRow>;
    await test.payload.db.updateOne({ collection: 'price-alerts', id: before!.id, data });
    reader = after!.id === firstId ? first : second;
    await save(atAsh, { pricePence: 17_000 });
    await look();
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'Mounjaro 5mg: lowest total £175.00',
    ]);
  });

  it('does not flap, and tells again after a day on the other side', async () => {
    await confirmed({ kind: 'falls-to', amount: '180' });
    const fall = async () => {
      await save(atAsh, { pricePence: 17_000 });
      await look();
    };
    await fall();
    expect(await told()).toHaveLength(1);
    await age(30);
    await save(atAsh, { pricePence: 18_500 });
    await look();
    await fall();
    expect(await told()).toHaveLength(1);
    await save(atAsh, { pricePence: 18_500 });
    await look();
    await age(25);
    await fall();
    expect(await told()).toHaveLength(2);
  });
});

describe('the owner of an address', () => {
  const unsubscribe = (email: Email) =>
    /<https?:\/\/[^/]+([^>]+)>/.exec(
      email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
    )?.[1] ?? '';

  async function news(): Promise<Email> {
    await confirmed();
    await save(atAsh, { pricePence: 17_000 });
    await look();
    return (await told())[0]!;
  }

  it('ends all alerts with one click of the mail program', async () => {
    const message = await news();
    expect(message.headers).toContainEqual(
      expect.objectContaining({
        key: 'list-unsubscribe-post',
        value: 'List-Unsubscribe=One-Click',
      }),
    );
    const click = { 'List-Unsubscribe': 'One-Click' };
    await post(unsubscribe(message)).type('form').send(click).expect(200);
    expect(await rows()).toEqual([]);
    const { docs } = await test.payload.find({ collection: 'suppressions' });
    expect(docs).toMatchObject([{ reason: 'unsubscribed', source: 'price_alert' }]);
  });

  it('keeps the reports when the alerts end, and loses the alerts when leaving the reports', async () => {
    const code = createSigning(test.payload.secret).addressCode(reader);
    const time = new Date().toISOString();
    const subscription = { email: reader, addressCode: code, status: 'active', source: 'home' };
    const consent = { consentedAt: time, confirmedAt: time, consentVersion: '1' };
    await test.payload.db.create({
      collection: 'subscriptions',
      data: { ...subscription, ...consent },
    });
    await press(unsubscribe(await news()), 'leave').expect(
      'Location',
      '/price-alerts/end?result=done',
    );
    expect(await rows()).toEqual([]);
    expect((await test.payload.find({ collection: 'suppressions' })).totalDocs).toBe(0);

    await save(atAsh, { pricePence: 18_500 });
    await confirmed();
    const leave = createSigning(test.payload.secret).leaveToken(code);
    await press(`/subscription/unsubscribe?token=${leave}`, 'leave').expect(303);
    expect(await rows()).toEqual([]);
  });

  it('sees what is stored, ends one alert, and has everything erased', async () => {
    await confirmed({ kind: 'rises' });
    const link = linkIn(await news(), '/subscription');
    const token = link.split('=')[1];
    const stored = async () => {
      const { body } = await supertest(test.app).get(`/api${link}`).expect(200);
      return storedSubscriptionSchema.parse(body).priceAlerts;
    };
    const before = await stored();
    expect(before).toMatchObject({ email: reader, status: 'active' });
    expect(before?.alerts.map(({ kind }) => kind)).toEqual(['rises', 'falls']);
    await post(`/price-alerts/end-one?token=${token}&alert=${before?.alerts[0]?.id}`).expect(
      'Location',
      `/subscription?token=${token}`,
    );
    expect((await stored())?.alerts.map(({ kind }) => kind)).toEqual(['falls']);
    await press(`/subscription/erase?token=${token}`, 'erase').expect(303);
    expect(await stored()).toBeNull();
    expect(await rows()).toEqual([]);
  });

  it('sees the names of the providers that it chose, and none of one that has been deleted', async () => {
    const { payload } = test;
    const dogwood = await createRegisteredProvider(payload, { name: 'Dogwood' });
    await ask({ kind: 'rises', providers: ['birch', dogwood.slug] }).expect(201);
    const link = linkIn((await sendMail()).at(-1)!, '/price-alerts/confirm');
    await press(link, 'confirm').expect(303);
    await payload.delete({ collection: 'providers', id: dogwood.id });
    const { body } = await supertest(test.app).get(`/api/subscription?token=${ownToken()}`);
    const [alert] = storedSubscriptionSchema.parse(body).priceAlerts?.alerts ?? [];
    const named = alert?.providers.map(
      (slug, index) => [slug, alert.providerNames[index]] as const,
    );
    expect(new Map(named)).toEqual(
      new Map([
        ['birch', 'Birch'],
        [dogwood.id, null],
      ]),
    );
  });

  it('comes back after having everything erased by confirming an alert, and is told what that means', async () => {
    const link = linkIn(await news(), '/subscription');
    await press(link.replace('/subscription', '/subscription/erase'), 'erase').expect(303);
    await emptyOutbox(dataDir);
    await ask().expect(201);
    const [confirmation] = await sendMail();
    expect(confirmation?.text).toContain('This address is on our list of those that we no longer');
    const suppressed = async () =>
      (await test.payload.find({ collection: 'suppressions', overrideAccess: true })).docs;
    expect(await suppressed()).toMatchObject([{ reason: 'erased' }]);
    expect(await rows()).toMatchObject([{ status: 'pending' }]);

    await press(linkIn(confirmation!, '/price-alerts/confirm'), 'confirm').expect(303);
    expect(await suppressed()).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'active' }]);
  });

  describe('with the link of an email', () => {
    const tokenOf = async () => linkIn(await news(), '/subscription').split('=')[1]!;
    const firstAlert = async () => (await rows())[0]!.alerts[0]!;
    const change = (id: string, token: string, body: object) =>
      post(`/api/price-alerts/${id}?token=${token}`).send(body);

    it('changes what an alert waits for, in JSON and with a form', async () => {
      const token = await tokenOf();
      const { id } = await firstAlert();
      await change(id, token, { kind: 'falls-to', amount: '160' }).expect(201, {
        status: 'changed',
      });
      expect(await firstAlert()).toMatchObject({ id, kind: 'falls-to', amountPence: 16_000 });
      await post(`/price-alerts/change/${id}?token=${token}`)
        .type('form')
        .send({ kind: 'rises', amount: '160', website: '' })
        .expect(303)
        .expect('Location', `/subscription?token=${token}&change=received#price-alerts`);
      expect(await firstAlert()).toMatchObject({ id, kind: 'rises', amountPence: null });
      expect(await rows()).toHaveLength(1);
    });

    it('is told by the new terms, and no more by the old ones', async () => {
      const token = await tokenOf();
      const { id } = await firstAlert();
      await age(25);
      await save(atAsh, { pricePence: 16_000 });
      await look();
      await change(id, token, { kind: 'falls-to', amount: '150' }).expect(201);
      await emptyOutbox(dataDir);
      expect(await told()).toEqual([]);
      await change(id, token, { kind: 'falls-to', amount: '170' }).expect(201);
      expect((await told()).map(({ subject }) => subject)).toEqual([
        'Mounjaro 5mg: lowest total £165.00',
      ]);
    });

    it('starts no alert that nobody confirmed', async () => {
      const token = await tokenOf();
      await ask({ kind: 'rises' }).expect(201);
      const { id } = (await rows())[0]!.alerts[1]!;
      await change(id, token, { kind: 'falls-to', amount: '9000' }).expect(201);
      expect((await rows())[0]).toMatchObject({ alerts: [{}, { confirmedAt: null }], news: [] });
    });

    it('changes nothing for another link, another alert, the same twice, or no amount', async () => {
      const token = await tokenOf();
      const { id } = await firstAlert();
      await confirmed({ kind: 'rises' });
      const before = (await rows())[0]!.alerts;
      const tampered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      const code = createSigning(test.payload.secret).addressCode(reader);
      const old = createSigning(test.payload.secret).leaveToken(code);
      const falls = { kind: 'falls' };
      await change(id, tampered, falls).expect(404, /This link is not one of ours/);
      await change(id, old, falls).expect(410, /This link has expired/);
      await change('another', token, falls).expect(404, /This price alert has ended/);
      await change(id, token, { kind: 'rises' }).expect(409, /You already have an alert/);
      await change(id, token, { kind: 'falls-to' }).expect(400, /Please enter the amount/);
      await post(`/price-alerts/change/${id}?token=${token}`)
        .type('form')
        .send({ kind: 'falls-to', amount: 'ten' })
        .expect('Location', `/subscription?token=${token}&change=invalid&alert=${id}#change`);
      await change(id, token, { ...falls, amount: 'about 180' }).expect(201);
      expect((await rows())[0]!.alerts).toEqual(before);
    });
  });

  it('gets a new link for an old one', async () => {
    const message = await news();
    const old = unsubscribe(message).split('token=')[1];
    await post(`/subscription/renew-link?token=${old}`).expect(303);
    await post(`/subscription/renew-link?token=${old}`).expect(303);
    expect((await subjects()).slice(1)).toEqual(['Your link to what we store about you']);
  });

  it('gets three new links a day at most', async () => {
    const old = unsubscribe(await news()).split('token=')[1];
    for (let asked = 1; asked <= 5; asked += 1) {
      await age(1);
      await post(`/subscription/renew-link?token=${old}`).expect(303);
      await sendMail();
    }
    const links = Array<string>(3).fill('Your link to what we store about you');
    expect((await subjects()).slice(1)).toEqual(links);
  });

  it('is asked after five and a half months whether to keep them, and keeps them with one click', async () => {
    await confirmed();
    await age(171 * 24);
    const [question, ...others] = await sendMail();
    expect(others).toEqual([]);
    expect(question?.subject).toBe('Do you want to keep your price alerts?');
    for (const body of bodiesOf(question)) {
      expect(body).toContain(
        'If you do nothing, they end and we erase them. Unless you have also asked for our reports, we erase your address from our lists too.',
      );
    }
    await press(linkIn(question!, '/price-alerts/keep'), 'keep').expect(
      'Location',
      '/price-alerts/keep?result=done',
    );
    const [row] = await rows();
    expect(Date.parse(row!.endsAt!)).toBeGreaterThan(Date.now() + 180 * 24 * hour);
    expect(await subjects()).toHaveLength(1);
  });

  it('who keeps the alerts before the question could be sent is not asked now, but when they next end', async () => {
    await confirmed();
    await age(171 * 24);
    await failToSend();
    await press(`/price-alerts/keep?token=${ownToken()}`, 'keep').expect(
      'Location',
      '/price-alerts/keep?result=done',
    );
    expect(await subjects()).toEqual([]);
    expect(await rows()).toMatchObject([{ hasBeenAsked: false, pendingMessage: 'question' }]);
    await age(171 * 24);
    expect(await subjects()).toEqual(['Do you want to keep your price alerts?']);
    expect(await rows()).toMatchObject([{ hasBeenAsked: true, pendingMessage: null }]);
  });

  it('who keeps the alerts while the question is being sent is asked again when they next end', async () => {
    await confirmed();
    await age(171 * 24);
    const { payload } = test;
    const subscriptions = createSubscriptionStore(payload);
    const claimed = await alertQueue({ payload, subscriptions, host: 'site.example' }).claim();
    expect(claimed?.content.kind).toBe('alert-question');
    await press(`/price-alerts/keep?token=${ownToken()}`, 'keep').expect(
      'Location',
      '/price-alerts/keep?result=done',
    );
    await claimed?.settle({ kind: 'sent' });
    expect(await rows()).toMatchObject([{ hasBeenAsked: false, pendingMessage: 'question' }]);
    await age(171 * 24);
    expect(await subjects()).toEqual(['Do you want to keep your price alerts?']);
  });

  it.each([
    ['have been erased', async () => {}],
    ['have been erased, and another waits for its confirmation', () => ask({ kind: 'rises' })],
  ])('cannot keep alerts that %s', async (_what, meanwhile) => {
    await confirmed();
    await age(171 * 24);
    const [question] = await sendMail();
    await age(22 * 24);
    await eraseExpired(test.payload, new Date());
    await meanwhile();
    await press(linkIn(question!, '/price-alerts/keep'), 'keep').expect(
      'Location',
      '/price-alerts/keep?result=outdated',
    );
  });

  it('that has ended does not take a new one with it when it is erased', async () => {
    await confirmed();
    await age(190 * 24);
    await ask({ kind: 'rises' }).expect(201);
    await eraseExpired(test.payload, new Date());
    expect(await rows()).toMatchObject([{ status: 'pending', alerts: [{ kind: 'rises' }] }]);
  });

  it('that has ended does not go on because another is confirmed', async () => {
    await confirmed();
    await ask({ kind: 'rises' }).expect(201);
    const [question] = await sendMail();
    const [{ alerts }] = (await rows()) as [AlertRow];
    await alter({ endsAt: new Date(Date.now() - hour).toISOString(), alerts });
    await press(linkIn(question!, '/price-alerts/confirm'), 'confirm');
    const [row] = await rows();
    expect(row?.alerts).toMatchObject([{ kind: 'rises' }]);
    expect(Date.parse(row!.endsAt!)).toBeGreaterThan(Date.now() + 180 * 24 * hour);
  });

  it('is erased when nobody answers, or never confirmed', async () => {
    await confirmed();
    await age(190 * 24);
    await eraseExpired(test.payload, new Date());
    expect(await rows()).toEqual([]);
    await ask().expect(201);
    await eraseExpired(test.payload, new Date(Date.now() + 29 * 24 * hour));
    expect(await rows()).toHaveLength(1);
    await eraseExpired(test.payload, new Date(Date.now() + 31 * 24 * hour));
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a confirmed one', 'active'],
    ['a newer one', 'pending'],
  ])(
    'has an alert that was not confirmed for thirty days erased, with %s left, and its link no longer starts it',
    async (_what, status) => {
      if (status === 'active') await confirmed();
      await ask({ kind: 'rises' }).expect(201);
      const link = linkIn((await sendMail()).at(-1)!, '/price-alerts/confirm');
      await age(24);
      if (status === 'pending') await ask().expect(201);
      await eraseExpired(test.payload, new Date(Date.now() + 28.9 * 24 * hour));
      expect((await rows())[0]?.alerts).toHaveLength(2);
      await eraseExpired(test.payload, new Date(Date.now() + 29.1 * 24 * hour));
      expect(await rows()).toMatchObject([{ status, alerts: [{ kind: 'falls' }] }]);
      await press(link, 'confirm').expect('Location', '/price-alerts/confirm?result=outdated');
    },
  );

  it.each([
    ['another alert', { kind: 'rises' }],
    ['the same alert again', {}],
  ])('can confirm for thirty days after asking for %s', async (_what, more) => {
    await ask().expect(201);
    await sendMail();
    await emptyOutbox(dataDir);
    await age(29.9 * 24);
    await ask(more).expect(201);
    const link = linkIn((await sendMail())[0]!, '/price-alerts/confirm');
    await eraseExpired(test.payload, new Date(Date.now() + 29 * 24 * hour));
    await press(link, 'confirm').expect('Location', '/price-alerts/confirm?result=done');
    expect(Date.parse((await rows())[0]!.consentedAt)).toBeGreaterThan(Date.now() - hour);
  });

  it('can still confirm what was asked for when the confirmed alert ends', async () => {
    const token = linkIn(await news(), '/subscription').split('=')[1]!;
    await age(170 * 24);
    await sendMail();
    await emptyOutbox(dataDir);
    await ask({ kind: 'rises' }).expect(201);
    const link = linkIn((await sendMail())[0]!, '/price-alerts/confirm');
    const [ended, asked] = (await rows())[0]!.alerts;
    await post(`/price-alerts/end-one?token=${token}&alert=${ended?.id}`).expect(303);
    expect(await rows()).toMatchObject([
      { status: 'pending', consentedAt: asked?.requestedAt, confirmedAt: null },
    ]);
    await eraseExpired(test.payload, new Date(Date.now() + 29 * 24 * hour));
    await press(link, 'confirm').expect('Location', '/price-alerts/confirm?result=done');
  });

  it('who is on the suppression list is told nothing', async () => {
    await confirmed();
    const addressCode = createSigning(test.payload.secret).addressCode(reader);
    await test.payload.db.create({
      collection: 'suppressions',
      data: { addressCode, reason: 'bounced', suppressedAt: new Date().toISOString() },
    });
    await save(atAsh, { pricePence: 17_000 });
    await look();
    expect(await told()).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});
