import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { findReadable, findReadableRows } from './find-readable.ts';
import { insertRows, type Row } from './insert-rows.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
  await insertRows(test.payload, 'subscriptions', Array.from({ length: 501 }, subscription));
});
afterAll(() => test.stop());

function subscription(_: unknown, index: number): Row<'subscriptions'> {
  const email = `reader-${index}@reader.example`;
  return {
    email,
    addressCode: email,
    status: index % 2 === 0 ? 'active' : 'unsubscribed',
    source: 'test',
    consentedAt: '2026-11-20T12:00:00.000Z',
    consentVersion: '1',
  };
}

const active = Array.from({ length: 251 }, (_, index) => `reader-${2 * index}@reader.example`);
const query = { collection: 'subscriptions', where: { status: { equals: 'active' } } } as const;

it('what takes several pages is found whole, each document once, and nothing else', async () => {
  const found = await findReadable(test.payload, { ...query, depth: 0, overrideAccess: true });
  expect(found.map(({ email }) => email).toSorted()).toEqual(active.toSorted());

  const rows = await findReadableRows<{ id: string; email: string }>(test.payload, query);
  expect(rows.map(({ email }) => email).toSorted()).toEqual(active.toSorted());
});

it('an order holds for all pages, and with a limit what comes first is found', async () => {
  const inOrder = { ...query, sort: '-email', depth: 0, overrideAccess: true } as const;
  const last = active.toSorted().toReversed();
  const all = await findReadable(test.payload, inOrder);
  expect(all.map(({ email }) => email)).toEqual(last);
  const some = await findReadable(test.payload, { ...inOrder, limit: 210 });
  expect(some.map(({ email }) => email)).toEqual(last.slice(0, 210));
});
