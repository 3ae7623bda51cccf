import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactMessageAnswerSchema } from '#contract/schemas/contact-message.ts';
import { errorSchema } from '#contract/schemas/error.ts';
import { eraseExpired } from '../runtime/retention.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.payload.delete({ collection: 'contact-messages', where: {}, overrideAccess: true });
});

const message = {
  name: 'Sam Reader',
  email: 'sam@reader.example',
  subject: 'A wrong price',
  message: 'The price of Ashdown Online Clinic has changed.\nIt is £140 now.',
};

let visitors = 0;

/** A network address that has sent nothing yet, as the proxy in front of the site reports it. */
function newVisitor(): string {
  visitors += 1;
  return `203.0.113.${visitors}`;
}

function send(body: object, visitor = newVisitor()) {
  return supertest(test.app)
    .post('/api/contact-messages')
    .set('X-Forwarded-For', visitor)
    .send(body);
}

function post(body: object, visitor = newVisitor()) {
  return supertest(test.app)
    .post('/contact')
    .set('X-Forwarded-For', visitor)
    .type('form')
    .send(body);
}

async function stored() {
  const { docs } = await test.payload.find({
    collection: 'contact-messages',
    overrideAccess: true,
    pagination: false,
  });
  return docs;
}

describe('POST /api/contact-messages', () => {
  it('stores the message for the editors, with the time', async () => {
    const { body } = await send({ ...message, email: ' Sam@Reader.Example ' }).expect(201);
    expect(contactMessageAnswerSchema.parse(body)).toEqual({ status: 'received' });
    const docs = await stored();
    expect(docs).toMatchObject([{ ...message, status: 'new' }]);
    expect(Date.now() - new Date(docs[0]!.receivedAt).getTime()).toBeLessThan(60_000);
  });

  it('stores nothing else about the sender', async () => {
    await send(message).expect(201);
    const [doc] = await stored();
    expect(Object.keys(doc!).toSorted()).toEqual([
      'createdAt',
      'email',
      'id',
      'message',
      'name',
      'receivedAt',
      'status',
      'subject',
      'updatedAt',
    ]);
  });

  it('pretends to accept what a robot sends with the honeypot filled in, and stores nothing', async () => {
    await send({ ...message, website: 'https://pills.example' }).expect(201, {
      status: 'received',
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['no name', { ...message, name: ' ' }, 'Please enter your name.'],
    ['no address', { ...message, email: undefined }, 'Please enter a valid email address.'],
    ['a wrong address', { ...message, email: 'sam@reader' }, 'Please enter a valid email address.'],
    ['no subject', { ...message, subject: '' }, 'Please say what this is about.'],
    ['no message', { ...message, message: '\n' }, 'Please write a message.'],
    ['an object for a name', { ...message, name: { $gt: '' } }, 'Please enter your name.'],
    ['a list', [message], 'The body of the request must be a JSON object.'],
  ])(
    'refuses %s with a message that repeats nothing of what was sent',
    async (_what, body, sentence) => {
      const answer = await send(body).expect(400);
      expect(errorSchema.parse(answer.body)).toEqual({ error: sentence });
      expect(await stored()).toEqual([]);
    },
  );

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'name=Sam', 415],
    ['malformed JSON', 'application/json', '{"name":', 400],
    ['over 100 kB', 'application/json', JSON.stringify({ message: 'x'.repeat(101_000) }), 413],
  ])('refuses %s', async (_what, type, body, status) => {
    const answer = await supertest(test.app)
      .post('/api/contact-messages')
      .set('Content-Type', type)
      .send(body)
      .expect(status);
    errorSchema.parse(answer.body);
  });

  it('accepts POST only', async () => {
    await supertest(test.app).get('/api/contact-messages').expect(405).expect('Allow', 'POST');
  });

  it('accepts five messages an hour from an address, then says when to try again', async () => {
    const visitor = newVisitor();
    for (let count = 1; count <= 5; count += 1) await send(message, visitor).expect(201);
    const answer = await send(message, visitor).expect(429);
    expect(errorSchema.parse(answer.body).error).toMatch(/Please try again later\.$/);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect(await stored()).toHaveLength(5);
    await send(message).expect(201);
  });

  it('does not count invalid requests', async () => {
    const visitor = newVisitor();
    for (let count = 1; count <= 8; count += 1) await send({ name: 'Sam' }, visitor).expect(400);
    await send(message, visitor).expect(201);
  });

  it('counts a whole IPv6 network as one address', async () => {
    for (let count = 1; count <= 5; count += 1) {
      await send(message, `2001:db8:1:1::${count}`).expect(201);
    }
    await send(message, '2001:db8:1:2::1').expect(429);
  });

  it('counts a /48 of IPv6, of which one customer may have all, as four addresses', async () => {
    for (const household of ['0', '1', '2', '3']) {
      for (let count = 1; count <= 5; count += 1) {
        await send(message, `2001:db8:2:${household}00::${count}`).expect(201);
      }
    }
    const { headers } = await send(message, '2001:db8:2:400::1').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
    await send(message, '2001:db8:3:400::1').expect(201);
  });
});

describe('the form without JavaScript', () => {
  it('stores the message and redirects to a page that says so', async () => {
    const lines = { ...message, message: message.message.replaceAll('\n', '\r\n') };
    await post(lines).expect(303).expect('Location', '/contact?result=received');
    expect(await stored()).toMatchObject([message]);
  });

  it('redirects to a page that says what is missing, without the email address in its URL', async () => {
    await post({ ...message, subject: ' ' })
      .expect(303)
      .expect('Location', '/contact?result=invalid');
    await post({}).expect(303).expect('Location', '/contact?result=invalid');
    expect(await stored()).toEqual([]);
  });

  it('shares its limit with the API', async () => {
    const visitor = newVisitor();
    for (let count = 1; count <= 4; count += 1) await send(message, visitor).expect(201);
    await post(message, visitor).expect('Location', '/contact?result=received');
    await post(message, visitor).expect(303).expect('Location', '/contact?result=too-many');
    await send(message, visitor).expect(429);
  });

  it('redirects a robot that fills in the honeypot to the same page', async () => {
    await post({ ...message, website: 'x' }).expect('Location', '/contact?result=received');
    expect(await stored()).toEqual([]);
  });
});

describe('a stored message', () => {
  it('cannot be read without signing in', async () => {
    await send(message).expect(201);
    await supertest(test.app).get('/cms-api/contact-messages').expect(401);
    await supertest(test.app).post('/cms-api/contact-messages').send(message).expect(401);
  });

  it('is erased after 12 months', async () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const receivedAt = ['2025-11-20T11:59:00.000Z', '2025-11-20T12:01:00.000Z', now.toISOString()];
    for (const time of receivedAt) {
      await test.payload.create({
        collection: 'contact-messages',
        data: { ...message, receivedAt: time, status: 'answered' },
        overrideAccess: true,
      });
    }
    await eraseExpired(test.payload, now);
    const left = await stored();
    expect(left.map((doc) => doc.receivedAt).toSorted()).toEqual(receivedAt.slice(1));
  });
});
