import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Provider, Review } from '#collections/payload-types.ts';
import { errorSchema } from '#contract/schemas/error.ts';
import { createProvider, createReview } from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let provider: Provider;
let review: Review;

beforeAll(async () => {
  test = await startTestApp();
  provider = await createProvider(test.payload);
  review = await createReview(test.payload, { provider: provider.id });
});
afterAll(() => test.stop());

let visitors = 0;

/** A request from a network address that has sent nothing yet, unless one is given. */
function post(path: string, visitor = `203.0.113.${(visitors += 1)}`) {
  return supertest(test.app).post(path).set('X-Forwarded-For', visitor);
}

const written = {
  rating: 4,
  title: 'Good, if slow',
  content: 'The pharmacist called back the same day and the parcel was cold.',
  customerName: 'Sam T.',
  location: 'Leeds',
  consent: true,
};

const pending = () =>
  test.payload
    .find({ collection: 'reviews', where: { status: { equals: 'pending' } }, depth: 0 })
    .then(({ docs }) => docs);

describe('a review that a visitor writes', () => {
  const path = '/api/providers/ashdown-online-clinic/reviews';

  it('waits for a moderator and counts for nothing until then', async () => {
    await post(path).send(written).expect(201, { status: 'pending' });
    const [stored] = await pending();
    expect(stored).toMatchObject({
      rating: 4,
      title: 'Good, if slow',
      customerName: 'Sam T.',
      verified: false,
      provider: provider.id,
    });
    expect(stored?.consentedAt).toBeTruthy();
    expect(stored?.consentVersion).toBe('2025-08-24');
    expect(test.catalogue.current().stats.reviewCount).toBe(1);
    const { body } = await supertest(test.app).get(path);
    expect(body.total).toBe(1);
  });

  it.each([
    [{ rating: 0 }, 'Please choose 1 to 5 stars.'],
    [{ rating: 6 }, 'Please choose 1 to 5 stars.'],
    [{ rating: 4.5 }, 'Please choose 1 to 5 stars.'],
    [{ rating: undefined }, 'Please choose 1 to 5 stars.'],
    [{ content: '   short   ' }, 'Please write at least 20 characters about your experience.'],
    [{ content: 'x'.repeat(5001) }, 'Please shorten your review to 5,000 characters.'],
    [{ customerName: ' ' }, 'Please enter a name to show with your review.'],
    [{ consent: false }, 'Please agree to the publication of your review.'],
    [{ consent: undefined }, 'Please agree to the publication of your review.'],
    [{ customerName: '\u200B\u200D' }, 'Please enter a name to show with your review.'],
  ])('is refused with %o, in words', async (fields, sentence) => {
    const before = await pending();
    const { body } = await post(path)
      .send({ ...written, ...fields })
      .expect(400);
    expect(errorSchema.parse(body).error).toBe(sentence);
    expect(await pending()).toHaveLength(before.length);
  });

  it('is kept without the characters that would reverse or hide what others read', async () => {
    const customerName = 'Reversal R.';
    const content = 'Nice \u202Eparcel\u0000, and on time every month.';
    await post(path)
      .send({ ...written, customerName, content })
      .expect(201);
    expect((await pending()).find((each) => each.customerName === customerName)?.content).toBe(
      'Nice parcel, and on time every month.',
    );
  });

  it('is dropped if it fills in what people never see', async () => {
    const before = await pending();
    await post(path)
      .send({ ...written, website: 'https://robot.example' })
      .expect(201);
    expect(await pending()).toHaveLength(before.length);
  });

  it('can be sent without JavaScript', async () => {
    const before = await pending();
    await post('/providers/ashdown-online-clinic/write-review')
      .type('form')
      .send({ ...written, consent: 'on' })
      .expect(303)
      .expect('Location', '/providers/ashdown-online-clinic/write-review?result=received');
    expect(await pending()).toHaveLength(before.length + 1);
    await post('/providers/ashdown-online-clinic/write-review')
      .type('form')
      .send({ rating: '9' })
      .expect('Location', /result=invalid$/);
    await post('/providers/nobody/write-review')
      .type('form')
      .send({ ...written, consent: 'on' })
      .expect('Location', /result=gone$/);
  });

  it('is refused for a while after the fifth in an hour from one address', async () => {
    for (let count = 0; count < 5; count += 1)
      await post(path, '203.0.113.250').send(written).expect(201);
    const { body, headers } = await post(path, '203.0.113.250').send(written).expect(429);
    expect(errorSchema.parse(body).error).toMatch(/try again later/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await post(path).send(written).expect(201);
  });
});

describe('a published review beyond the first page', () => {
  it('is read with its new words as soon as somebody’s name is removed from them', async () => {
    const { payload } = test;
    const { id: of, slug } = await createProvider(payload, { name: 'Elm', slug: 'elm' });
    const { id } = await createReview(payload, {
      provider: of,
      content: 'Dr Osgood was kind to me on the telephone.',
      postedAt: '2025-01-02T03:04:05.678Z',
    });
    for (let newer = 0; newer < 12; newer += 1) await createReview(payload, { provider: of });
    const read = () => supertest(test.app).get(`/api/providers/${slug}/reviews?page=2`);
    // What is asked for twice is kept.
    for (let asked = 0; asked < 2; asked += 1) expect((await read()).text).toContain('Osgood');
    const content = '[removed: personal data] was kind to me on the telephone.';
    const context = { isRedaction: true };
    await payload.update({ collection: 'reviews', id, data: { content }, context });
    const { body } = await read();
    expect(body.reviews).toMatchObject([{ content }]);
  });
});

describe('a helpful vote', () => {
  it('counts, also when several come at once', async () => {
    const votes = await Promise.all(
      Array.from({ length: 5 }, () =>
        post(`/api/reviews/${review.id}/helpful`).send({}).expect(201),
      ),
    );
    expect(votes.map(({ body }) => Number(body.helpfulCount)).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    const { updatedAt } = await test.payload.findByID({ collection: 'reviews', id: review.id });
    expect(updatedAt).toBe(review.updatedAt);
  });

  describe('of one browser', () => {
    const vote = (browser: string, visitor?: string) =>
      post(`/api/reviews/${review.id}/helpful`, visitor).send({ browser });
    const browser = '7a3c8f0e-53c2-4d9c-9a55-0d1f6f7f9b01';

    it('counts once, however often it comes, at the same moment too, and from wherever', async () => {
      const { body } = await vote(browser).expect(201);
      const answers = await Promise.all(Array.from({ length: 4 }, () => vote(browser)));
      for (const answer of answers) expect(answer.body).toEqual(body);
      const another = '7a3c8f0e-53c2-4d9c-9a55-0d1f6f7f9b02';
      expect((await vote(another)).body.helpfulCount).toBe(body.helpfulCount + 1);
    });

    it('counts once a day from a network where the browser keeps no id', async () => {
      const before = await post(`/api/reviews/${review.id}/helpful`, '198.51.100.7')
        .send({})
        .expect(201);
      const again = await post(`/api/reviews/${review.id}/helpful`, '198.51.100.7')
        .send({})
        .expect(201);
      expect(again.body).toEqual(before.body);
    });

    it('is stored without the browser or its network', async () => {
      await vote(browser, '198.51.100.8').expect(201);
      const { docs } = await test.payload.find({ collection: 'helpful-votes', depth: 0 });
      expect(docs.length).toBeGreaterThan(0);
      expect(JSON.stringify(docs)).not.toMatch(/7a3c8f0e|198\.51/);
    });

    it('is refused with an id that is none', async () => {
      const { body } = await vote('me').expect(400);
      expect(errorSchema.parse(body).error).toBe('browser must be a random UUID.');
    });
  });

  it('returns to the review without JavaScript, on the page of reviews that it was on', async () => {
    await post(`/providers/ashdown-online-clinic/reviews/${review.id}/helpful`)
      .type('form')
      .expect(303)
      .expect('Location', `/providers/ashdown-online-clinic#review-${review.id}`);
    await post(
      `/providers/ashdown-online-clinic/reviews/${review.id}/helpful?reviews=oldest&page=2`,
    )
      .type('form')
      .expect(
        'Location',
        `/providers/ashdown-online-clinic?reviews=oldest&page=2#review-${review.id}`,
      );
  });

  it('keeps what was chosen of the price history', async () => {
    await post(
      `/providers/ashdown-online-clinic/reviews/${review.id}/helpful?history=7&months=3&reviews=oldest&page=2`,
    )
      .type('form')
      .expect(
        'Location',
        `/providers/ashdown-online-clinic?history=7&months=3&reviews=oldest&page=2#review-${review.id}`,
      );
  });

  it('that is not counted returns to the reviews, which say so', async () => {
    await post('/providers/ashdown-online-clinic/reviews/none/helpful?reviews=oldest&page=2')
      .type('form')
      .expect(
        'Location',
        '/providers/ashdown-online-clinic?reviews=oldest&page=2&vote=gone#reviews',
      );
  });

  it('reaches the figures of the provider', async () => {
    const { helpfulCount } = await test.payload.findByID({ collection: 'reviews', id: review.id });
    await test.reviews.stop();
    const [newest] = test.catalogue.current().providers.get(provider.slug)!.reviews;
    expect(newest?.helpfulCount).toBe(helpfulCount);
  });

  it.each(['not-an-id', '00000000-0000-0000-0000-000000000000', '0123456789abcdef01234567'])(
    'for %s finds no review',
    async (id) => {
      const { body } = await post(`/api/reviews/${id}/helpful`).send({}).expect(404);
      errorSchema.parse(body);
    },
  );

  it('for a review that is not published finds none either', async () => {
    const hidden = await createReview(test.payload, {
      provider: provider.id,
      status: 'rejected',
      rejectionReason: 'advertising',
    });
    await post(`/api/reviews/${hidden.id}/helpful`).send({}).expect(404);
  });
});

describe('an abuse report', () => {
  it('reaches the editors with its reason and the time, and nothing else', async () => {
    await post(`/api/reviews/${review.id}/reports`)
      .send({ reason: 'personal-data', email: 'nosy@reader.example' })
      .expect(201, { status: 'received' });
    const { docs } = await test.payload.find({ collection: 'review-reports', depth: 0 });
    expect(docs).toMatchObject([{ review: review.id, reason: 'personal-data', status: 'open' }]);
    expect(JSON.stringify(docs)).not.toContain('nosy');
  });

  it('needs one of the reasons', async () => {
    const { body } = await post(`/api/reviews/${review.id}/reports`)
      .send({ reason: 'negative' })
      .expect(400);
    expect(errorSchema.parse(body).error).toMatch(/^reason takes one of: not-genuine/);
  });

  it('returns to the reviews without JavaScript, to the page that it was on', async () => {
    await post(
      `/providers/ashdown-online-clinic/reviews/${review.id}/reports?reviews=oldest&page=2`,
    )
      .type('form')
      .send({ reason: 'abusive' })
      .expect(
        'Location',
        '/providers/ashdown-online-clinic?reviews=oldest&page=2&report=received#reviews',
      );
  });

  it('keeps what was chosen of the price history', async () => {
    await post(
      `/providers/ashdown-online-clinic/reviews/${review.id}/reports?history=7&months=3&reviews=oldest&page=2`,
    )
      .type('form')
      .send({ reason: 'abusive' })
      .expect(
        'Location',
        '/providers/ashdown-online-clinic?history=7&months=3&reviews=oldest&page=2&report=received#reviews',
      );
  });
});

describe.each([
  ['unpublished', { _status: 'draft' }],
  ['in the trash', { deletedAt: '2026-11-20T12:00:00.000Z' }],
] as const)('a review of a provider that is %s', (state, fields) => {
  const name = `Provider ${state}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  let hidden: Review;

  beforeAll(async () => {
    const { payload } = test;
    const { id } = await createProvider(payload, { name });
    hidden = await createReview(payload, { provider: id });
    await payload.update({ collection: 'providers', id, data: fields, overrideAccess: true });
  });

  it('is not readable', async () => {
    await supertest(test.app).get(`/api/providers/${slug}`).expect(404);
    await supertest(test.app).get(`/api/providers/${slug}/reviews`).expect(404);
    await supertest(test.app).get(`/cms-api/reviews/${hidden.id}`).expect(401);
  });

  it('takes no votes', async () => {
    await post(`/api/reviews/${hidden.id}/helpful`).send({}).expect(404);
    await post(`/providers/${slug}/reviews/${hidden.id}/helpful`).expect(303);
    const stored = await test.payload.findByID({ collection: 'reviews', id: hidden.id });
    expect(stored.helpfulCount).toBe(0);
  });

  it('takes no reports', async () => {
    await post(`/api/reviews/${hidden.id}/reports`).send({ reason: 'abusive' }).expect(404);
    await post(`/providers/${slug}/reviews/${hidden.id}/reports`)
      .type('form')
      .send({ reason: 'abusive' })
      .expect(303);
    const where = { review: { equals: hidden.id } };
    const { totalDocs } = await test.payload.count({ collection: 'review-reports', where });
    expect(totalDocs).toBe(0);
  });

  it('gets no other beside it', async () => {
    const before = await pending();
    await post(`/api/providers/${slug}/reviews`).send(written).expect(404);
    await post(`/providers/${slug}/write-review`)
      .type('form')
      .send({ ...written, consent: 'on' })
      .expect('Location', /result=gone$/);
    expect(await pending()).toHaveLength(before.length);
  });
});
