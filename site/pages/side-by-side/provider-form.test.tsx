// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { exampleSettings } from '#site/components/examples/example-data.ts';
import { site } from '#site/entry-server.tsx';
import { ProviderForm } from './provider-form.tsx';

const others = Array.from({ length: 180 }, (_, index) => ({
  slug: `maple-${index}`,
  name: `Maple ${index}`,
}));
const names = [
  { slug: 'aeschylus', name: 'Æschylus' },
  { slug: 'ecole', name: 'École' },
  { slug: 'elm', name: 'Elm' },
  { slug: 'oak', name: 'Oak' },
  ...others,
];

/** The page as the server answers it. */
async function read(address: string, listed = names): Promise<Document> {
  const { body, status } = await site.render(address, {
    fetchJson: async (path) => (path === '/api/site' ? exampleSettings : listed),
  });
  expect(status).toBe(200);
  return new DOMParser().parseFromString(new TextDecoder().decode(body), 'text/html');
}

const boxesIn = (page: ParentNode) => [
  ...page.querySelectorAll<HTMLInputElement>('main [name=providers], #form [name=providers]'),
];
const valuesIn = (page: ParentNode) => boxesIn(page).map(({ value }) => value);
const lettersIn = (page: ParentNode) => [
  ...page.querySelectorAll<HTMLButtonElement>('button[name=letter]'),
];

it('500 providers are chosen from one list', async () => {
  const page = await read('/compare/providers', others);
  expect(boxesIn(page)).toHaveLength(180);
  expect(lettersIn(page)).toEqual([]);
});

it('more than 180 are found by their first letter, and what is chosen stays', async () => {
  const page = await read('/compare/providers');
  expect(boxesIn(page)).toEqual([]);
  expect(lettersIn(page).map(({ textContent }) => textContent)).toEqual(['E', 'M', 'O', 'Other']);

  const withE = await read('/compare/providers?providers=oak&letter=e');
  expect(valuesIn(withE)).toEqual(['ecole', 'elm', 'oak']);
  expect(boxesIn(withE).map(({ defaultChecked }) => defaultChecked)).toEqual([false, false, true]);
  expect(withE.querySelector('button[name=letter][aria-current=true]')?.textContent).toBe('E');
  expect(withE.querySelector('main [role=status]')?.textContent).toBe('E: 2 providers.');
  expect(withE.querySelector('main table')).toBeNull();
});

let calls: string[] = [];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

beforeEach(() => {
  calls = [];
  show(
    <MemoryRouter>
      <div id="form">
        <ProviderForm
          names={names}
          choice={{ medication: 'wegovy', dose: '1mg', providers: ['oak'] }}
          letter="e"
          onShow={() => calls.push('show')}
          onLetter={() => calls.push('letter')}
        />
      </div>
      <Address />
    </MemoryRouter>,
  );
});

const press = (text: string) =>
  flushSync(() =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === text)?.click(),
  );

it.each([
  ['M', '/compare/providers?medication=wegovy&dose=1mg&providers=ecole,oak&letter=m', 'letter'],
  ['See side by side', '/compare/providers?medication=wegovy&dose=1mg&providers=ecole,oak', 'show'],
])('“%s” takes what is ticked along', async (button, expected, call) => {
  document.querySelector<HTMLInputElement>('[value=ecole]')?.click();
  press(button);
  await expect.poll(() => document.querySelector('output')?.textContent).toBe(expected);
  expect(calls).toEqual([call]);
});
