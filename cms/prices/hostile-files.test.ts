import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Preview } from '#contract/rules/price-import.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { spreadsheet, textRow, workbook } from '../testing/spreadsheet.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { priceFile } from './file/price-columns.ts';

let app: TestApp;
let server: Server;
let address: string;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  const { payload } = app.test;
  const provider = await createProvider(payload);
  const medication = await createMedication(payload);
  await createProduct(payload, { provider: provider.id, medication: medication.id });
  const login = { email: 'clerk@directory.example', password: 'a long password' };
  await payload.create({
    collection: 'users',
    data: { name: 'Clerk', ...login, roles: ['clerk'] },
    overrideAccess: true,
  });
  token = (await payload.login({ collection: 'users', data: login })).token ?? '';
  // Files are made in this process, which may hold it longer than five seconds: the connection stays open all the same.
  server = createServer({ keepAliveTimeout: 120_000 }, app.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await app.stop();
});

const headings = ['Provider', 'Medication', 'Dose', 'Price'];
const prices = ['Ashdown Online Clinic', 'Mounjaro', '2.5mg', '139'];
const sheet = textRow(1, headings) + textRow(2, prices);
const csv = (...lines: string[]) =>
  Buffer.from([headings.join(), prices.join(), ...lines].join('\n'));

function formattedRows(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `<row r="${index + 3}" spans="1:1"><c r="A${index + 3}" s="1"/></row>`,
  );
  return rows.join('');
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
}

const allHeadings = priceFile.columns.map(({ heading }) => heading).join(',');
/** In JSON they are six times as long, and with an arrow each character of theirs takes two bytes. */
function controlRows(count: number): string[] {
  const row = priceFile.columns.map(() => `→${'\u0001'.repeat(998)}.`).join(',');
  return Array.from({ length: count }, () => row);
}

const dateStyle = '<xf numFmtId="14"/>';
const otherSheet = textRow(1, ['Notes']) + formattedRows(300_000);

/** Uploads a file as the admin does; asks for /healthz all the while, and says how long the longest answer took. */
async function upload(file: Buffer) {
  let longestWait = 0;
  const uploading = fetch(`${address}/cms-api/import-prices?fileName=prices`, {
    method: 'POST',
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(file),
  });
  const isDone = uploading.then(() => true);
  do {
    const start = performance.now();
    const { status } = await fetch(`${address}/healthz`);
    expect(status).toBe(200);
    longestWait = Math.max(longestWait, performance.now() - start);
  } while (!(await Promise.race([isDone, sleep(20, false)])));
  const response = await uploading;
  return { status: response.status, body: (await response.json()) as unknown, longestWait };
}

// Each of these once held the process for up to two minutes, or ended it.
describe('while a hostile file is read', () => {
  it.each([
    [
      'a cell in the last column',
      () => spreadsheet(`${sheet}<row><c r="XFD3"><v>1</v></c></row>`),
      /^Line 3 has more than 50 columns\. Delete the columns to the right of the prices\.$/,
    ],
    [
      'a cell in the last corner',
      () => spreadsheet(`${sheet}<row><c r="XFD1048576"><v>1</v></c></row>`),
      /^There is something in row 1,048,576, .* Delete what stands below the rows/,
    ],
    [
      'a row far beyond the last',
      () => spreadsheet(`${sheet}<row r="4000000000"><c><v>1</v></c></row>`),
      /it is damaged or of another kind\. Open it, save it as \.xlsx or CSV/,
    ],
    [
      'formatting down to the last row',
      () => spreadsheet(sheet + formattedRows(1_048_574)),
      /unpacks to more than 30 MB: .* or formatting in empty ones\. Copy the rows you need/,
    ],
    [
      '1.4 million rows',
      () => spreadsheet(sheet + '<row><c><v>1</v></c></row>'.repeat(1_400_000)),
      /unpacks to more than 30 MB: it has more than 25,000 rows, .* Copy the rows you need/,
    ],
    [
      '0.2 MB that unpack to 190 MB',
      () => spreadsheet(sheet, { strings: `<si><t>${'a'.repeat(190 * 1024 * 1024)}</t></si>` }),
      /unpacks to more than 30 MB: .* Copy the rows you need/,
    ],
    [
      'a hundred and one sheets',
      () =>
        workbook(Array.from({ length: 101 }, (_, index) => ({ name: `${index}`, rows: sheet }))),
      /^The workbook has more than 100 sheets\. Copy the one you want/,
    ],
    [
      'a long text in 25,000 rows',
      () => {
        const cell = '<c t="s"><v>0</v></c>';
        const rows = `<row>${cell.repeat(4)}</row>`.repeat(25_000);
        return spreadsheet(textRow(1, headings) + rows, {
          strings: `<si><t>${'a'.repeat(1000)}</t></si>`,
        });
      },
      /or more than 10 MB of text\. Split it into smaller files/,
    ],
    [
      'a heading of 90,000 brackets',
      () => Buffer.from(`${headings.join()},${'('.repeat(90_000)}\n${prices.join()}`),
      /^The heading of column 5 is longer than 200 characters\. .* Download the template/,
    ],
    [
      '8 MB of quoted line breaks',
      () => Buffer.from('"\n"\n'.repeat(2_000_000)),
      /^The file is empty\. Choose a file with prices\.$/,
    ],
    [
      'a quotation mark that is never closed in 8 MB',
      () => csv(`"${'""'.repeat(4_000_000)}`),
      /^The row that begins in line 3 has more than 1,000,000 characters\. If a quotation mark is/,
    ],
    [
      '5 million columns',
      () => Buffer.from(`${headings.join()},${',x'.repeat(5_000_000)}`),
      /^The row that begins in line 1 has more than 1,000,000 characters\. .* columns that are not/,
    ],
    [
      '10 million empty cells',
      () => csv(`"Ashdown"${','.repeat(10_000_000)}`),
      /^The row that begins in line 3 has more than 1,000,000 characters\. .* columns that are not/,
    ],
    [
      '8 MB of line breaks in a cell',
      () => csv(`"${'\n'.repeat(8_000_000)}",Mounjaro,5mg,129`),
      /^The row that begins in line 3 has more than 1,000,000 characters\. If a quotation mark is/,
    ],
    [
      'a row of a million attributes',
      () => spreadsheet(`${sheet}<row ${attributes(1_000_000)}/>`),
      /it is damaged or of another kind\. Open it, save it as \.xlsx or CSV/,
    ],
    [
      '7 million nested elements',
      () => spreadsheet('<a>'.repeat(7_000_000)),
      /it is damaged or of another kind\. Open it, save it as \.xlsx or CSV/,
    ],
    [
      'a text of 5 million entities',
      () => spreadsheet(`${sheet}<row><c t="str"><v>${'&amp;'.repeat(5_000_000)}</v></c></row>`),
      /it is damaged or of another kind\. Open it, save it as \.xlsx or CSV/,
    ],
    [
      'a name of 20 million letters',
      () => spreadsheet(`${sheet}<${'x'.repeat(20_000_000)}/>`),
      /it is damaged or of another kind\. Open it, save it as \.xlsx or CSV/,
    ],
    [
      'a column of 20 million letters',
      () => spreadsheet(`${sheet}<row><c r="${'A'.repeat(20_000_000)}3"/></row>`),
      /it is damaged or of another kind\. Open it, save it as \.xlsx or CSV/,
    ],
    [
      '1.3 million styles',
      () => spreadsheet(sheet, { styles: `<cellXfs>${dateStyle.repeat(1_300_000)}</cellXfs>` }),
      /it is damaged or of another kind\. Open it, save it as \.xlsx or CSV/,
    ],
    [
      '6 million texts',
      () => spreadsheet(sheet, { strings: '<si/>'.repeat(5_900_000) }),
      /^The workbook has more than 1,250,000 texts\. Copy the rows you need into a new one\.$/,
    ],
  ])(
    'with %s, the site answers, and the clerk learns what to do',
    async (_what, file, sentence) => {
      const { status, body, longestWait } = await upload(file());
      expect((body as { message: string }).message).toMatch(sentence);
      expect(status).toBe(400);
      expect(longestWait).toBeLessThan(15_000);
    },
  );

  it.each([
    ['300,000 formatted rows', () => spreadsheet(sheet + formattedRows(300_000))],
    [
      'other sheets of 60 MB',
      () =>
        workbook([
          ...['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, rows: otherSheet })),
          { name: 'Prices', rows: sheet },
        ]),
    ],
    ['9 million empty lines', () => csv('\n'.repeat(9_000_000))],
    [
      'a text of 100,000 codes that no row uses',
      () => spreadsheet(sheet, { strings: `<si><t>${'_x0041_'.repeat(100_000)}</t></si>` }),
    ],
    [
      'control characters in all its cells',
      () => Buffer.from([allHeadings, prices.join(','), ...controlRows(590)].join('\n')),
    ],
    ['9 million line breaks of an old Mac', () => csv('\r'.repeat(9_000_000))],
    ['4 million line breaks of Windows', () => csv('\r\n'.repeat(4_000_000))],
    ['half a million line breaks in a cell', () => csv(`"${'\n'.repeat(500_000)}",Mounjaro,5mg,9`)],
  ])('with %s, the site answers, and the prices are read', async (_what, file) => {
    const { status, body, longestWait } = await upload(file());
    expect(status).toBe(200);
    expect((body as { preview: Preview }).preview.rows[0]).toMatchObject({
      line: 2,
      kind: 'changed',
    });
    expect(longestWait).toBeLessThan(15_000);
  });

  it('of more than 10 MB, the site answers, and the clerk learns what to do', async () => {
    const { status, body } = await upload(Buffer.alloc(20 * 1024 * 1024, 'a'));
    expect(status).toBe(413);
    expect(body).toMatchObject({ message: expect.stringMatching(/larger than 10 MB/) });
  });
});
