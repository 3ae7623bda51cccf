import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createMedication,
  createProduct,
  createProvider,
  createReview,
} from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let reviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  const provider = await createProvider(app.payload);
  const medication = await createMedication(app.payload);
  await createProduct(app.payload, { provider: provider.id, medication: medication.id });
  reviewId = (await createReview(app.payload, { provider: provider.id })).id;
});
afterAll(() => app.stop());

const provider = '/providers/ashdown-online-clinic';

/** Everything that visitors send, with how many requests an hour one network address has. */
const inputs = [
  {
    what: 'a review',
    max: 5,
    path: () => `/api${provider}/reviews`,
    form: () => `${provider}/write-review`,
    valid: {
      rating: '4',
      content: 'The parcel was cold and came on the day.',
      customerName: 'Sam T.',
      consent: 'on',
    },
    invalid: { rating: '9' },
    received: `${provider}/write-review?result=received`,
  },
  {
    what: 'an abuse report',
    max: 10,
    path: () => `/api/reviews/${reviewId}/reports`,
    form: () => `${provider}/reviews/${reviewId}/reports`,
    valid: { reason: 'abusive' },
    invalid: { reason: '' },
    received: `${provider}?report=received#reviews`,
  },
  {
    what: 'a contact message',
    max: 5,
    path: () => '/api/contact-messages',
    form: () => '/contact',
    valid: { name: 'Sam', email: 'sam@reader.example', subject: 'A price', message: 'It is £140.' },
    invalid: { name: '' },
    received: '/contact?result=received',
  },
  {
    what: 'a complaint',
    max: 5,
    path: () => '/api/complaints',
    form: () => '/complaint',
    valid: { name: 'Sam', email: 'sam@reader.example', complaint: 'You kept my address.' },
    invalid: { name: '' },
    received: '/complaint?result=received',
  },
  {
    what: 'a subscription',
    max: 20,
    path: () => '/api/subscriptions',
    form: () => '/subscribe',
    valid: { email: 'sam@reader.example', source: 'homepage_newsletter' },
    invalid: { email: 'sam@', source: 'homepage_newsletter' },
    received: '/subscribe?result=subscribed',
  },
  {
    what: 'a price alert',
    max: 20,
    path: () => '/api/price-alerts',
    form: () => '/price-alerts',
    valid: { email: 'sam@reader.example', medication: 'mounjaro', dose: '2.5mg', kind: 'falls' },
    invalid: {
      email: 'sam@reader.example',
      medication: 'mounjaro',
      dose: '2.5mg',
      kind: 'falls-to',
    },
    received: '/price-alerts?result=received',
  },
];

let visitors = 0;
const newVisitor = () => `198.51.100.${(visitors += 1)}`;
const post = (path: string, visitor: string) =>
  supertest(app.app).post(path).set('X-Forwarded-For', visitor);

describe.each(inputs)(
  'whoever mistypes $what as often as the limit allows requests',
  ({ max, path, form, valid, invalid, received }) => {
    it('is still heard by the API', async () => {
      const visitor = newVisitor();
      for (let count = 0; count < max; count += 1) {
        await post(path(), visitor).send(invalid).expect(400);
      }
      await post(path(), visitor).send(valid).expect(201);
    });

    it('is still heard by the form that works without JavaScript', async () => {
      const visitor = newVisitor();
      for (let count = 0; count < max; count += 1) {
        await post(form(), visitor)
          .type('form')
          .send(invalid)
          .expect(303)
          .expect('Location', /(result|report)=invalid/);
      }
      const { headers } = await post(form(), visitor).type('form').send(valid).expect(303);
      expect(headers.location).toBe(received);
    });
  },
);

describe.each(inputs)('$what', ({ max, path, form, valid }) => {
  it('is counted once, whether it comes as JSON or from a form', async () => {
    const visitor = newVisitor();
    for (let count = 0; count < max; count += 1) {
      if (count % 2 === 0) await post(path(), visitor).send(valid).expect(201);
      else await post(form(), visitor).type('form').send(valid).expect(303);
    }
    await post(path(), visitor).send(valid).expect(429);
    const { headers } = await post(form(), visitor).type('form').send(valid).expect(303);
    expect(headers.location).toMatch(/=(too-many|failed)/);
  });
});
