import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
import { onChange } from '#collections/change-feed.ts';
import type { Provider } from '#collections/payload-types.ts';
import { noRows } from '#contract/rules/price-import.ts';
import type { TermPreview, TermsApplied } from '#contract/rules/term-import.ts';
import { createProvider } from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';

const sourceUrl = 'https://ashdown.example/terms';
const longAgo = '2026-01-02T03:04:05.678Z';
const headings = 'Provider,Term,Value,Source URL,Checked at';

let test: TestPayload;
let editors: TestEditors;
let ashdown: Provider;
let birch: Provider;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
});
afterAll(() => test.stop());

/** A lowest BMI and regions of the first provider, read long ago; of the second, nothing is known. */
beforeEach(async () => {
  const { payload } = test;
  await payload.delete({ collection: 'providers', where: { name: { exists: true } } });
  await payload.db.deleteMany({ collection: 'audit-trail', where: {} });
  ashdown = await createProvider(payload, {
    name: 'Ashdown Online Clinic',
    description: 'As published.',
    terms: {
      minBmi: { value: 30, sourceUrl, checkedAt: longAgo },
      deliveryRegions: { value: ['wales', 'england'], sourceUrl, checkedAt: longAgo },
    },
  });
  birch = await createProvider(payload, { name: 'Birch & Sons, Chemists' });
});

function upload(address: string, content: Buffer | string, role: Role | null = 'editor') {
  return editors
    .post(role, `/import-terms${address}`)
    .set('Content-Type', 'application/octet-stream')
    .send(content);
}

const withHeadings = (lines: string[]) => [headings, ...lines].join('\n');

async function preview(content: Buffer | string): Promise<TermPreview> {
  const { body } = await upload('?fileName=terms.csv', content).expect(200);
  return body as TermPreview;
}

function apply(content: Buffer | string, { digest }: TermPreview, skipsInvalidRows = false) {
  const choice = `digest=${digest}&skipsInvalidRows=${skipsInvalidRows}`;
  return upload(`/apply?fileName=terms.csv&${choice}`, content);
}

/** Shows a file and applies it. */
async function bringIn(content: Buffer | string, skipsInvalidRows = false) {
  const { body } = await apply(content, await preview(content), skipsInvalidRows).expect(200);
  return body as TermsApplied;
}

async function download(format = 'csv'): Promise<Buffer> {
  const address = `/import-terms/files/current-terms.${format}`;
  const { body } = await editors.get('editor', address).buffer(true).parse(binary).expect(200);
  return body as Buffer;
}

type Parser = Parameters<ReturnType<TestEditors['get']>['parse']>[0];
const binary: Parser = (response, done) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer | string) =>
    chunks.push(Buffer.from(chunk as string, 'binary')),
  );
  response.on('end', () => done(null, Buffer.concat(chunks)));
};

async function stored({ id }: Provider, draft = false): Promise<Provider> {
  return test.payload.findByID({ collection: 'providers', id, depth: 0, draft });
}

const saying = (sentence: RegExp): unknown => expect.stringMatching(sentence);
const isRecent = (time: string | null | undefined) =>
  Date.now() - Date.parse(time ?? '') < 10 * 60_000;

describe('a preview of terms', () => {
  it('says of each row what would happen, and writes nothing', async () => {
    const before = [await stored(ashdown), await stored(birch)];
    const { counts, rows } = await preview(
      withHeadings([
        `Ashdown Online Clinic,Lowest BMI,30,${sourceUrl},2026-01-02`,
        `ashdown  ONLINE clinic,delivers to,"Wales, Scotland",${sourceUrl},20/02/2026`,
        `"Birch & Sons, Chemists",maxPens,3,https://birch.example/faq,`,
      ]),
    );
    expect(counts).toEqual({ ...noRows, unchanged: 1, changed: 1, new: 1 });
    expect(rows).toEqual([
      {
        line: 2,
        kind: 'unchanged',
        provider: 'Ashdown Online Clinic',
        term: 'Lowest BMI',
        changes: [],
        needsTick: false,
        isInvalid: false,
      },
      {
        line: 3,
        kind: 'changed',
        provider: 'Ashdown Online Clinic',
        term: 'Delivers to',
        changes: [
          { field: 'Value', from: 'England, Wales', to: 'Scotland, Wales' },
          { field: 'Checked', from: '2 January 2026, 03:04', to: '20 February 2026, 00:00' },
        ],
        needsTick: false,
        isInvalid: false,
      },
      {
        line: 4,
        kind: 'new',
        provider: 'Birch & Sons, Chemists',
        term: 'Most pens in an order',
        changes: [
          { field: 'Value', from: 'Not known', to: '3 pens' },
          { field: 'Source', to: 'https://birch.example/faq' },
          { field: 'Checked', to: 'now' },
        ],
        needsTick: false,
        isInvalid: false,
      },
    ]);
    expect([await stored(ashdown), await stored(birch)]).toEqual(before);
  });

  it.each([
    ['an unknown provider', 'Nobody,Lowest BMI,30', 'unknown', /^No provider is called “Nobody”/],
    [
      'an unknown term',
      'Ashdown Online Clinic,Age,18',
      'unknown',
      /^No term is called “Age”\. The terms are: Lowest BMI, /,
    ],
    ['no provider', ',Lowest BMI,30', 'wrong', /^The provider is missing\./],
    [
      'a value that the term does not take',
      `Ashdown Online Clinic,Cold chain,icy,${sourceUrl}`,
      'wrong',
      /^“icy” is no answer to “Cold chain”\. Write one of these: “No cooling”/,
    ],
    [
      'no source',
      '"Birch & Sons, Chemists",Lowest BMI,30',
      'wrong',
      /^There is no source\. Enter the address/,
    ],
    [
      'a source taken away',
      'Ashdown Online Clinic,Lowest BMI,30,,',
      'wrong',
      /^There is no source\./,
    ],
    [
      'no web address',
      'Ashdown Online Clinic,Lowest BMI,31,their site',
      'wrong',
      /^“their site” is not a web address/,
    ],
    [
      'a source without a value',
      '"Birch & Sons, Chemists",Lowest BMI,,https://birch.example',
      'wrong',
      /^There is a source but no value\./,
    ],
    [
      'a check in the future',
      `Ashdown Online Clinic,Lowest BMI,31,${sourceUrl},2199-01-01`,
      'wrong',
      /^A term cannot be checked in the future\./,
    ],
    [
      'a check before the last',
      `Ashdown Online Clinic,Lowest BMI,31,${sourceUrl},2025-12-31`,
      'wrong',
      /^This was checked later than the file says, on 2 January 2026, /,
    ],
    [
      'something else than a day',
      `Ashdown Online Clinic,Lowest BMI,31,${sourceUrl},yesterday`,
      'wrong',
      /^“yesterday” is not a date/,
    ],
  ] as const)('refuses a row with %s, and says so', async (_what, row, kind, sentence) => {
    const { rows } = await preview(withHeadings([row]));
    expect(rows).toMatchObject([
      { line: 2, kind, isInvalid: true, changes: [], reason: saying(sentence) },
    ]);
  });

  it('refuses two rows for one term of a provider, and names their lines', async () => {
    const { rows } = await preview(
      withHeadings([
        `Ashdown Online Clinic,Lowest BMI,31,${sourceUrl}`,
        `ashdown-online-clinic,minBmi,32,${sourceUrl}`,
      ]),
    );
    const reason = 'Lines 2 and 3 are for the same term of a provider. Keep the one that is right.';
    expect(rows).toMatchObject([
      { kind: 'wrong', isInvalid: true, reason },
      { kind: 'wrong', isInvalid: true, reason },
    ]);
  });

  it('refuses a row of a provider with an unpublished draft, whose fields stay as they are', async () => {
    await test.payload.update({
      collection: 'providers',
      id: ashdown.id,
      data: { description: 'A draft.' },
      draft: true,
    });
    const file = withHeadings([
      `Ashdown Online Clinic,Lowest BMI,31,${sourceUrl}`,
      `"Birch & Sons, Chemists",Lowest BMI,30,${sourceUrl}`,
    ]);
    expect((await preview(file)).rows).toMatchObject([
      { kind: 'wrong', isInvalid: true, reason: saying(/has a draft that is not published/) },
      { kind: 'new' },
    ]);
    expect(await bringIn(file, true)).toMatchObject({ changedRows: 1 });
    expect(await stored(ashdown)).toMatchObject({
      description: 'As published.',
      terms: { minBmi: { value: 30 } },
    });
    expect(await stored(ashdown, true)).toMatchObject({ description: 'A draft.' });
  });

  it.each([
    ['a PDF', '%PDF-1.7', /^This is a PDF document/],
    ['nothing', '', /^The file is empty\. Choose a file with terms\.$/],
    [
      'a file of prices',
      'Provider,Medication,Dose,Price\na,b,c,1',
      /no column called “Term” and “Value”.* Download the terms/,
    ],
  ])('refuses %s in words', async (_what, content, sentence) => {
    const { body } = await upload('', content).expect(400);
    expect(body).toEqual({ message: saying(sentence) });
  });
});

describe('a file of terms that is applied', () => {
  it('saves the terms of each provider as the editor, and no other field', async () => {
    const file = withHeadings([
      `Ashdown Online Clinic,Lowest BMI,27.5,${sourceUrl},2026-01-02`,
      `Ashdown Online Clinic,Cold chain,Refrigerated courier,${sourceUrl},2026-02-20T10:00:00Z`,
      `"Birch & Sons, Chemists",How to cancel,By email.,https://birch.example/faq,`,
    ]);
    expect(await bringIn(file)).toEqual({
      fileName: 'terms.csv',
      changedRows: 3,
      changedProviders: 2,
      refused: [],
    });
    const { terms, ...others } = await stored(ashdown);
    expect(terms).toMatchObject({
      minBmi: { value: 27.5, sourceUrl },
      coldChain: { value: 'refrigerated', sourceUrl, checkedAt: '2026-02-20T10:00:00.000Z' },
      deliveryRegions: { value: ['wales', 'england'], sourceUrl, checkedAt: longAgo },
    });
    expect(isRecent(terms?.minBmi?.checkedAt)).toBe(true);
    expect(others).toMatchObject({ description: 'As published.', _status: 'published' });
    const after = await stored(birch);
    expect(after.terms?.cancellation).toMatchObject({ value: 'By email.' });
    expect(isRecent(after.terms?.cancellation?.checkedAt)).toBe(true);
    expect((await preview(file)).counts).toMatchObject({ changed: 0, new: 0 });
  });

  it('stands in the audit trail with each provider, and the version before brings it back', async () => {
    await bringIn(withHeadings([`Ashdown Online Clinic,Lowest BMI,27,${sourceUrl}`]));
    const trail = await test.payload.find({ collection: 'audit-trail', sort: 'createdAt' });
    expect(trail.docs).toMatchObject([
      { userName: 'editor', operation: 'update', documentTitle: 'Ashdown Online Clinic' },
    ]);
    expect(JSON.stringify(trail.docs[0]?.changes)).toContain('minBmi');
    const { docs } = await test.payload.findVersions({
      collection: 'providers',
      where: { parent: { equals: ashdown.id } },
      sort: '-updatedAt',
    });
    await test.payload.restoreVersion({ collection: 'providers', id: docs[1]!.id });
    expect((await stored(ashdown)).terms?.minBmi).toMatchObject({ value: 30, checkedAt: longAgo });
  });

  it('forgets what is emptied, its source and day too', async () => {
    await bringIn(
      withHeadings([
        'Ashdown Online Clinic,Lowest BMI,,,',
        `Ashdown Online Clinic,Delivers to,not known,${sourceUrl},2026-01-02`,
      ]),
    );
    const { terms } = await stored(ashdown);
    expect(terms?.minBmi?.value ?? null).toBeNull();
    expect(terms?.minBmi?.sourceUrl ?? null).toBeNull();
    expect(terms?.minBmi?.checkedAt ?? null).toBeNull();
    expect([[], null, undefined]).toContainEqual(terms?.deliveryRegions?.value);
  });

  it('counts as a check where it says what is stored, with a later day or none', async () => {
    const file = withHeadings([
      `Ashdown Online Clinic,Lowest BMI,30,${sourceUrl},2026-03-01`,
      `Ashdown Online Clinic,Delivers to,England; Wales,${sourceUrl},`,
    ]);
    expect((await preview(file)).rows).toMatchObject([{ kind: 'checked' }, { kind: 'checked' }]);
    await bringIn(file);
    const { terms } = await stored(ashdown);
    expect(terms?.minBmi?.checkedAt).toBe('2026-03-01T00:00:00.000Z');
    expect(isRecent(terms?.deliveryRegions?.checkedAt)).toBe(true);
  });

  it('waits while a row is refused, unless the editor leaves it out', async () => {
    const file = withHeadings([
      `Ashdown Online Clinic,Lowest BMI,31,${sourceUrl}`,
      'Nobody,Lowest BMI,30',
    ]);
    const shown = await preview(file);
    const { body } = await apply(file, shown).expect(400);
    expect(body).toEqual({ message: saying(/^1 row would be left out\./) });
    expect((await stored(ashdown)).terms?.minBmi?.value).toBe(30);
    await apply(file, shown, true).expect(200);
    expect((await stored(ashdown)).terms?.minBmi?.value).toBe(31);
  });

  it('is refused if it changes nothing, or not what was shown', async () => {
    const same = withHeadings([`Ashdown Online Clinic,Lowest BMI,30,${sourceUrl},2026-01-02`]);
    const { body } = await apply(same, await preview(same)).expect(400);
    expect(body).toEqual({ message: saying(/^There is nothing to apply/) });

    const file = withHeadings([`Ashdown Online Clinic,Lowest BMI,31,${sourceUrl}`]);
    const shown = await preview(file);
    await test.payload.update({
      collection: 'providers',
      id: ashdown.id,
      data: { terms: { minBmi: { value: 29, sourceUrl } } },
    });
    const answer = await apply(file, shown).expect(409);
    expect(answer.body).toEqual({ message: saying(/have changed since the preview/) });
    expect((await stored(ashdown)).terms?.minBmi?.value).toBe(29);
  });
});

describe('while a file of terms is applied', () => {
  it('a provider that somebody else saves stays as it is, and is named', async () => {
    const stop = onChange(test.payload, async ({ ids }) => {
      if (!ids.includes(ashdown.id)) return;
      await test.payload.update({
        collection: 'providers',
        id: birch.id,
        data: { description: 'A draft.' },
        draft: true,
      });
    });
    const applied = await bringIn(
      withHeadings([
        `Ashdown Online Clinic,Lowest BMI,31,${sourceUrl}`,
        `"Birch & Sons, Chemists",Lowest BMI,30,${sourceUrl}`,
      ]),
    );
    stop();
    expect(applied).toMatchObject({
      changedRows: 1,
      changedProviders: 1,
      refused: [{ provider: birch.name, reason: saying(/^A newer version was saved/) }],
    });
    expect((await stored(ashdown)).terms?.minBmi?.value).toBe(31);
    expect((await stored(birch)).terms?.minBmi?.value ?? null).toBeNull();
    expect(await stored(birch, true)).toMatchObject({ description: 'A draft.' });
  });
});

describe('the terms that are downloaded', () => {
  it.each(['csv', 'xlsx'])('change nothing when they come back as .%s', async (format) => {
    const { counts } = await preview(await download(format));
    expect(counts).toEqual({ ...noRows, unchanged: 22 });
  });

  it('do not revert later changes: a conflict is not applied, and what was left alone stays', async () => {
    const file = (await download()).toString();
    await test.payload.update({
      collection: 'providers',
      id: ashdown.id,
      data: {
        terms: {
          minBmi: { value: 29, sourceUrl },
          deliveryRegions: { value: ['england'], sourceUrl },
        },
      },
    });
    const changed = file.replace('Lowest BMI,30,', 'Lowest BMI,31,');
    const { counts, rows } = await preview(changed);
    expect(counts).toEqual({ ...noRows, unchanged: 21, conflict: 1 });
    expect(rows.find(({ kind }) => kind === 'conflict')).toMatchObject({
      term: 'Lowest BMI',
      isInvalid: true,
      reason: saying(
        /^Somebody has changed this here .* it is now “29”\. .* empty the row’s “Version”/,
      ),
    });

    const insisting = changed.replace(/(Lowest BMI,31,[^,]*),[^,]*,v\w+/, '$1,,');
    expect(await bringIn(insisting)).toMatchObject({ changedRows: 1 });
    expect((await stored(ashdown)).terms).toMatchObject({
      minBmi: { value: 31 },
      deliveryRegions: { value: ['england'] },
    });
  });

  it('hold no formula', async () => {
    await test.payload.update({
      collection: 'providers',
      id: birch.id,
      data: { terms: { cancellation: { value: '=HYPERLINK("x")', sourceUrl } } },
    });
    const file = await download();
    expect(file.toString()).toContain(`"'=HYPERLINK(""x"")"`);
    expect((await preview(file)).counts).toEqual({ ...noRows, unchanged: 22 });
  });
});

describe('the endpoints of the import of terms', () => {
  it.each([
    [null, 401],
    ['viewer', 403],
    ['moderator', 403],
    ['clerk', 403],
    ['editor', 200],
    ['admin', 200],
  ] as const)('answer %s with %i', async (role, status) => {
    const file = withHeadings([`Ashdown Online Clinic,Lowest BMI,31,${sourceUrl}`]);
    await editors.get(role, '/import-terms/files/current-terms.csv').expect(status);
    const { body } = await upload('', file, role).expect(status);
    const { digest = '' } = body as Partial<TermPreview>;
    await upload(`/apply?digest=${digest}`, file, role).expect(status);
  });

  it('know no other file', async () => {
    await editors.get('editor', '/import-terms/files/template.csv').expect(404);
  });
});
