// @vitest-environment jsdom
import { File } from 'node:buffer';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { noRows, type Preview, type RowPlan } from '#contract/rules/price-import.ts';
import { PriceImport } from './price-import.tsx';

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', async () => {
  const { createElement } = await import('react');
  const plain =
    (tag: string) =>
    ({ children }: { children?: React.ReactNode }) =>
      createElement(tag, null, children);
  return {
    Banner: plain('div'),
    Dropzone: plain('div'),
    ConfirmationModal: plain('div'),
    useModal: () => ({}),
    Button: ({ children, onClick, disabled }: React.ComponentProps<'button'>) =>
      createElement('button', { type: 'button', onClick, disabled }, children),
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const row = (line: number, to: string): RowPlan => ({
  line,
  kind: 'changed',
  provider: 'Ashdown Online Clinic',
  medication: 'Mounjaro',
  dose: `${line}mg`,
  changes: [{ field: 'Price', from: '£100', to }],
  needsTick: line > 2,
  isInvalid: false,
});

const previewOf = (digest: string, rows: RowPlan[]): Preview => ({
  digest,
  import: {
    id: 'one',
    fileName: 'prices.csv',
    status: 'previewed',
    counts: { ...noRows, changed: rows.length },
    uploadedAt: '2026-11-20T12:00:00.000Z',
    uploadedBy: 'Edith Example',
    appliedAt: null,
    appliedBy: null,
    undoneAt: null,
    undoneBy: null,
    changedRows: 0,
    createdRows: 0,
    checkedRows: 0,
    problem: null,
  },
  rows,
  reading: {
    sheet: null,
    decimalCommas: null,
    renamedColumns: [],
    unusedColumns: [],
    freeColumns: [],
  },
});

type Answer = object | ((body: unknown) => Promise<unknown>);

/** Shows the import, whose server answers a request below `/import-prices` so, and refuses every other. */
function open(answers: Record<string, Answer>) {
  // jsdom’s cannot be read.
  vi.stubGlobal('File', File);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const asked = `${method} ${address.replace(/^.*\/import-prices/, '').replace(/\?.*/, '')}`;
    const answer = answers[asked];
    return answer
      ? Response.json(typeof answer === 'function' ? await answer(body) : answer)
      : Response.json({ message: 'Look at the fresh preview.' }, { status: 409 });
  });
  show(<PriceImport />);
}

function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('#import-file')!;
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const find = (selector: string, text = '') =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    ({ textContent, ariaLabel }) => textContent.includes(text) || ariaLabel === text,
  );
const press = (selector: string, text: string) => flushSync(() => find(selector, text)!.click());
const shows = (text: string) => expect.poll(() => document.body.textContent).toContain(text);

it('shows the rows of a fresh preview, none of them confirmed, though as many change as before', async () => {
  open({
    'GET ': [],
    'POST ': { preview: previewOf('first', [row(2, '£110'), row(3, '£150')]) },
    'POST /one/preview': previewOf('second', [row(2, '£110'), row(3, '£190')]),
  });
  choose(new File(['Provider'], 'prices.csv'));
  await shows('£150');
  press('label', 'I have looked at the row to confirm');
  press('button', 'Apply 2 rows');
  await shows('Fresh preview');
  press('button', 'Fresh preview');
  await shows('£190');
  expect(document.body.textContent).not.toContain('£150');
  expect(find('button', 'Apply 1 row')).toBeDefined();
});

it('applies the preview that is shown, and no other', async () => {
  const preview = previewOf('first', [row(2, '£110')]);
  const sent: unknown[] = [];
  open({
    'GET ': [],
    'POST ': { preview },
    'POST /one/apply': async (body) => {
      sent.push(JSON.parse(body as string));
      return { ...preview.import, status: 'applied' };
    },
  });
  choose(new File(['Provider'], 'prices.csv'));
  await shows('£110');
  press('button', 'Apply 1 row');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([{ ticked: [], skipsInvalidRows: false, digest: 'first' }]);
});

it('keeps a preview in view: a past import can be opened once the file is put away', async () => {
  const past = { ...previewOf('past', []).import, id: 'past', status: 'applied' };
  open({ 'GET ': [past], 'POST ': { preview: previewOf('first', [row(3, '£150')]) } });
  await shows('Last imports');
  expect(find('button', 'Open')).toHaveProperty('disabled', false);
  expect(find('button', 'Undo')).toHaveProperty('disabled', false);
  choose(new File(['Provider'], 'prices.csv'));
  await shows('£150');
  expect(find('button', 'Open')).toHaveProperty('disabled', true);
  expect(find('button', 'Undo')).toHaveProperty('disabled', true);
  expect(document.body.textContent).toContain('apply the file above first');
  press('button', 'Choose another file');
  expect(find('button', 'Open')).toHaveProperty('disabled', false);
});

it('asks how an import comes along once at a time, however long the answer takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { import: summary } = previewOf('first', []);
  const answers: ((summary: object) => void)[] = [];
  open({
    'GET ': [{ ...summary, status: 'applying' }],
    'GET /one': () => new Promise((resolve) => answers.push(resolve)),
  });
  await shows('Applying prices.csv');
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers).toHaveLength(1);
  answers[0]!({ ...summary, status: 'applied', changedRows: 1330, createdRows: 19_867 });
  await shows('prices.csv is applied: 1,330 changed, 19,867 added.');
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers).toHaveLength(1);
});

it('says that the server cannot be reached until it answers again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { import: summary } = previewOf('first', []);
  const answers: ((summary: object) => void)[] = [];
  let isDown = true;
  open({
    'GET ': [{ ...summary, status: 'applying' }],
    'GET /one': async () => {
      if (isDown) throw new Error('offline');
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  await shows('Applying prices.csv');
  await vi.advanceTimersByTimeAsync(600);
  await shows('The server cannot be reached.');
  isDown = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers).toHaveLength(1);
  expect(document.body.textContent).toContain('The server cannot be reached.');
  answers[0]!({ ...summary, status: 'applied' });
  await shows('prices.csv is applied');
  expect(document.body.textContent).not.toContain('The server cannot be reached.');
});
