import { cpus, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import writeExcelFile from 'write-excel-file/node';
import { spreadsheet } from '#cms/testing/spreadsheet.ts';
import type { ImportSummary, Preview } from '#contract/rules/price-import.ts';
import { startBuiltServer, type BuiltServer } from './built-server.ts';
import { residentMegabytes } from './process-figures.ts';
import { signIn } from './sign-in.ts';

// `npm run bench:import`: imports a file of 20,000 rows, first all new, then all changed, and undoes it; then files
// that are refused.

const rows = 20_000;
const medications = ['Mounjaro', 'Wegovy', 'Saxenda'];

const formattedRow = '<row spans="1:1"><c s="1"/></row>';
const refusedFiles: [what: string, file: Buffer][] = [
  ['refuse 1,048,576 formatted rows', spreadsheet(formattedRow.repeat(1_048_576))],
  ['refuse 190 MB, packed', spreadsheet('', { strings: 'a'.repeat(190 * 1024 * 1024) })],
  ['refuse 8 MB of quoted line breaks', Buffer.from('"\n"\n'.repeat(2_000_000))],
  ['refuse 7,000,000 nested elements', spreadsheet('<a>'.repeat(7_000_000))],
];

const server = await startBuiltServer();
try {
  const headers = { Authorization: await signIn(server) };
  const providers = await providerNames();
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
  );
  console.log('| 20,000 rows | seconds | longest wait for /healthz, ms | peak memory, MB |');
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
    const preview = await measured(`preview, all ${what}`, () => upload(price));
    const ticked = preview.rows.filter(({ needsTick }) => needsTick).map(({ line }) => line);
    const { id } = preview.import;
    await measured(`apply, all ${what}`, async () => {
      await post(`/${id}/apply`, JSON.stringify({ ticked, skipsInvalidRows: false }));
      const summary = await finished(id);
      if (summary.status !== 'applied') throw new Error(summary.problem ?? 'Not applied.');
    });
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
  await server.stop();
}

/** Runs a task and prints its duration and the server's state meanwhile. */
async function measured<Result>(what: string, task: () => Promise<Result>): Promise<Result> {
  const watch = watchServer(server);
  const start = performance.now();
  const result = await task();
  const seconds = (performance.now() - start) / 1000;
  const { longestWait, peakMegabytes } = await watch.stop();
  console.log(
    `| ${what} | ${seconds.toFixed(1)} | ${Math.round(longestWait)} | ${Math.round(peakMegabytes)} |`,
  );
  return result;
}

/** Polls /healthz every 20 ms; the longest wait is the longest time that the event loop was blocked. */
function watchServer({ url, pid }: BuiltServer) {
  const stopping = new AbortController();
  let longestWait = 0;
  let peakMegabytes = 0;
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const start = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      longestWait = Math.max(longestWait, performance.now() - start);
      peakMegabytes = Math.max(peakMegabytes, residentMegabytes(pid));
      await wait(20);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
      return { longestWait, peakMegabytes };
    },
  };
}

async function providerNames(): Promise<string[]> {
  const companies = (await (await fetch(`${server.url}/api/companies`)).json()) as {
    name: string;
  }[];
  return companies.map(({ name }) => name);
}
