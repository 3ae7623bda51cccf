// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createKeptMarkup } from './kept-markup.ts';

function Row({ names }: { names: readonly { name: string }[] }) {
  return (
    <tr>
      <td>{names.map(({ name }) => name).join()}</td>
    </tr>
  );
}

function page(from: readonly unknown[], names: readonly { name: string }[]): string {
  const { markup, fillIn } = createKeptMarkup();
  const mark = markup.rows(from, () => names.map((name) => <Row key={name.name} names={[name]} />));
  return new TextDecoder().decode(fillIn(`<table>${mark}</table>`));
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
  const { markup, fillIn } = createKeptMarkup();
  const mark = markup.rows([ash, 0, 20], () => {
    throw new Error('rendered again');
  });
  expect(new TextDecoder().decode(fillIn(`<table>${mark}</table>`))).toBe(first);
});

test('a part is rendered once for the same props', () => {
  const rendered = vi.fn<(name: string) => void>();
  function Greeting({ name }: { name: string }) {
    rendered(name);
    return <p>{name}</p>;
  }
  const greet = (name: string) => {
    const { markup, fillIn } = createKeptMarkup();
    return new TextDecoder().decode(fillIn(markup.part(<Greeting name={name} />)));
  };
  expect([greet('Oak'), greet('Elm'), greet('Oak')]).toEqual([
    '<p>Oak</p>',
    '<p>Elm</p>',
    '<p>Oak</p>',
  ]);
  expect(rendered.mock.calls).toEqual([['Oak'], ['Elm']]);
});

test('a part is rendered once whatever handles its events', () => {
  const rendered = vi.fn<() => void>();
  function Control({ onPress }: { onPress: () => void }) {
    rendered();
    return (
      <button type="button" onClick={onPress}>
        Press
      </button>
    );
  }
  const { markup } = createKeptMarkup();
  for (const place of [1, 2]) markup.part(<Control onPress={() => place} />);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('shortened markup is read as what React has made', () => {
  const outline = (
    <svg className="size-4">
      <path d="M2 4h12" strokeWidth="1.75" />
      <path d="M3" />
    </svg>
  );
  const { markup, fillIn } = createKeptMarkup();
  const shortened = new TextDecoder().decode(fillIn(markup.part(outline)));
  expect(shortened.length).toBeLessThan(renderToString(outline).length);
  expect(elementOf(shortened).isEqualNode(elementOf(renderToString(outline)))).toBe(true);
});

function elementOf(markup: string): Element {
  const element = document.createElement('div');
  element.innerHTML = markup;
  return element;
}
