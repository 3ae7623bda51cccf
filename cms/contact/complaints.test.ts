import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/schemas/error.ts';
import { eraseExpired } from '../runtime/retention.ts';
import { sendQueuedMail } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';

let test: TestApp;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestApp();
  editors = await createTestEditors(test.test);
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.payload.db.deleteMany({ collection: 'complaints', where: {} });
});

const complaint = {
  name: 'Pat Reader',
  email: 'pat@reader.example',
  complaint: 'You wrote to me although I had left.\nPlease stop.',
};
const day = 24 * 60 * 60 * 1000;

let visitors = 0;

function send(path: string, visitor = `203.0.113.${(visitors += 1)}`) {
  return supertest(test.app).post(path).set('X-Forwarded-For', visitor);
}

async function stored() {
  const { docs } = await test.payload.find({ collection: 'complaints', depth: 0 });
  return docs;
}

const mailTo = (address: string) => sendQueuedMail(test.test, address);

describe('a data protection complaint', () => {
  it('is stored as it was sent, with the day by which to answer', async () => {
    await send('/api/complaints').send(complaint).expect(201, { status: 'received' });
    const [doc] = await stored();
    expect(doc).toMatchObject({ ...complaint, status: 'open' });
    const { receivedAt, answerBy } = doc!;
    expect(Date.parse(answerBy) - Date.parse(receivedAt)).toBe(30 * day);
  });

  it('is acknowledged by email, without repeating any of it', async () => {
    const email = 'acknowledged@reader.example';
    await send('/api/complaints')
      .send({ ...complaint, email })
      .expect(201);
    const [doc] = await stored();
    const [mail, ...others] = await mailTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('We have your complaint');
    expect(mail?.text).toContain(
      new Date(doc!.answerBy).toLocaleDateString('en-GB', {
        dateStyle: 'long',
        timeZone: 'Europe/London',
      }),
    );
    expect(mail?.text).toContain('ico.org.uk/make-a-complaint');
    expect(mail?.text).not.toMatch(/Pat Reader|although I had left/);
  });

  it('is acknowledged three times a day to one address, however many there are and wherever from', async () => {
    const email = 'flooded@reader.example';
    for (const written of [email, 'Flooded@Reader.example ', email, email, email]) {
      await send('/api/complaints')
        .send({ ...complaint, email: written })
        .expect(201, { status: 'received' });
    }
    expect(await stored()).toHaveLength(5);
    expect(await mailTo(email)).toHaveLength(3);
  });

  it('can be sent without JavaScript', async () => {
    const post = (body: object) => send('/complaint').type('form').send(body).expect(303);
    await post(complaint).expect('Location', '/complaint?result=received');
    await post({ ...complaint, name: ' ' }).expect('Location', '/complaint?result=invalid');
    expect(await stored()).toHaveLength(1);
  });

  it('from a robot is dropped, and no email is sent', async () => {
    const email = 'robot@reader.example';
    const body = { ...complaint, email, website: 'https://pills.example' };
    await send('/api/complaints').send(body).expect(201);
    expect(await stored()).toEqual([]);
    expect(await mailTo(email)).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'Please enter your name.'],
    [{ email: 'pat@reader' }, 'Please enter a valid email address.'],
    [{ complaint: ' ' }, 'Please tell us what we have done with your information.'],
    [{ complaint: 'x'.repeat(5001) }, 'Please shorten your complaint to 5,000 characters.'],
  ])('is refused with a clear message for %o', async (fields, sentence) => {
    const { body } = await send('/api/complaints')
      .send({ ...complaint, ...fields })
      .expect(400);
    expect(errorSchema.parse(body).error).toBe(sentence);
    expect(await stored()).toEqual([]);
  });

  it('is marked as answered, with its outcome, by editors only', async () => {
    await send('/api/complaints').send(complaint).expect(201);
    const path = `/complaints/${(await stored())[0]!.id}`;
    await editors.patch('moderator', path, { status: 'answered' }).expect(403);
    await editors.patch('editor', path, { status: 'answered' }).expect(400);
    const outcome = 'The address was still on an old list. We apologised on the telephone.';
    const start = new Date().toISOString();
    await editors.patch('editor', path, { status: 'answered', outcome }).expect(200);
    const [answered] = await stored();
    expect(answered?.outcome).toBe(outcome);
    expect(String(answered?.answeredAt) >= start).toBe(true);
    await editors.delete('admin', path).expect(403);
  });

  it('is erased 24 months after its answer, and never before one', async () => {
    await send('/api/complaints').send(complaint).expect(201);
    await send('/api/complaints').send(complaint).expect(201);
    const [{ id } = { id: '' }] = await stored();
    const answer = { status: 'answered', outcome: 'We apologised.' };
    await editors.patch('editor', `/complaints/${id}`, answer).expect(200);
    await eraseExpired(test.payload, new Date(Date.now() + 700 * day));
    expect(await stored()).toHaveLength(2);
    await eraseExpired(test.payload, new Date(Date.now() + 750 * day));
    expect(await stored()).toMatchObject([{ status: 'open' }]);
  });
});
