import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { insertRows, type Row } from './insert-rows.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(() => test.stop());

const consentedAt = '2026-11-20T12:00:00.000Z';

function subscription(email: string): Row<'subscriptions'> {
  return {
    email,
    addressCode: email,
    status: 'active',
    source: 'test',
    consentedAt,
    consentVersion: '1',
  };
}

describe('inserting rows', () => {
  it('stores more than one statement carries, as if each had been saved, and skips duplicates', async () => {
    const { payload } = test;
    await insertRows(payload, 'subscriptions', [subscription('reader-7@reader.example')]);
    const rows = Array.from({ length: 501 }, (_, n) => subscription(`reader-${n}@reader.example`));
    await insertRows(payload, 'subscriptions', rows);
    const { docs } = await payload.find({ collection: 'subscriptions', pagination: false });
    expect(docs).toHaveLength(501);
    expect(new Set(docs.map(({ id }) => id)).size).toBe(501);
    expect(docs[0]).toMatchObject({ consentedAt, createdAt: expect.any(String) });
  });
});
