import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Subscription } from '#collections/payload-types.ts';
import { errorSchema } from '#contract/schemas/error.ts';
import { storedSubscriptionSchema } from '#contract/schemas/subscription.ts';
import { deliverDue } from '../mail/deliver-due.ts';
import { createSigning } from './signing.ts';
import { eraseExpired } from '../runtime/retention.ts';
import { emptyOutbox, linkIn, readOutbox } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';

let test: TestApp;
let editors: TestEditors;
let dataDir: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ dataDir } = test.test.env);
  editors = await createTestEditors(test.test);
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const collection of [
    'subscriptions',
    'suppressions',
    'contact-messages',
    'complaints',
  ] as const) {
    await test.payload.db.deleteMany({ collection, where: {} });
  }
  await emptyOutbox(dataDir);
  reader = `pat-${(readers += 1)}@reader.example`;
});

let readers = 0;
/** Somebody else in each test, because what an address is sent in a day is counted. */
let reader = '';

let visitors = 0;

/** A request from a network address that has sent nothing yet, unless one is given. */
function post(path: string, visitor = `198.51.100.${(visitors += 1) % 250}`) {
  return supertest(test.app).post(path).set('X-Forwarded-For', visitor);
}

function subscribe(email: string, source = 'homepage_newsletter') {
  return post('/api/subscriptions').send({ email, source });
}

function write(email: string, subject: string) {
  const message = { name: 'Pat Reader', email, subject, message: 'Which dose is it?' };
  return post('/api/contact-messages').send(message);
}

const press = (link: string, name: string) => post(link).type('form').send({ button: name });

async function sendMail() {
  await deliverDue(test.payload, { publicUrl: test.test.env.publicUrl, perSecond: 1000 });
  return readOutbox(dataDir);
}

const subjects = async () => (await sendMail()).map(({ subject }) => subject);

async function stored() {
  return (
    await test.payload.find({
      collection: 'subscriptions',
      pagination: false,
      showHiddenFields: true,
    })
  ).docs;
}

const suppressed = async () =>
  (await test.payload.find({ collection: 'suppressions', pagination: false })).docs;

/** Sets the clock of the one subscription back. */
async function age(minutes: number) {
  const [known] = await stored();
  const before = new Date(Date.parse(known!.messageRequestedAt!) - minutes * 60_000).toISOString();
  await test.payload.db.updateOne({
    collection: 'subscriptions',
    id: known!.id,
    data: { messageRequestedAt: before },
  });
}

/** Subscribes, and returns the newest message to the reader. */
async function requested() {
  await subscribe(reader).expect(201);
  await sendMail();
  return (await readOutbox(dataDir, reader)).at(-1)!;
}

/** Subscribes and confirms; returns the welcome. */
async function confirmed() {
  const confirmation = await requested();
  await press(linkIn(confirmation, '/subscription/confirm'), 'confirm').expect(303);
  const messages = await sendMail();
  return messages.find(({ subject }) => subject === 'You are subscribed')!;
}

const status = async () => (await stored()).map((each) => each.status);

describe('subscribing', () => {
  it('stores the address, its source, the time and the version of the wording, and nothing else', async () => {
    await subscribe(reader).expect(201, { status: 'subscribed' });
    const [subscription] = await stored();
    expect(subscription).toMatchObject({
      email: reader,
      status: 'pending',
      source: 'homepage_newsletter',
      consentVersion: '2025-08-24',
      pendingMessage: 'confirmation',
    });
    const known = ['addressCode', 'attempts', 'confirmedAt', 'consentVersion', 'consentedAt'];
    const others = ['createdAt', 'dueAt', 'email', 'id', 'messageRequestedAt', 'pendingMessage'];
    const allowed = [...known, ...others, 'source', 'status', 'updatedAt'];
    expect(Object.keys(subscription!).filter((key) => !allowed.includes(key))).toEqual([]);
  });

  it('answers the same while the address waits, and sends one confirmation in ten minutes', async () => {
    for (let count = 1; count <= 3; count += 1) {
      await subscribe(reader).expect(201, { status: 'subscribed' });
      await sendMail();
    }
    expect(await readOutbox(dataDir)).toHaveLength(1);
    await age(11);
    await subscribe(reader).expect(201, { status: 'subscribed' });
    expect(await subjects()).toEqual([
      'Please confirm your subscription',
      'Please confirm your subscription',
    ]);
  });

  it('answers 409 for an active address', async () => {
    await confirmed();
    const { body } = await subscribe(reader.toUpperCase()).expect(409);
    expect(errorSchema.parse(body).error).toContain('already subscribed');
    await post('/subscribe')
      .type('form')
      .send({ email: reader, source: 'homepage_newsletter' })
      .expect('Location', '/subscribe?result=already-subscribed');
  });

  it('sends an address five confirmations in a day at most, also if its owner ends each', async () => {
    for (let count = 1; count <= 7; count += 1) {
      await subscribe(reader).expect(201, { status: 'subscribed' });
      const newest = (await sendMail()).at(-1)!;
      await press(linkIn(newest, '/subscription/unsubscribe'), 'leave').expect(303);
    }
    expect(await sendMail()).toHaveLength(5);
  });

  it('does not count a confirmation that was acted on', async () => {
    for (let count = 1; count <= 7; count += 1) {
      const welcome = await confirmed();
      await press(linkIn(welcome, '/subscription/unsubscribe'), 'leave').expect(303);
      await sendMail();
      await emptyOutbox(dataDir);
    }
    expect(await confirmed()).toBeDefined();
  });

  it('stores an address once, however many ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(reader)));
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(8).fill(201));
    expect(await stored()).toHaveLength(1);
    expect(await subjects()).toHaveLength(1);
  });

  it('is refused after the twentieth in an hour from one network address, with a time to come back', async () => {
    for (let count = 1; count <= 20; count += 1) {
      await post('/api/subscriptions', '192.0.2.1')
        .send({ email: `flood-${count}@disposable.example`, source: 'homepage_newsletter' })
        .expect(201);
    }
    const { body, headers } = await post('/api/subscriptions', '192.0.2.1')
      .send({ email: 'flood-21@disposable.example', source: 'homepage_newsletter' })
      .expect(429);
    errorSchema.parse(body);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await post('/subscribe', '192.0.2.1')
      .type('form')
      .send({ email: 'flood-22@disposable.example', source: 'homepage_newsletter' })
      .expect('Location', '/subscribe?result=too-many');
    expect(await stored()).toHaveLength(20);
  });
});

describe('an address', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`;

  it.each([
    ['with capitals and spaces around it', '  Pat@Reader.Example ', 'pat@reader.example'],
    ['with dots and a plus sign', 'p.a.t+news@reader.example', 'p.a.t+news@reader.example'],
    ['of 254 characters', longest, longest],
    ['with an international domain', 'pat@bücher.example', 'pat@xn--bcher-kva.example'],
    ['that looks like another', 'pat@reаder.example', 'pat@xn--reder-5ve.example'],
    ['in full-width letters after the @', 'pat@ｒｅａｄｅｒ.example', 'pat@reader.example'],
  ])('%s is stored as what it is', async (_what, given, kept) => {
    await subscribe(given).expect(201);
    expect((await stored()).map(({ email }) => email)).toEqual([kept]);
    expect((await sendMail()).map(({ to }) => to?.[0]?.address)).toEqual([kept]);
  });

  it.each([
    ['of 255 characters', `a${longest}`],
    ['with a line break and a header', 'pat@reader.example\r\nBcc: all@reader.example'],
    ['with two recipients', 'pat@reader.example, all@reader.example'],
    ['with a name', 'Pat <pat@reader.example>'],
    ['with a null', 'pat\0@reader.example'],
    ['without a domain', 'pat@'],
    ['of a machine', 'pat@[127.0.0.1]'],
    ['with letters before the @ that few mail servers take', 'pät@reader.example'],
    ['with a path after an international domain', 'pat@bücher.example/../x'],
  ])('%s is refused, and repeated nowhere', async (_what, given) => {
    const { body } = await subscribe(given).expect(400);
    expect(body).toEqual({ error: 'Please enter a valid email address.' });
    expect(await stored()).toEqual([]);
  });
});

describe('the confirmation', () => {
  it('carries no address in its links, and its link opens a page that changes nothing', async () => {
    const confirmation = await requested();
    const link = linkIn(confirmation, '/subscription/confirm');
    expect(link).not.toMatch(/pat|reader/);
    const page = await supertest(test.app).get(link).expect(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(await status()).toEqual(['pending']);
  });

  it('makes the subscription active once its button is pressed, however often, with one welcome', async () => {
    const link = linkIn(await requested(), '/subscription/confirm');
    for (let count = 1; count <= 3; count += 1) {
      await press(link, 'confirm')
        .expect(303)
        .expect('Location', '/subscription/confirm?result=done');
    }
    expect(await status()).toEqual(['active']);
    expect(await subjects()).toEqual(['Please confirm your subscription', 'You are subscribed']);
  });

  it('has a link that is good for nothing else', async () => {
    const confirmation = await requested();
    const confirm = linkIn(confirmation, '/subscription/confirm');
    const leave = linkIn(confirmation, '/subscription/unsubscribe');
    await press(confirm.replace('confirm', 'unsubscribe'), 'leave').expect(
      'Location',
      '/subscription/unsubscribe?result=outdated',
    );
    const token = confirm.slice(-44);
    const forged = token.slice(0, 22) + (token[22] === 'A' ? 'B' : 'A') + token.slice(23);
    for (const wrong of ['', 'x', leave.slice(-44), forged, 'a'.repeat(44), `${token}a`]) {
      await press(`/subscription/confirm?token=${wrong}`, 'confirm').expect(
        'Location',
        '/subscription/confirm?result=outdated',
      );
    }
    expect(await status()).toEqual(['pending']);
    expect(await suppressed()).toEqual([]);
  });

  it('of an earlier consent does not confirm a later one', async () => {
    const early = linkIn(await requested(), '/subscription/confirm');
    await test.payload.db.deleteMany({ collection: 'subscriptions', where: {} });
    await subscribe(reader).expect(201);
    await press(early, 'confirm').expect('Location', '/subscription/confirm?result=outdated');
    expect(await status()).toEqual(['pending']);
  });
});

describe('leaving', () => {
  it('works at once and any number of times, ends with one goodbye, and leaves a code', async () => {
    const link = linkIn(await confirmed(), '/subscription/unsubscribe');
    await supertest(test.app).get(link).expect(200);
    expect(await status()).toEqual(['active']);
    for (let count = 1; count <= 2; count += 1) {
      await press(link, 'leave')
        .expect(303)
        .expect('Location', '/subscription/unsubscribe?result=done');
    }
    expect(await status()).toEqual(['unsubscribed']);
    expect((await subjects()).at(-1)).toBe('You have unsubscribed');
    expect(await stored()).toEqual([]);
    await press(link, 'leave').expect('Location', '/subscription/unsubscribe?result=done');
    expect(await suppressed()).toMatchObject([
      { reason: 'unsubscribed', source: 'homepage_newsletter', consentVersion: '2025-08-24' },
    ]);
    expect(JSON.stringify(await suppressed())).not.toContain('reader.example');
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'several parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('with one click in a mail program works when it sends %s', async (_what, type, body) => {
    const welcome = await confirmed();
    const header = (key: string) => welcome.headers.find((each) => each.key === key)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = new URL(/<(.+)>/.exec(header('list-unsubscribe'))?.[1] ?? '');
    await post(link.pathname + link.search)
      .set('Content-Type', type)
      .send(body)
      .expect(200);
    expect(await status()).toEqual(['unsubscribed']);
  });

  it('before confirming sends nothing more', async () => {
    await press(linkIn(await requested(), '/subscription/unsubscribe'), 'leave').expect(303);
    expect(await stored()).toEqual([]);
    expect(await suppressed()).toMatchObject([{ reason: 'unsubscribed' }]);
    expect(await subjects()).toHaveLength(1);
  });

  it('is taken back only by a new confirmation', async () => {
    const link = linkIn(await confirmed(), '/subscription/unsubscribe');
    await press(link, 'leave').expect(303);
    await sendMail();
    await subscribe(reader).expect(201, { status: 'subscribed' });
    expect(await suppressed()).toHaveLength(1);
    const messages = await sendMail();
    expect(messages.at(-1)?.subject).toBe('Please confirm your subscription');
    await press(linkIn(messages.at(-1)!, '/subscription/confirm'), 'confirm').expect(303);
    expect(await status()).toEqual(['active']);
    expect(await suppressed()).toEqual([]);
    // A link from before still means the same address.
    await press(link, 'leave').expect(303);
    expect(await status()).toEqual(['unsubscribed']);
  });
});

describe('coming back after having everything erased', () => {
  const erased = async () => {
    const link = linkIn(await confirmed(), '/subscription');
    await press(link.replace('/subscription', '/subscription/erase'), 'erase').expect(303);
    await emptyOutbox(dataDir);
  };

  it('is asked by email, says what it means, and is allowed', async () => {
    await erased();
    const confirmation = await requested();
    expect(confirmation.text).toContain('This address is on our list of those that we no longer');
    expect(await suppressed()).toMatchObject([{ reason: 'erased' }]);
    expect(await status()).toEqual(['pending']);
    await press(linkIn(confirmation, '/subscription/confirm'), 'confirm').expect(303);
    expect(await status()).toEqual(['active']);
    expect(await suppressed()).toEqual([]);
  });

  it('is nothing that somebody new is told of', async () => {
    expect((await requested()).text).not.toContain('on our list of those');
  });

  it('leaves the address where it was, if nobody confirms', async () => {
    await erased();
    await requested();
    await age(30 * 24 * 60 + 1);
    await eraseExpired(test.payload, new Date());
    expect(await stored()).toEqual([]);
    expect(await suppressed()).toMatchObject([{ reason: 'erased' }]);
  });

  it.each(['admin', 'editor', 'clerk', 'moderator', 'viewer'] as const)(
    'is nothing that the role of %s can do for somebody',
    async (role) => {
      await erased();
      const consentedAt = new Date().toISOString();
      const data = { email: reader, source: 'admin', consentVersion: '1', consentedAt };
      await editors.post(role, '/subscriptions', { ...data, status: 'active' }).expect(403);
      const [{ id } = { id: '' }] = await suppressed();
      await editors.delete(role, `/suppressions/${id}`).expect(403);
      expect(await stored()).toEqual([]);
      expect(await suppressed()).toMatchObject([{ reason: 'erased' }]);
    },
  );
});

describe('what is stored about somebody', () => {
  const read = async (link: string) =>
    storedSubscriptionSchema.parse(
      (await supertest(test.app).get(`/api${link}`).expect(200).expect('Cache-Control', 'no-store'))
        .body,
    );

  it('is shown to whoever holds a link from an email, in each state', async () => {
    const link = linkIn(await requested(), '/subscription');
    expect(await read(link)).toMatchObject({ status: 'pending', email: reader });
    await confirmed();
    expect(await read(link)).toMatchObject({ status: 'active', email: reader, reports: [] });
    await press(link.replace('/subscription', '/subscription/unsubscribe'), 'leave');
    expect(await read(link)).toMatchObject({
      status: 'unsubscribed',
      consent: { source: 'homepage_newsletter' },
    });
  });

  it('is erased but for the code when its owner says so', async () => {
    const link = linkIn(await confirmed(), '/subscription');
    await press(link.replace('/subscription', '/subscription/erase'), 'erase').expect(
      'Location',
      '/subscription?result=done',
    );
    expect(await stored()).toEqual([]);
    expect(await read(link)).toMatchObject({ status: 'unsubscribed', consent: null });
    expect(await suppressed()).toMatchObject([{ reason: 'erased' }]);
    const before = (await readOutbox(dataDir)).length;
    expect(await subjects()).toHaveLength(before);
  });

  it('is also what came from the address with the contact form, and erased with the rest', async () => {
    const link = linkIn(await confirmed(), '/subscription');
    await write(reader.toUpperCase(), 'A question').expect(201);
    await write('somebody.else@reader.example', 'Another question').expect(201);
    const message = { name: 'Pat Reader', subject: 'A question', message: 'Which dose is it?' };
    expect((await read(link)).contactMessages).toMatchObject([message]);
    // It is found by the code alone when the subscription is gone.
    await press(link.replace('/subscription', '/subscription/unsubscribe'), 'leave');
    await sendMail();
    expect(await stored()).toEqual([]);
    expect((await read(link)).contactMessages).toMatchObject([message]);
    await press(link.replace('/subscription', '/subscription/erase'), 'erase');
    expect((await read(link)).contactMessages).toEqual([]);
    const { docs } = await test.payload.find({ collection: 'contact-messages' });
    expect(docs).toMatchObject([{ subject: 'Another question' }]);
  });

  it('is also a complaint about personal data, which stays when the rest is erased', async () => {
    const link = linkIn(await confirmed(), '/subscription');
    const complaint = 'You wrote to me although I had left.';
    await post('/api/complaints')
      .send({ name: 'Pat Reader', email: reader, complaint })
      .expect(201);
    expect((await read(link)).complaints).toMatchObject([{ complaint, isAnswered: false }]);
    await press(link.replace('/subscription', '/subscription/erase'), 'erase');
    expect(await read(link)).toMatchObject({ consent: null, complaints: [{ complaint }] });
  });

  it('is nobody else’s to see', async () => {
    await requested();
    await supertest(test.app).get('/api/subscription').expect(400);
    await supertest(test.app)
      .get(`/api/subscription?token=${'a'.repeat(44)}`)
      .expect(404);
    await supertest(test.app).get('/cms-api/subscriptions').expect(401);
    await supertest(test.app).get('/cms-api/suppressions').expect(401);
  });

  it('is nothing for an address that was erased after a while', async () => {
    const link = linkIn(await requested(), '/subscription');
    await age(30 * 24 * 60 + 1);
    await eraseExpired(test.payload, new Date());
    expect(await read(link)).toEqual({
      status: 'unknown',
      priceAlerts: null,
      contactMessages: [],
      complaints: [],
    });
  });

  it('never carries what makes links, for editors', async () => {
    await requested();
    const [subscription] = (
      await test.payload.find({
        collection: 'subscriptions',
        overrideAccess: false,
        user: { collection: 'users', id: 'x', roles: ['admin'] },
      })
    ).docs as Partial<Subscription>[];
    expect(subscription).toMatchObject({ email: reader });
    expect(subscription).not.toHaveProperty('addressCode');
    expect(subscription).not.toHaveProperty('pendingMessage');
  });
});

describe('a subscription without a confirmation', () => {
  it('is erased 30 days after its last request, and not before', async () => {
    await requested();
    await age(30 * 24 * 60 - 60);
    await eraseExpired(test.payload, new Date());
    expect(await stored()).toHaveLength(1);
    await age(120);
    await eraseExpired(test.payload, new Date());
    expect(await stored()).toEqual([]);
  });

  it('does not take an active one with it', async () => {
    await confirmed();
    await age(400 * 24 * 60);
    await eraseExpired(test.payload, new Date());
    expect(await status()).toEqual(['active']);
  });
});

describe('a link to what is stored', () => {
  const day = 24 * 60 * 60_000;

  /** The token of an email that was sent so many days ago. */
  function tokenFrom(daysAgo: number, address = reader) {
    const { addressCode, manageToken } = createSigning(test.payload.secret);
    return manageToken(addressCode(address), new Date(Date.now() - daysAgo * day));
  }

  /** The token that emails carried in all their links before some of them had an end. */
  function tokenWithoutEnd(address = reader) {
    const { addressCode, leaveToken } = createSigning(test.payload.secret);
    return leaveToken(addressCode(address));
  }

  const read = (token: string) => supertest(test.app).get(`/api/subscription?token=${token}`);
  const renew = (token: string) => press(`/subscription/renew-link?token=${token}`, 'renew');

  it('opens it for 180 days, and then says that it has expired', async () => {
    await confirmed();
    await read(tokenFrom(179)).expect(200);
    const { body } = await read(tokenFrom(181)).expect(410).expect('Cache-Control', 'no-store');
    expect(errorSchema.parse(body).error).toContain('expired');
    await read(tokenWithoutEnd()).expect(410);
  });

  it('cannot be given a later end', async () => {
    await confirmed();
    const token = tokenFrom(181);
    await read(
      token.slice(0, 22) + String(Number(token.slice(22, 27)) + 100) + token.slice(27),
    ).expect(404);
  });

  it('erases nothing once it has expired', async () => {
    await confirmed();
    for (const token of [tokenFrom(181), tokenWithoutEnd()]) {
      await press(`/subscription/erase?token=${token}`, 'erase').expect(
        'Location',
        `/subscription?token=${token}`,
      );
    }
    expect(await status()).toEqual(['active']);
    expect(await suppressed()).toEqual([]);
  });

  it.each([
    ['one without an end', tokenWithoutEnd],
    ['an expired one', () => tokenFrom(400)],
  ])('unsubscribes for ever: %s', async (_what, token) => {
    await confirmed();
    await post(`/subscription/unsubscribe?token=${token()}`)
      .type('form')
      .send({ 'List-Unsubscribe': 'One-Click' })
      .expect(200);
    expect(await status()).toEqual(['unsubscribed']);
  });

  it('is renewed by each email', async () => {
    for (const message of [await requested(), await confirmed()]) {
      const token = linkIn(message, '/subscription').split('=')[1]!;
      const { addressCode, managedAddress } = createSigning(test.payload.secret);
      for (const [days, isExpired] of [
        [180, false],
        [181, true],
      ] as const) {
        expect(managedAddress(token, new Date(Date.now() + days * day))).toEqual({
          addressCode: addressCode(reader),
          isExpired,
        });
      }
    }
  });

  it('that has expired has a new one sent to its address, once in ten minutes', async () => {
    await confirmed();
    await age(11);
    for (const token of [tokenFrom(181), tokenWithoutEnd()]) {
      await renew(token).expect(303).expect('Location', '/subscription?result=renewed');
    }
    const sent = (await sendMail()).filter(({ subject }) => subject?.startsWith('Your link'));
    expect(sent.map(({ to }) => to?.[0]?.address)).toEqual([reader]);
    await supertest(test.app)
      .get(`/api${linkIn(sent[0]!, '/subscription')}`)
      .expect(200);
    expect(await status()).toEqual(['active']);
  });

  it('is sent anew three times a day at most, whoever asks, with the same answer', async () => {
    await confirmed();
    for (let asked = 1; asked <= 5; asked += 1) {
      await age(11);
      await renew(tokenFrom(181)).expect(303).expect('Location', '/subscription?result=renewed');
      await sendMail();
    }
    const isLink = (subject: string | undefined) => subject?.startsWith('Your link');
    expect((await subjects()).filter(isLink)).toHaveLength(3);
  });

  it('does not use up what may be sent in a day while one is on its way', async () => {
    await confirmed();
    await age(11);
    for (let asked = 1; asked <= 5; asked += 1) await renew(tokenFrom(181)).expect(303);
    await sendMail();
    await age(11);
    await renew(tokenFrom(181)).expect(303);
    const isLink = (subject: string | undefined) => subject?.startsWith('Your link');
    expect((await subjects()).filter(isLink)).toHaveLength(2);
  });

  it('is answered the same for an address that is not known, which gets nothing', async () => {
    const stranger = 'stranger@reader.example';
    await renew(tokenFrom(181, stranger)).expect('Location', '/subscription?result=renewed');
    expect(await sendMail()).toEqual([]);
    await renew('a'.repeat(44)).expect('Location', '/subscription?result=outdated');
  });

  it('takes the place of no other message that is on its way', async () => {
    await subscribe(reader).expect(201);
    await age(11);
    await renew(tokenFrom(181)).expect('Location', '/subscription?result=renewed');
    expect(await subjects()).toEqual(['Please confirm your subscription']);
  });
});

describe('signing', () => {
  it('depends on the secret, the purpose and the consent', () => {
    const ours = createSigning('a secret of ours');
    const theirs = createSigning('another secret');
    const code = ours.addressCode(reader);
    const token = ours.confirmToken(code, 'today');
    expect(ours.readAddressCode(token)).toBe(code);
    expect(ours.confirms(token, 'today')).toBe(true);
    expect(ours.confirms(token, 'yesterday')).toBe(false);
    expect(ours.leavingAddress(token)).toBe(undefined);
    expect(ours.managedAddress(token, new Date())).toBe(undefined);
    expect(theirs.confirms(token, 'today')).toBe(false);
    expect(theirs.leavingAddress(ours.leaveToken(code))).toBe(undefined);
    expect(theirs.managedAddress(ours.manageToken(code, new Date()), new Date())).toBe(undefined);
    expect(theirs.addressCode(reader)).not.toBe(code);
  });
});
