import { setTimeout as wait } from 'node:timers/promises';
import writeExcelFile from 'write-excel-file/node';
import { spreadsheet } from '#cms/testing/spreadsheet.ts';
import type { ImportSummary, Preview } from '#contract/rules/price-import.ts';
import { startBuiltServer } from './built-server.ts';
import { cell, heading, held } from './goal.ts';
import { longestHealthCheck } from './longest-health-check.ts';
import { describeMachine } from './machine.ts';
import { peakMegabytes } from './process-figures.ts';
import { signIn } from './sign-in.ts';

// `npm run bench:import -- [DATA_DIR]`: imports a file of 20,000 rows, first all new, then all changed, and undoes it; then
// files that are refused. In a folder that is named, as `bench:growth` keeps one, what is imported stays, so it
// serves once.

const rows = 20_000;
const shortWait = { max: 100 };
const peak = { max: 1000 };
const maxPreviewSeconds = 5;
const maxApplySeconds = 60;
const medications = ['Mounjaro', 'Wegovy', 'Saxenda'];

const formattedRow = '<row spans="1:1"><c s="1"/></row>';
const refusedFiles: [what: string, file: Buffer][] = [
  ['refuse 1,048,576 formatted rows', spreadsheet(formattedRow.repeat(1_048_576))],
  ['refuse 190 MB, packed', spreadsheet('', { strings: 'a'.repeat(190 * 1024 * 1024) })],
  ['refuse 8 MB of quoted line breaks', Buffer.from('"\n"\n'.repeat(2_000_000))],
  [
    'refuse 5,000,000 entities in a cell',
    spreadsheet(`<row><c t="str"><v>${'&amp;'.repeat(5_000_000)}</v></c></row>`),
  ],
];

const dataDir = process.argv[2];
console.log(`${await describeMachine()}\n`);
const server = await startBuiltServer(dataDir === undefined ? {} : { dataDir });
try {
  const headers = { Authorization: await signIn(server) };
  const providers = await providerNames();
  console.log(
    `| 20,000 rows | seconds | ${heading('longest wait for /healthz, ms', shortWait)} | ${heading('peak memory so far, MB', peak)} |`,
  );
  console.log('| --- | ---: | ---: | ---: |');
  await importFile('new', 100);
  const table = linesOf(105).map((line) => line.split(',').map((value) => ({ value })));
  const workbook = new Uint8Array(await writeExcelFile(table).toBuffer());
  await measured('preview, all changed, XLSX', () => post('?fileName=bench.xlsx', workbook));
  const changed = await importFile('changed', 105);
  await measured('undo', async () => {
    await post(`/${changed}/undo`);
    await finished(changed);
  });

  for (const [what, file] of refusedFiles) {
    await measured(what, () => refused(file));
  }

  async function importFile(what: string, price: number): Promise<string> {
    const preview = await measured(`preview, all ${what}`, () => upload(price), maxPreviewSeconds);
    const ticked = preview.rows.filter(({ needsTick }) => needsTick).map(({ line }) => line);
    const { id } = preview.import;
    await measured(
      `apply, all ${what}`,
      async () => {
        await post(`/${id}/apply`, JSON.stringify({ ticked, skipsInvalidRows: false }));
        const summary = await finished(id);
        if (summary.status !== 'applied') throw new Error(summary.problem ?? 'Not applied.');
      },
      maxApplySeconds,
    );
    return id;
  }

  async function upload(price: number): Promise<Preview> {
    const answer = await post('?fileName=bench.csv', linesOf(price).join('\n'));
    return (answer as { preview: Preview }).preview;
  }

  function linesOf(price: number): string[] {
    const lines = Array.from({ length: rows }, (_, index) => {
      const provider = providers[index % providers.length];
      const series = Math.floor(index / providers.length);
      const medication = medications[series % medications.length];
      const dose = `${(Math.floor(series / medications.length) + 1) / 20}mg`;
      return `${provider},${medication},${dose},${price + (index % 50)},0,4.95,yes,https://clinic.example/${index},`;
    });
    const headings =
      'Provider,Medication,Dose,Price,Consultation fee,Delivery fee,Stock,Source URL,Checked at';
    return [headings, ...lines];
  }

  async function finished(id: string): Promise<ImportSummary> {
    for (;;) {
      const response = await fetch(`${server.url}/cms-api/import-prices/${id}`, { headers });
      const summary = (await response.json()) as ImportSummary;
      if (!['applying', 'undoing'].includes(summary.status)) return summary;
      await wait(100);
    }
  }

  async function refused(file: Buffer): Promise<void> {
    const { status } = await send('?fileName=refused.xlsx', new Uint8Array(file));
    if (status !== 400)
      throw new Error(`A file that cannot be imported was answered with ${status}.`);
  }

  async function post(path: string, body?: string | Uint8Array<ArrayBuffer>): Promise<unknown> {
    const response = await send(path, body);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  function send(path: string, body?: string | Uint8Array<ArrayBuffer>): Promise<Response> {
    return fetch(`${server.url}/cms-api/import-prices${path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
    });
  }
} finally {
  await (dataDir === undefined ? server.discard() : server.stop());
}

/** Runs a task and prints its duration, with its goal if it has one, and the server's state meanwhile. */
async function measured<Result>(
  what: string,
  task: () => Promise<Result>,
  maxSeconds?: number,
): Promise<Result> {
  const start = performance.now();
  const { longest, result } = await longestHealthCheck(server.url, task);
  const seconds = (performance.now() - start) / 1000;
  const duration =
    maxSeconds === undefined ? seconds.toFixed(1) : held(seconds, 's', { max: maxSeconds }, 1);
  console.log(
    `| ${what} | ${duration} | ${cell(longest, shortWait)} | ${cell(peakMegabytes(server.pid), peak)} |`,
  );
  return result;
}

async function providerNames(): Promise<string[]> {
  const companies = (await (await fetch(`${server.url}/api/companies`)).json()) as {
    name: string;
  }[];
  return companies.map(({ name }) => name);
}
