import { expect, it } from 'vitest';
import { openSpreadsheet } from '../prices/file/spreadsheet/open-spreadsheet.ts';
import { inEachTurn } from '../testing/in-each-turn.ts';
import { writeTable, type TableHead } from './write-table.ts';

const columns = [
  { heading: 'Dose', width: 10 },
  { heading: 'Price (£)', width: 10, isAmount: true },
];
const csv: TableHead = { format: 'csv', name: 'Prices', columns };

function cellsOf(file: Buffer): string[][] {
  const lines: string[][] = [];
  const { sheets, readSheet } = openSpreadsheet(file);
  readSheet(sheets[0]!, ({ cells }) => lines.push([...cells]));
  return lines;
}

it('a table is a file with its headings, in which nothing is run as a formula', async () => {
  const rows = [
    ['2.5mg', '129.00'],
    ['=1+1', 'Not stated'],
  ];
  expect((await writeTable(rows, csv)).toString()).toBe(
    "\uFEFFDose,Price (£)\r\n2.5mg,129.00\r\n'=1+1,Not stated\r\n",
  );
  const file = await writeTable(rows, { ...csv, format: 'xlsx' });
  expect(cellsOf(file)).toEqual([
    ['Dose', 'Price (£)'],
    ['2.5mg', '129'],
    ['=1+1', 'Not stated'],
  ]);
});

it('a table without rows has its headings', async () => {
  expect((await writeTable([], csv)).toString()).toBe('\uFEFFDose,Price (£)\r\n');
});

it('yields to the event loop between parts of a long table', async () => {
  let turns = 0;
  const turnsAt: number[] = [];
  const rows = function* () {
    for (let row = 0; row < 1500; row += 1) {
      if (row % 500 === 0) turnsAt.push(turns);
      yield ['2.5mg', '129.00'];
    }
  };
  const countTurn = () => {
    turns += 1;
  };
  const file = await inEachTurn(countTurn, () => writeTable(rows(), csv));
  expect(file.toString().split('\r\n')).toHaveLength(1502);
  expect(turnsAt).toHaveLength(3);
  expect(new Set(turnsAt).size).toBe(3);
});

it('refuses a file where too many wait', async () => {
  const asked = Array.from({ length: 12 }, () => writeTable([], csv));
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toEqual([
    {
      status: 'rejected',
      reason: expect.objectContaining({
        status: 503,
        message: 'Other files are being written. Please try again in a minute.',
      }),
    },
  ]);
});
