import { expect, test } from 'vitest';
import { createPageRows } from './row-markup.ts';

function Row({ names }: { names: readonly { name: string }[] }) {
  return (
    <tr>
      <td>{names.map(({ name }) => name).join()}</td>
    </tr>
  );
}

function page(from: readonly unknown[], names: readonly { name: string }[]): string {
  const rows = createPageRows();
  const mark = rows.markup(from, () => names.map((name) => <Row key={name.name} names={[name]} />));
  return new TextDecoder().decode(rows.fillIn(`<table>${mark}</table>`));
}

test('two lists of the same length have each their own rows', () => {
  const oak = [{ name: 'Oak' }];
  const elm = [{ name: 'Elm' }];
  expect(page([oak], oak)).toBe('<table><tr><td>Oak</table>');
  expect(page([elm], elm)).toBe('<table><tr><td>Elm</table>');
});

test('texts are told apart that look alike when they are joined', () => {
  const oak = [{ name: 'Oak' }];
  const elm = [{ name: 'Elm' }];
  expect(page(['a,b', 'c'], oak)).toBe('<table><tr><td>Oak</table>');
  expect(page(['a', 'b,c'], elm)).toBe('<table><tr><td>Elm</table>');
  expect(page([null], oak)).toBe('<table><tr><td>Oak</table>');
  expect(page(['null'], elm)).toBe('<table><tr><td>Elm</table>');
});

test('rows are rendered once for the same list', () => {
  const ash = [{ name: 'Ash' }];
  const first = page([ash, 0, 20], ash);
  const rows = createPageRows();
  const mark = rows.markup([ash, 0, 20], () => {
    throw new Error('rendered again');
  });
  expect(new TextDecoder().decode(rows.fillIn(`<table>${mark}</table>`))).toBe(first);
});
