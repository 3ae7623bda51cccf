import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLegalPage, createProvider } from '../testing/example-data.ts';
import { createTestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import type { Sqlite } from './adapters.ts';

let test: TestPayload;
let page: { id: string };
let other: { id: string };
let provider: { id: string };
let editor: string;

beforeAll(async () => {
  test = await startTestPayload();
  page = await createLegalPage(test.payload);
  other = await createLegalPage(test.payload, { slug: 'other', pageTitle: 'Other' });
  provider = await createProvider(test.payload);
  await createTestEditors(test);
  const { docs } = await test.payload.find({ collection: 'users', limit: 1, overrideAccess: true });
  editor = docs[0]?.id ?? '';
});
afterAll(() => test.stop());

const collection = 'payload-locked-documents';

async function lock(relationTo: string, { id }: { id: string }): Promise<void> {
  const data = {
    document: { relationTo, value: id },
    user: { relationTo: 'users', value: editor },
  };
  await test.payload.db.create({ collection, data });
}

async function locked(): Promise<unknown[]> {
  const { docs } = await test.payload.find({ collection, depth: 0, overrideAccess: true });
  return docs.map((each) => each.document?.value);
}

function save() {
  const data = { title: 'Changed' };
  return test.payload.update({
    collection: 'legal-pages',
    id: page.id,
    data,
    overrideAccess: true,
  });
}

it('a save ends the locks of its document, and no others', async () => {
  await lock('legal-pages', page);
  await lock('legal-pages', page);
  await lock('legal-pages', other);
  await lock('providers', provider);
  await save();
  expect(new Set(await locked())).toEqual(new Set([other.id, provider.id]));
});

it.runIf(!process.env.TEST_DATABASE_URL)('on SQLite it takes one statement for them', async () => {
  const { client } = test.payload.db as Sqlite;
  const execute = vi.spyOn(client, 'execute');
  await save();
  const statements = execute.mock.calls.map(([statement]) => JSON.stringify(statement));
  execute.mockRestore();
  expect(statements.filter((text) => text.includes('payload_locked_documents'))).toHaveLength(1);
});
