import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
import type { Product } from '#collections/payload-types.ts';
import type {
  FileChoices,
  FileQuestion,
  ImportSummary,
  Preview,
} from '#contract/rules/price-import.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

const path = '/import-prices';
const file = 'Provider,Medication,Dose,Price\nAshdown Online Clinic,Mounjaro,2.5mg,139';

let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestPayload();
  const { payload } = test;
  editors = await createTestEditors(test);
  const provider = await createProvider(payload);
  const medication = await createMedication(payload);
  await createProduct(payload, { provider: provider.id, medication: medication.id });
});
afterAll(() => test.stop());

function upload(
  content: Buffer | string,
  role: Role | null = 'clerk',
  choices: FileChoices | string = {},
) {
  const said = typeof choices === 'string' ? choices : JSON.stringify(choices);
  const query = new URLSearchParams({ fileName: 'prices.csv', choices: said });
  return editors
    .post(role, `${path}?${query}`)
    .set('Content-Type', 'application/octet-stream')
    .send(content);
}

function ask(method: 'get' | 'post', address: string, role: Role | null = 'clerk') {
  return editors[method](role, path + address);
}

async function settled(id: string): Promise<ImportSummary> {
  for (;;) {
    const { body } = await ask('get', `/${id}`).expect(200);
    const summary = body as ImportSummary;
    if (!['applying', 'undoing'].includes(summary.status)) return summary;
  }
}

describe('the endpoints of the price import', () => {
  it.each([
    [null, 401],
    ['viewer', 403],
    ['moderator', 403],
    ['clerk', 200],
    ['editor', 200],
    ['admin', 200],
  ] as const)('answer %s with %i', async (role, status) => {
    await ask('get', '', role).expect(status);
    await ask('get', '/files/current-prices.csv', role).expect(status);
    await upload(file, role).expect(status);
    if (status === 200) return;
    for (const action of ['preview', 'apply', 'undo']) {
      await ask('post', `/any/${action}`, role).expect(status);
    }
  });

  it('preview, apply and undo a file', async () => {
    const { body } = await upload(file).expect(200);
    const { preview } = body as { preview: Preview };
    expect(preview.rows).toMatchObject([{ line: 2, kind: 'changed', isInvalid: false }]);
    const address = `/${preview.import.id}`;
    await ask('post', `${address}/apply`).send({ ticked: [], skipsInvalidRows: false }).expect(202);
    expect(await settled(preview.import.id)).toMatchObject({
      status: 'applied',
      appliedBy: 'clerk',
    });
    await ask('post', `${address}/apply`).send({ ticked: [], skipsInvalidRows: false }).expect(409);
    await ask('post', `${address}/undo`).expect(202);
    expect(await settled(preview.import.id)).toMatchObject({ status: 'undone', undoneBy: 'clerk' });
    const listed = await ask('get', '').expect(200);
    expect(listed.body).toMatchObject([{ id: preview.import.id, fileName: 'prices.csv' }]);
    const trail = await test.payload.find({ collection: 'audit-trail', sort: 'createdAt' });
    expect(trail.docs).toMatchObject([
      { userName: 'clerk', documentTitle: 'prices.csv', changes: [{ after: 'applying' }, {}] },
      { userName: 'clerk', documentTitle: 'prices.csv', changes: [{ after: 'undoing' }, {}] },
    ]);
  });

  it('record that an import began, not that it is applied, where it is refused as it is written', async () => {
    const { import: planned } = await previewed(file);
    const { db } = test.payload;
    const { docs } = await db.find<Product>({ collection: 'products', where: {} });
    const { id = '', pricePence } = docs[0] ?? {};
    const write = db.updateOne.bind(db);
    // Somebody saves the product once the import has been planned.
    const save = { pricePence, updatedAt: new Date().toISOString() };
    const claim = vi.spyOn(db, 'updateOne').mockImplementation(async (asked) => {
      if (asked.data.status === 'applying')
        await write({ collection: 'products', id, data: save, returning: false });
      return write(asked);
    });
    onTestFinished(() => claim.mockRestore());
    const choice = { ticked: [], skipsInvalidRows: false };
    await ask('post', `/${planned.id}/apply`).send(choice).expect(202);
    expect(await settled(planned.id)).toMatchObject({
      status: 'previewed',
      problem: expect.stringMatching(/nothing was written/),
    });
    const { docs: trail } = await test.payload.find({
      collection: 'audit-trail',
      where: { documentId: { equals: planned.id } },
    });
    expect(trail).toMatchObject([
      { changes: [{ field: 'status', before: 'previewed', after: 'applying' }, {}] },
    ]);
  });

  it('record how many products an import changes, and how many of them undoing it brings back', async () => {
    const { payload } = test;
    const [product] = (await payload.find({ collection: 'products', depth: 0 })).docs;
    const { provider, medication } = product!;
    const other = await createProduct(payload, { provider, medication, dose: '5mg' });
    const preview = await previewed(`${file}\nAshdown Online Clinic,Mounjaro,5mg,139`);
    const { id } = preview.import;
    await apply(preview);
    await payload.update({ collection: 'products', id: other.id, data: { pricePence: 14_000 } });
    await ask('post', `/${id}/undo`).expect(202);
    expect(await settled(id)).toMatchObject({ status: 'undone' });
    const { docs: trail } = await payload.find({
      collection: 'audit-trail',
      where: { documentId: { equals: id } },
      sort: 'createdAt',
    });
    expect(trail).toMatchObject([
      { changes: [{ after: 'applying' }, { field: 'rows', after: 2 }] },
      { changes: [{ after: 'undoing' }, { field: 'rows', after: 1 }] },
    ]);
  });

  it('tell a fresh preview from the one before by its digest, though as many rows change', async () => {
    const { payload } = test;
    const first = await previewed(file);
    const { id, counts } = first.import;
    const refreshed = async () => {
      const { body } = await ask('post', `/${id}/preview`).expect(200);
      return body as Preview;
    };
    expect((await refreshed()).digest).toBe(first.digest);
    const data = { pricePence: 13_100 };
    await payload.update({ collection: 'products', where: {}, data });
    const fresh = await refreshed();
    expect(fresh.import.counts).toEqual(counts);
    expect(fresh.digest).not.toBe(first.digest);
    expect((await refreshed()).digest).toBe(fresh.digest);
  });

  it('apply what the one who asks has seen, though somebody else has a fresh preview by now', async () => {
    const { payload } = test;
    const seen = await previewed(file.replace('139', '135'));
    const { id } = seen.import;
    const choice = { ticked: [], skipsInvalidRows: false };
    const data = { pricePence: 13_200 };
    await payload.update({ collection: 'products', where: {}, data });
    const first = { ...choice, digest: seen.digest };
    await ask('post', `/${id}/apply`).send(first).expect(409);
    const { body } = await ask('post', `/${id}/preview`, 'editor').expect(200);
    const refused = await ask('post', `/${id}/apply`).send(first).expect(409);
    expect(refused.body).toEqual({
      message:
        'Prices, providers or medications that this file is about have changed since the preview, so nothing was written. Look at the fresh preview and apply that.',
    });
    const { digest } = body as Preview;
    await ask('post', `/${id}/apply`, 'editor')
      .send({ ...choice, digest })
      .expect(202);
    expect(await settled(id)).toMatchObject({ status: 'applied', appliedBy: 'editor' });
  });

  it.each([
    ['a PDF', '%PDF-1.7', 400, /^This is a PDF document/],
    ['nothing', '', 400, /^The file is empty/],
  ])('refuse %s in words', async (_what, content, status, sentence) => {
    const { body } = await upload(content).expect(status);
    expect((body as { message: string }).message).toMatch(sentence);
  });

  it('refuse what they do not understand in words', async () => {
    const unknown = await ask('post', '/nothing/apply').send({
      ticked: [],
      skipsInvalidRows: false,
    });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toEqual({
      message: 'This preview has expired. Choose the file again.',
    });
    await ask('post', '/nothing/apply').send({ ticked: 'all' }).expect(400);
    await ask('post', '/nothing/apply').expect(400);
    await ask('get', '/files/passwords.csv').expect(404);
  });

  it.each(['csv', 'xlsx'])('hand out the current prices and a template as .%s', async (format) => {
    for (const name of ['current-prices', 'template']) {
      const { headers } = await ask('get', `/files/${name}.${format}`).expect(200);
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}.${format}"`);
    }
  });
});

describe('a past import', () => {
  it('has its file as it was sent, and what became of each row', async () => {
    const sent = `${file}\nNobody Clinic,Mounjaro,2.5mg,120`;
    const { body } = await upload(sent).expect(200);
    const { id } = (body as { preview: Preview }).preview.import;
    await ask('get', `/${id}/rows`).expect(404);
    await ask('post', `/${id}/apply`).send({ ticked: [], skipsInvalidRows: true }).expect(202);
    await settled(id);

    const opened = await ask('get', `/${id}/rows`).expect(200);
    expect(opened.body).toMatchObject({
      import: { id, fileName: 'prices.csv', status: 'applied' },
      rows: [
        { line: 2, fate: 'written', changes: [{ field: 'Price', to: '£139' }] },
        { line: 3, fate: 'left out', reason: expect.stringContaining('Nobody Clinic') as string },
      ],
    });
    const kept = await ask('get', `/${id}/file`).expect(200);
    expect((kept.body as Buffer).toString()).toBe(sent);
    expect(kept.headers['content-disposition']).toBe("attachment; filename*=UTF-8''prices.csv");
    await ask('post', `/${id}/undo`).expect(202);
    await settled(id);
    await ask('get', `/${id}/rows`, 'viewer').expect(403);
    await ask('get', `/${id}/file`, null).expect(401);
    await ask('get', '/nobody/file').expect(404);
  });
});

describe('a file with decimal commas', () => {
  const text = 'Provider;Medicine;Dose;Price\nAshdown Online Clinic;Mounjaro;2,5 mg;139,50';

  it('is converted once the clerk has said so, and not before', async () => {
    const before = await previewed(text);
    expect(before.reading.decimalCommas).toEqual({
      written: '139,50',
      pence: 13_950,
      areRead: false,
    });
    expect(before.rows).toMatchObject([
      {
        kind: 'wrong',
        isInvalid: true,
        reason: expect.stringContaining('“139,50” is not a price'),
      },
    ]);
    const after = await previewed(text, { hasDecimalCommas: true });
    expect(after.reading.decimalCommas).toMatchObject({ areRead: true });
    expect(after.rows).toMatchObject([
      { kind: 'changed', dose: '2.5mg', changes: [{ field: 'Price', to: '£139.50' }] },
    ]);
  });

  it('never has £1.25 for 1,250', async () => {
    const ambiguous = text.replace('139,50', '1,250');
    for (const hasDecimalCommas of [false, true]) {
      const { rows } = await previewed(`${ambiguous}\nAshdown Online Clinic;Mounjaro;5mg;1,5`, {
        hasDecimalCommas,
      });
      expect(JSON.stringify(rows[0])).not.toContain('£1.25');
      expect(rows[0]).toMatchObject(hasDecimalCommas ? { kind: 'wrong' } : { needsTick: true });
    }
  });
});

describe('a column by another name', () => {
  const text = (price: number) =>
    `Provider,Medication,Dose,Cost per pen\nAshdown Online Clinic,Mounjaro,2.5mg,${price}`;
  const said = { columns: { 'Cost per pen': 'Price' } };

  async function remembered(): Promise<string[]> {
    const { body } = await editors.get('viewer', '/column-names').expect(200);
    const { docs } = body as { docs: { heading: string; readAs: string }[] };
    return docs.map(({ heading, readAs }) => `${heading}: ${readAs}`);
  }

  it('is asked about once, remembered when the file is applied, and used from then on', async () => {
    const asked = await upload(text(141)).expect(200);
    const { question } = asked.body as { question: FileQuestion };
    expect(question).toMatchObject({ about: 'columns', unusedColumns: ['Cost per pen'] });

    const first = await previewed(text(141), said);
    expect(first.rows).toMatchObject([{ kind: 'changed', changes: [{ to: '£141' }] }]);
    expect(first.reading.renamedColumns).toEqual([
      { heading: 'Cost per pen', readAs: 'Price', rememberedAt: null },
    ]);
    expect(await remembered()).toEqual([]);
    await apply(first);
    expect(await remembered()).toEqual(['Cost per pen: Price']);

    const second = await previewed(text(142));
    expect(second.reading.renamedColumns).toMatchObject([
      { heading: 'Cost per pen', readAs: 'Price', rememberedAt: expect.stringMatching(/^20/) },
    ]);
    await apply(second);
    expect(await remembered()).toEqual(['Cost per pen: Price']);
    const { docs } = await test.payload.find({
      collection: 'audit-trail',
      where: { kind: { equals: 'column-names' } },
    });
    expect(docs).toMatchObject([
      { userName: 'clerk', operation: 'create', documentTitle: 'Cost per pen' },
    ]);
  });

  it('may be read as another one of ours instead, or as nothing, which is remembered too', async () => {
    const both = `${text(143).replace('Cost per pen', 'Price,Cost per pen')},4.95`;
    const other = await previewed(both, { columns: { 'cost PER pen': 'Delivery fee' } });
    expect(other.rows).toMatchObject([{ changes: [{}, { field: 'Delivery fee', to: '£4.95' }] }]);
    await apply(other);
    expect(await remembered()).toEqual(['cost PER pen: Delivery fee']);

    const none = await previewed(both.replace('143', '144'), { columns: { 'Cost per pen': null } });
    expect(none.reading).toMatchObject({ renamedColumns: [], unusedColumns: ['Cost per pen'] });
    expect(await remembered()).toHaveLength(1);
    await apply(none);
    expect(await remembered()).toEqual([]);
  });

  it.each([
    ['no JSON', 'Price'],
    ['an unknown choice', { delimiter: ';' } as FileChoices],
    ['a column that is not ours', { columns: { 'Cost per pen': 'Cost' } }],
    ['the version, which is ours alone', { columns: { 'Cost per pen': 'Version' } }],
    ['no heading', { columns: { ' ': 'Price' } }],
    ['more columns than a file may have', { columns: manyColumns() }],
  ])('is refused in words for %s', async (_what, choices) => {
    const { body } = await upload(text(145), 'clerk', choices).expect(400);
    expect(body).toEqual({ message: 'Choose the sheet and the columns again.' });
  });

  function manyColumns() {
    const headings = Array.from({ length: 51 }, (_, index) => [`Column ${index}`, 'Price']);
    return Object.fromEntries(headings) as Record<string, string>;
  }
});

async function previewed(content: string, choices?: FileChoices): Promise<Preview> {
  const { body } = await upload(content, 'clerk', choices).expect(200);
  expect(body).toHaveProperty('preview');
  return (body as { preview: Preview }).preview;
}

async function apply({ import: { id } }: Preview) {
  await ask('post', `/${id}/apply`).send({ ticked: [], skipsInvalidRows: false }).expect(202);
  expect(await settled(id)).toMatchObject({ status: 'applied' });
}
