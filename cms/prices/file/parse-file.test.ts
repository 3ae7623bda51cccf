import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { FileQuestion } from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import { textRow, workbook } from '#cms/testing/spreadsheet.ts';
import { parseFile, type FileHints } from './parse-file.ts';
import { priceFile } from './price-columns.ts';
import { UnclearFile } from './unclear-file.ts';

const headings = 'Provider,Medication,Dose,Price';
const row = 'Ashdown Online Clinic,Mounjaro,2.5mg,129';

function read(text: string, hints?: FileHints) {
  return parseFile(priceFile, Buffer.from(text), hints);
}

/** What somebody is asked before the file can be read. */
function questionOf(reading: () => unknown): FileQuestion {
  try {
    reading();
  } catch (error) {
    if (error instanceof UnclearFile) return error.question;
    throw error;
  }
  throw new Error('Nothing is asked.');
}

describe('a price file', () => {
  it('is read with its columns in any order, case and spacing, and by other names', () => {
    const { rows } = read(
      ' DOSE ;price (£);Company;  Medicine;consultation_fee;In Stock\n5mg;129;Ashdown;Wegovy;0;yes',
    );
    expect(rows).toEqual([
      {
        line: 2,
        cells: {
          dose: '5mg',
          pricePence: '129',
          provider: 'Ashdown',
          medication: 'Wegovy',
          consultationFeePence: '0',
          inStock: 'yes',
        },
      },
    ]);
  });

  it.each(['Price', 'PRICE:', 'Price (£)', 'Price ( GBP )', '£ price', 'monthly-price'])(
    'has its prices under %j',
    (heading) => {
      const [found] = read(`Provider,Medication,Dose,${heading}\n${row}`).rows;
      expect(found?.cells.pricePence).toBe('129');
    },
  );

  it.each([
    'Price (new patients)',
    'Price (3 months)',
    'Price (per week)',
    'Price (ex VAT)',
    'Price (€)',
    'Price $',
    'Price 2',
    'Price*',
  ])('has no price under %j, unless somebody says so', (heading) => {
    const text = `Provider,Medication,Dose,${heading}\n${row}`;
    expect(questionOf(() => read(text))).toMatchObject({
      text: 'There is no column called “Price”.',
      unusedColumns: [heading],
    });
    const otherNames = new Map([[heading.toLowerCase(), 'Price']]);
    expect(read(text, { otherNames }).rows[0]?.cells.pricePence).toBe('129');
  });

  it('does not use a fee that is charged in some cases only', () => {
    const { rows, unusedColumns } = read(
      `${headings},Delivery fee (orders over £100)\n${row},2.95`,
    );
    expect(unusedColumns).toEqual(['Delivery fee (orders over £100)']);
    expect(rows[0]?.cells).not.toHaveProperty('deliveryFeePence');
  });

  it.each([
    ['UTF-8', Buffer.from(`${headings}\nCafé £,Mounjaro,2.5mg,129`)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${headings}\nCafé £,Mounjaro,2.5mg,129`)],
    ['Windows-1252', Buffer.from(`${headings}\nCafé £,Mounjaro,2.5mg,129`, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${headings}\nCafé £,Mounjaro,2.5mg,129`, 'utf16le')],
  ])('is read in %s', (_encoding, bytes) => {
    const { rows } = parseFile(priceFile, bytes);
    expect(rows[0]?.cells.provider).toBe('Café £');
  });

  it('may have commas, quotation marks and line breaks in its cells, and empty lines between its rows', () => {
    const { rows } = read(
      `${headings}\r\n"Smith, ""Jones""\r\nand Sons",Mounjaro,2.5mg,"1,299.00"\r\n\r\n${row}\r\n`,
    );
    expect(rows.map(({ line, cells }) => [line, cells.provider, cells.pricePence])).toEqual([
      [2, 'Smith, "Jones"\nand Sons', '1,299.00'],
      [5, 'Ashdown Online Clinic', '129'],
    ]);
  });

  it('says which columns it does not use', () => {
    const { unusedColumns } = read(`${headings},Notes\n${row},cheap`);
    expect(unusedColumns).toEqual(['Notes']);
  });

  it('is a spreadsheet by its content, with numbers, dates and yes or no as they are', async () => {
    const bytes = await writeExcelFile(
      [
        ['Provider', 'Medication', 'Dose', 'Price', 'Stock', 'Checked at'],
        [
          'Ashdown',
          'Mounjaro',
          '2.5mg',
          129.98999999999998,
          true,
          new Date('2026-11-20T12:00:00Z'),
        ],
      ].map((cells) =>
        cells.map((value) => ({ value, ...(value instanceof Date && { format: 'yyyy-mm-dd' }) })),
      ),
    ).toBuffer();
    const { rows } = parseFile(priceFile, bytes);
    expect(rows).toEqual([
      {
        line: 2,
        cells: {
          provider: 'Ashdown',
          medication: 'Mounjaro',
          dose: '2.5mg',
          pricePence: '129.99',
          inStock: 'yes',
          checkedAt: '2026-11-20T12:00:00.000',
        },
      },
    ]);
  });

  it('marks a row with more cells than headings', () => {
    const { rows } = read(`${headings}\nSmith, Jones,Mounjaro,2.5mg,129`);
    expect(rows[0]?.problem).toMatch(/more cells than there are headings/);
  });

  it('marks a row with a cell of more than 1,000 characters, unless nobody needs the column', () => {
    const long = 'a'.repeat(1001);
    const { rows } = read(
      `${headings},Notes\n${long},Mounjaro,5mg,1,\nAshdown,Mounjaro,5mg,1,${long}`,
    );
    expect(rows[0]?.problem).toBe(
      'The cell below “Provider” is longer than 1,000 characters. Shorten it.',
    );
    expect(rows[0]?.cells.provider).toHaveLength(1000);
    expect(rows[1]).toEqual({
      line: 3,
      cells: { provider: 'Ashdown', medication: 'Mounjaro', dose: '5mg', pricePence: '1' },
    });
  });

  it('may have empty lines and columns without number, as a formatted spreadsheet is saved', () => {
    const commas = ','.repeat(60);
    const { rows } = read(
      `${headings}${commas}\n${row}${commas}\n${`${commas}\n`.repeat(100_000)}`,
    );
    expect(rows).toEqual([
      {
        line: 2,
        cells: {
          provider: 'Ashdown Online Clinic',
          medication: 'Mounjaro',
          dose: '2.5mg',
          pricePence: '129',
        },
      },
    ]);
  });

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
  ])('may have titles above its headings, and %s between its cells', (_what, delimiter) => {
    const table = `${headings}\n${row}`.replaceAll(',', delimiter);
    const { rows } = read(`Our prices\n"As of November, without VAT"\n\n${table}`);
    expect(rows).toEqual([
      {
        line: 5,
        cells: {
          provider: 'Ashdown Online Clinic',
          medication: 'Mounjaro',
          dose: '2.5mg',
          pricePence: '129',
        },
      },
    ]);
  });

  it('may mix the line breaks of several programs', () => {
    const { rows } = read(`${headings}\r\n${row}\r${row}\n${row}`);
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('has spaces for characters of control, which nobody sees', () => {
    const { rows } = read(`${headings}\n\u0001Ashdown\u000b\u0001Clinic\u0002,Mounjaro,2.5mg,129`);
    expect(rows[0]?.cells.provider).toBe('Ashdown  Clinic');
  });

  it('is read alike wherever a million characters end, which are read at once', () => {
    const quoted = '"A, ""B""\r\nand C",Mounjaro,"2.5mg" ,"129"\r\n';
    const rowsOfText = Math.ceil(1_000_000 / quoted.length) + 10;
    const text = quoted.repeat(rowsOfText);
    const wrong = Array.from({ length: quoted.length }, (_, index) => {
      const { rows } = read(`${'-'.repeat(index)}\r\n${headings}\r\n${text}`);
      const isRight = rows.every(
        ({ line, cells, problem }, at) =>
          line === 3 + 2 * at &&
          cells.provider === 'A, "B"\nand C' &&
          cells.dose === '2.5mg' &&
          cells.pricePence === '129' &&
          problem === undefined,
      );
      return isRight && rows.length === rowsOfText ? [] : index;
    }).flat();
    expect(wrong).toEqual([]);
  });
});

describe('a file that is not a table of prices', () => {
  const zip = Buffer.from('PK\x03\x04 and nothing more', 'latin1');

  it.each([
    ['is empty', '', /^The file is empty\. Choose a file with prices\.$/],
    ['has blank lines only', '\n \n', /^The file is empty\./],
    ['has headings only', headings, /no rows below them\. Add a row for each price\.$/],
    ['is a PDF called .csv', '%PDF-1.7\n%âãÏÓ', /^This is a PDF document, whatever it is called\./],
    ['is an old .xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /Save it as \.xlsx or CSV/],
    ['is a picture', Buffer.from([0x89, 0x50, 0, 1, 2]), /^This is neither a CSV file nor/],
    [
      'is a broken spreadsheet',
      zip,
      /cannot be read: it is damaged or of another kind\. Open it, save it as/,
    ],
    [
      'has one column',
      'Provider\nAshdown',
      /^The file has one column only, and there is no column called “Medication”, “Dose” and “Price”\. One of the first 20 rows/,
    ],
    [
      'lacks a column',
      'Provider,Medication,Dose\na,b,c',
      /^There is no column called “Price”\..* Download the template/,
    ],
    [
      'has its headings below 20 other lines',
      `${'Title\n'.repeat(20)}${headings}\n${row}`,
      /^The file has one column only/,
    ],
    [
      'lacks a column below its title',
      'Prices of November\nProvider,Medication,Dose\na,b,c',
      /^There is no column called “Price”\./,
    ],
    [
      'names a column twice',
      `${headings},Cost\n${row},1`,
      /more than one column called “Price”\. Keep the one/,
    ],
    [
      'does not close a quotation mark',
      `${headings}\n${row}\n"Ash,Mounjaro,5mg,1\n`,
      /begins in line 3 does not end: .* Close it or take it away\.$/,
    ],
    [
      'does not close a quotation mark before a million characters',
      `${headings}\n${row}\n"Ash,Mounjaro,5mg,1\n${`${row}\n`.repeat(60_000)}`,
      /begins in line 3 has more than 1,000,000 characters\. If a quotation mark is opened there and never closed, close it/,
    ],
    [
      'has a row of more than a million characters',
      `${headings}\n${row}\n${row},${'n'.repeat(1_100_000)}\n${'n'.repeat(1_000_000)}`,
      /begins in line 3 has more than 1,000,000 characters\. .* delete the columns that are not needed\.$/,
    ],
    [
      'has a heading of 201 characters',
      `${headings},${'n'.repeat(201)}\n${row},1`,
      /heading of column 5 is longer than 200 characters\. One of the first 20 rows .* Download the template/,
    ],
    [
      'has something in column 51',
      `${headings}\n${row}${','.repeat(47)}x`,
      /^Line 2 has more than 50 columns\. Delete the columns to the right/,
    ],
  ])('that %s is refused with what to do', (_what, content, sentence) => {
    const refused = () => parseFile(priceFile, Buffer.from(content as string));
    expect(refused).toThrow(BadRequest);
    expect(refused).toThrow(sentence);
  });

  it('is refused above 10 MB and above 25,000 rows', () => {
    expect(() => parseFile(priceFile, Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toThrow(
      /larger than 10 MB\. Split it/,
    );
    expect(() => read(`${headings}\n${`${row}\n`.repeat(25_001)}`)).toThrow(
      /more than 25,000 rows.* Split it/,
    );
  });
});

describe('a file with decimal commas', () => {
  const lines = (...prices: string[]) =>
    [
      'Provider;Medicine;Dose;Price',
      ...prices.map((price) => `Ashdown;Mounjaro;2.5mg;${price}`),
    ].join('\n');
  const pricesOf = (text: string, hints?: FileHints) =>
    read(text, hints).rows.map(({ cells, problem }) => problem ?? cells.pricePence);

  it('is known by them, and is not converted unless somebody says so', () => {
    const text = lines('129', '194,25', '£1.194,5');
    expect(read(text).decimalComma).toEqual({ written: '194,25', pence: 19_425 });
    expect(pricesOf(text)).toEqual(['129', '194,25', '£1.194,5']);
    expect(pricesOf(text, { hasDecimalCommas: true })).toEqual(['129', '194.25', '£1194.50']);
  });

  it.each(['129', '1,250', '1,250.00', '194.25', '1,250,000', 'call us', '2,5,25'])(
    'is not one because of %j',
    (price) => {
      expect(read(lines(price)).decimalComma).toBeUndefined();
    },
  );

  it.each(['1,250', '1.250', '£1,250', '0,125'])(
    'has %j refused, which may mean either',
    (price) => {
      expect(pricesOf(lines('194,25', price), { hasDecimalCommas: true })).toEqual([
        '194.25',
        expect.stringMatching(/^“.*” could be thousands .* Write it without a separator/),
      ]);
    },
  );

  it('may have numbers of a spreadsheet among its texts', () => {
    expect(pricesOf(lines('194,25', '194.5'), { hasDecimalCommas: true })).toEqual([
      '194.25',
      '194.5',
    ]);
  });

  it('has nothing but its amounts converted', () => {
    const text =
      'Provider;Medicine;Dose;Price;Source URL\nA, B 1,5;M;2.5mg;1,5;https://a.example/1,5';
    expect(read(text, { hasDecimalCommas: true }).rows[0]?.cells).toMatchObject({
      provider: 'A, B 1,5',
      pricePence: '1.50',
      sourceUrl: 'https://a.example/1,5',
    });
  });
});

describe('a workbook with several sheets', () => {
  const prices = textRow(1, headings.split(',')) + textRow(2, row.split(','));
  const notes = textRow(1, ['Notes', 'on', 'these', 'prices']);
  const parse = (sheets: Parameters<typeof workbook>[0], hints?: FileHints) =>
    parseFile(priceFile, workbook(sheets), hints);

  it('is read from the one with the headings of prices, and says so', () => {
    const { sheet, rows } = parse([
      { name: 'Notes', rows: notes },
      { name: 'November', rows: prices },
    ]);
    expect(sheet).toEqual({ name: 'November', isHidden: false });
    expect(rows).toHaveLength(1);
  });

  it('says that the sheet is hidden', () => {
    const { sheet } = parse([
      { name: 'Notes', rows: notes },
      { name: 'Old', rows: prices, state: 'veryHidden' },
    ]);
    expect(sheet).toEqual({ name: 'Old', isHidden: true });
  });

  it('is read from the only one with anything in it without a word', () => {
    const { sheet, rows } = parse([
      { name: 'Sheet1', rows: '<row r="1"><c r="A1" s="1"/></row>' },
      { name: 'Sheet2', rows: prices },
    ]);
    expect(sheet).toBeNull();
    expect(rows).toHaveLength(1);
  });

  it('asks which one is meant if several have the headings of prices, hidden ones too', () => {
    const sheets = [
      { name: 'Notes', rows: notes },
      { name: 'November', rows: prices },
      { name: 'October', rows: prices, state: 'hidden' as const },
    ];
    expect(questionOf(() => parse(sheets))).toEqual({
      about: 'sheet',
      text: 'Several sheets of this workbook have prices.',
      sheets: [
        { name: 'November', isHidden: false },
        { name: 'October', isHidden: true },
      ],
    });
    expect(() => parse(sheets)).toThrow(
      'Save the one you want as a separate file: “November”, “October” (hidden).',
    );
    expect(parse(sheets, { sheet: 'October' }).sheet).toEqual({ name: 'October', isHidden: true });
    expect(() => parse(sheets, { sheet: 'May' })).toThrow(/^There is no sheet called “May”/);
  });

  it('asks which one is meant if none has them', () => {
    const sheets = [
      { name: 'Notes', rows: notes },
      { name: 'November', rows: prices.replace('Price', 'Cost per pen') },
    ];
    expect(questionOf(() => parse(sheets))).toMatchObject({
      text: 'No sheet of this workbook has the headings of a file of prices.',
      sheets: [{ name: 'Notes' }, { name: 'November' }],
    });
    const otherNames = new Map([['cost per pen', 'Price']]);
    expect(parse(sheets, { otherNames }).sheet).toEqual({ name: 'November', isHidden: false });
  });
});

describe('a file with columns by another name', () => {
  const text = 'Provider,Medication,Dose,Cost per pen,Remarks\nAshdown,Mounjaro,2.5mg,129,cheap';

  it('asks what they are if one is missing', () => {
    expect(questionOf(() => read(text))).toMatchObject({
      about: 'columns',
      text: 'There is no column called “Price”.',
      renamedColumns: [],
      unusedColumns: ['Cost per pen', 'Remarks'],
      freeColumns: expect.arrayContaining(['Price', 'Delivery fee']) as unknown,
    });
    const { freeColumns } = questionOf(() => read(text)) as { freeColumns: string[] };
    expect(freeColumns).not.toContain('Provider');
    expect(freeColumns).not.toContain('Version');
  });

  it('is read once it is known what they are, in any case and spacing', () => {
    const otherNames = new Map([['cost per pen', 'Price']]);
    const { rows, renamedColumns, unusedColumns } = read(
      text.replace('Cost per pen', '  COST  per Pen'),
      { otherNames },
    );
    expect(rows[0]?.cells.pricePence).toBe('129');
    expect(renamedColumns).toEqual([{ heading: 'COST  per Pen', readAs: 'Price' }]);
    expect(unusedColumns).toEqual(['Remarks']);
  });

  it('has its own column of prices used rather than one by another name', () => {
    const { rows, renamedColumns, unusedColumns } = read(`${headings},Cost per pen\n${row},500`, {
      otherNames: new Map([['cost per pen', 'Price']]),
    });
    expect(rows[0]?.cells.pricePence).toBe('129');
    expect(renamedColumns).toEqual([]);
    expect(unusedColumns).toEqual(['Cost per pen']);
  });

  it('asks which one is meant if two are known by the same name', () => {
    const otherNames = new Map([
      ['cost per pen', 'Price'],
      ['remarks', 'Price'],
    ]);
    expect(questionOf(() => read(text, { otherNames }))).toMatchObject({
      text: 'There is more than one column called “Price”. Keep the one that is right.',
      renamedColumns: [
        { heading: 'Cost per pen', readAs: 'Price' },
        { heading: 'Remarks', readAs: 'Price' },
      ],
    });
  });
});
