// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { maxWatched, parseWatchList, toggleWatched } from '#contract/rules/watch-list.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Product } from '#contract/schemas/product.ts';
import { HttpError } from './api/http-error.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import {
  exampleMedication,
  exampleObservation,
  exampleProduct,
  exampleSettings,
  unknownProduct,
  unregisteredCompany,
} from './components/examples/example-data.ts';
import { addProvider, clearChoice } from './components/side-by-side/choice-store.ts';
import { threeSideBySide } from './components/side-by-side/side-by-side.examples.tsx';
import { layoutQueries, matchRoute } from './routes.tsx';

beforeEach(() => {
  window.localStorage.clear();
  clearChoice();
  // jsdom has none of them.
  window.scrollTo = () => {};
  HTMLElement.prototype.scrollIntoView = () => {};
  HTMLElement.prototype.hidePopover = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
// What the first toast loads needs the document when it comes.
afterAll(() => import('./components/toast/toaster.tsx'));

/** Shows a page as it is once React has taken it over; a read that has no answer here fails with this status. */
async function visit(address: string, answers: Record<string, unknown> = {}, status = 503) {
  const queryClient = createQueryClient(async (path) => {
    const answer = path === '/api/site' ? exampleSettings : answers[path];
    if (answer === undefined) throw new HttpError(status, `${status}: ${path}`);
    return answer;
  });
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const { route, params } = matchRoute(pathname);
  const queries = route.queries({ path: route.path, params, search: searchParams });
  await Promise.all([
    route.preload(),
    ...[...layoutQueries, ...queries].map((query) => queryClient.prefetchQuery(query)),
  ]);
  return show(
    <MemoryRouter initialEntries={[address]}>
      <App queryClient={queryClient} publicUrl="" year={2026} />
    </MemoryRouter>,
  );
}

const main = () => document.querySelector('main')!;
const texts = (selector: string) =>
  [...main().querySelectorAll(selector)].map(({ textContent }) => textContent);

/** The button or link with a name, wherever on the page. */
function control(name: string): HTMLElement {
  const named = [...document.querySelectorAll<HTMLElement>('button, a')].find(
    ({ textContent }) => textContent === name,
  );
  if (!named) throw new Error(`There is no button or link “${name}”`);
  return named;
}

/** Presses as a person at the keyboard does, who is on it first. */
function press(name: string) {
  const pressed = control(name);
  pressed.focus();
  flushSync(() => pressed.click());
}

const focused = () => document.activeElement?.textContent;

const allProducts = '/api/products?sortBy=price';
const titles = [exampleProduct, unknownProduct].map(
  ({ name, dose, company }) => `${name} ${dose} at ${company.name}`,
);

function watch(...products: Product[]) {
  const list = products.reduce(
    (watched, product) => toggleWatched(watched, product, new Date()),
    parseWatchList(null),
  );
  window.localStorage.setItem('watch-list', JSON.stringify(list));
}

/** As many other prices as the list may hold, or fewer. */
const others = (count = maxWatched): Product[] =>
  Array.from({ length: count }, (_, index) => ({ ...exampleProduct, id: `other-${index}` }));

describe('when a pressed button disappears, the focus', () => {
  it('goes to the next price on the watch-list, or to its heading', async () => {
    watch(exampleProduct, unknownProduct);
    await visit('/watch-list', { [allProducts]: [exampleProduct, unknownProduct] });
    await vi.waitFor(() => press(`Remove ${titles[0]}`));
    expect(focused()).toContain(titles[1]);
    expect(texts('section li')).toEqual([expect.stringContaining(titles[1]!)]);
    press(`Remove ${titles[1]}`);
    expect(focused()).toBe('What you watch');
    expect(main().textContent).toContain('You are not watching any prices yet.');
  });

  it('goes to the heading when the watch-list is deleted', async () => {
    watch(exampleProduct);
    await visit('/watch-list', { [allProducts]: [exampleProduct] });
    await vi.waitFor(() => press('Delete the list'));
    expect(focused()).toBe('What you watch');
    expect(main().textContent).toContain('You are not watching any prices yet.');
  });

  it('goes to the thanks for a correction of a price', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}));
    await visit(receipt, { [receiptAnswer]: exampleProduct });
    main().querySelector<HTMLInputElement>('input[type=radio]')!.checked = true;
    main().querySelector<HTMLInputElement>('[name=whatIsRight]')!.value = '139.50';
    press('Send correction');
    await vi.waitFor(() => expect(focused()).toMatch(/^Thank you\./));
  });

  it('goes to what the comparison is called when a provider is taken out of it', async () => {
    const [first, second, third] = threeSideBySide.providers;
    const slugs = [first, second, third].map((provider) => provider!.slug);
    await visit(`/compare/providers?providers=${slugs.join(',')}`, {
      '/api/provider-names': [],
      [sideBySideAnswer(slugs)]: threeSideBySide,
      [sideBySideAnswer(slugs.slice(1), 'medication=mounjaro&dose=2.5mg&')]: {
        ...threeSideBySide,
        providers: [second, third],
      },
    });
    press(`Remove ${first!.name}`);
    await vi.waitFor(() => expect(texts('th .remove')).toEqual([]));
    expect(focused()).toMatch(/^What differs: \d+ of \d+ points$/);
  });

  it('goes to what comes of it when other providers are to be compared', async () => {
    const { providers } = threeSideBySide;
    const slugs = providers.map(({ slug }) => slug);
    const answers = {
      '/api/provider-names': providers.map(({ slug, name }) => ({ slug, name })),
      [sideBySideAnswer(slugs)]: threeSideBySide,
    };
    await visit('/compare/providers', answers, 400);
    const boxes = main().querySelectorAll<HTMLInputElement>('[name=providers]');
    boxes[0]!.checked = true;
    press('See side by side');
    await vi.waitFor(() => expect(texts('[role=alert]')).toHaveLength(1));
    expect(document.activeElement?.contains(main().querySelector('[role=alert]'))).toBe(true);

    for (const box of main().querySelectorAll<HTMLInputElement>('[name=providers]'))
      box.checked = true;
    press('See side by side');
    await vi.waitFor(() =>
      expect(texts('[role=status]')).toEqual([
        'Ashdown Online Clinic, Birch Pharmacy and Hollow Reed Online, side by side for Mounjaro 2.5mg.',
      ]),
    );
    expect(document.activeElement?.contains(main().querySelector('table'))).toBe(true);
  });

  it('goes to what has been done when the choice of providers is cleared', async () => {
    addProvider({ slug: 'oak', name: 'Oak' });
    await visit('/contact');
    press('Clear');
    expect(focused()).toBe('0 of 4 chosen.');
  });
});

it('the thanks for a correction that was posted without JavaScript leave the focus where it is', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await visit(`${receipt}?correction=received`, { [receiptAnswer]: exampleProduct });
  const thanks = main().querySelector('#correction [role=status]');
  expect(thanks?.textContent).toMatch(/^Thank you\./);
  expect(focus.mock.contexts).not.toContain(thanks);
});

describe('a link to another view of the same page leads to its heading', () => {
  it('from the doses for price alerts to one of them, and back', async () => {
    await visit('/price-alerts', {
      '/api/medications': [medication('Mounjaro')],
      '/api/doses': [{ medication: 'Mounjaro', doses: ['2.5mg'] }],
      '/api/products?medication=mounjaro&dose=2.5mg&sortBy=price': [exampleProduct],
    });
    press('Mounjaro 2.5mg');
    await expectFocus('Mounjaro 2.5mg');
    press('Another dose');
    await expectFocus('Which dose?');
  });

  it('from a dose that nobody lists to those there are', async () => {
    await visit('/price-alerts?medication=mounjaro&dose=9mg', {
      '/api/products?medication=mounjaro&dose=9mg&sortBy=price': [],
    });
    press('Choose another dose');
    await expectFocus('Which dose?');
  });

  it.each([
    ['/price-alerts?medication=saxenda', 'Another medication', 'Which dose?'],
    ['/price-alerts?result=received', 'Ask for another alert', 'Which dose?'],
    ['/contact?result=received', 'Write another message', 'What to write about'],
  ])('from %s with “%s” to “%s”', async (address, name, heading) => {
    await visit(address, { '/api/medications': [medication('Saxenda')], '/api/doses': [] });
    press(name);
    await expectFocus(heading);
  });

  it('from the watch-list to its prices in an address, and back', async () => {
    watch(unknownProduct);
    await visit('/watch-list', {
      [allProducts]: [unknownProduct],
      [`/api/products/${unknownProduct.id}`]: unknownProduct,
    });
    await vi.waitFor(() => press('A link to these prices'));
    await expectFocus('The prices in this address');
    press('The list in this browser');
    await expectFocus('What you watch');
  });

  async function expectFocus(heading: string) {
    await vi.waitFor(() => {
      expect(focused()).toBe(heading);
      expect(document.activeElement?.tagName).toBe('H2');
    });
  }
});

describe('a page whose data cannot be read', () => {
  it.each([
    '/articles/a-guide',
    '/market-analysis/a-report',
    '/privacy',
    '/data/2025-08',
    '/data/2025-08/lowest-total',
    '/provider/oak',
  ])('has a title, a heading and margins, and is not for search engines: %s', async (address) => {
    await visit(address);
    const [heading] = texts('h1');
    expect(heading).toMatch(/./);
    expect(document.title).toBe(`${heading} | Example`);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
    expect(texts('.page-width [role=alert] h2')).toEqual([
      expect.stringMatching(/not available at the moment$/),
    ]);
  });
});

describe('price alerts', () => {
  const doseSteps = [{ dose: '2.5mg', weeks: 4, isOnlyIfNeeded: false }];
  const tellMe = 'Tell me when the price changes';
  const planWegovy = 'Plan what the next months of Wegovy will cost';
  const medications = [
    medication('Mounjaro', { doseSteps }),
    medication('Wegovy'),
    medication('Saxenda'),
  ];
  const answers = {
    '/api/medications': medications,
    '/api/doses': [
      { medication: 'Mounjaro', doses: ['5mg', '12.5mg'] },
      { medication: 'Wegovy', doses: ['1mg'] },
    ],
  };

  it('are for each dose that is listed, whether it is one of the usual steps or not', async () => {
    await visit('/price-alerts', answers);
    expect(texts('ul ul a')).toEqual(['Mounjaro 5mg', 'Mounjaro 12.5mg', 'Wegovy 1mg']);
  });

  it('of a medication that nobody lists are not to be had, and lead to those there are', async () => {
    await visit('/price-alerts?medication=saxenda', answers);
    expect(main().textContent).toContain('No provider lists a dose of Saxenda at the moment.');
    press('Another medication');
    await vi.waitFor(() => expect(texts('ul ul a')).toContain('Wegovy 1mg'));
  });

  it.each<[string, Partial<Medication>, string[]]>([
    ['listed, without usual steps', { providerCount: 2 }, [tellMe]],
    ['planned, but not listed', { doseSteps }, [planWegovy]],
    ['both', { doseSteps, providerCount: 2 }, [planWegovy, tellMe]],
    ['neither', {}, []],
  ])('are linked from a medication that providers list: %s', async (_, fields, links) => {
    await visit('/medications?filter=wegovy&tab=details', {
      '/api/medications': [medication('Wegovy', fields)],
    });
    expect(texts('#chosen-wegovy')).toEqual(['Wegovy (semaglutide)']);
    expect(texts('#chosen-wegovy + p a')).toEqual(links);
  });
});

describe('what is chosen of a medication stays', () => {
  const history = {
    at: '2026-11-20T09:00:00.000Z',
    medication: 'Wegovy',
    dose: '1mg',
    doses: ['0.5mg', '1mg'],
    points: [],
  };
  const chosen = 'dose=1mg&stock=in-stock&sort=total&budget=180&page=2&months=3';
  const answers = {
    '/api/medications': [medication('Wegovy')],
    '/api/medications/wegovy/price-history?dose=1mg&months=3': history,
    '/api/medications/wegovy/price-history?dose=1mg': history,
  };
  const addresses = (selector: string) =>
    [...main().querySelectorAll(selector)].map((link) => link.getAttribute('href'));

  it.each(['overview', 'details', 'pricing'])('from the tab %s to the others', async (tab) => {
    await visit(`/medications?filter=wegovy&tab=${tab}&${chosen}`, answers);
    expect(addresses('[role=tab]')).toEqual([
      `/medications?filter=wegovy&tab=overview&${chosen}`,
      `/medications?filter=wegovy&${chosen}`,
      `/medications?filter=wegovy&tab=details&${chosen}`,
    ]);
  });

  it('from the overview to the prices and the warnings that it leads to', async () => {
    await visit(`/medications?filter=wegovy&tab=overview&${chosen}`, answers);
    expect(control('Compare Wegovy Prices').getAttribute('href')).toBe(
      `/medications?filter=wegovy&${chosen}`,
    );
    expect(control('Side Effects and Warnings').getAttribute('href')).toBe(
      `/medications?filter=wegovy&tab=details&${chosen}`,
    );
  });

  it('when other months of its prices are shown, and from the first page on when another dose is', async () => {
    await visit(`/medications?filter=wegovy&tab=overview&${chosen}`, answers);
    expect(addresses('[aria-label="How far back"] a')).toEqual([
      `/medications?filter=wegovy&tab=overview&${chosen}#market`,
      '/medications?filter=wegovy&tab=overview&dose=1mg&stock=in-stock&sort=total&budget=180&page=2#market',
      '/medications?filter=wegovy&tab=overview&dose=1mg&stock=in-stock&sort=total&budget=180&page=2&months=all#market',
    ]);
    expect(addresses('[aria-label="Dose"] a')).toEqual([
      '/medications?filter=wegovy&tab=overview&dose=0.5mg&stock=in-stock&sort=total&budget=180&months=3#market',
      '/medications?filter=wegovy&tab=overview&dose=1mg&stock=in-stock&sort=total&budget=180&months=3#market',
    ]);
  });

  it('when its prices are filtered', async () => {
    await visit('/medications?filter=wegovy&dose=1mg&months=3', answers);
    const stock = main().querySelector<HTMLSelectElement>('[name=stock]')!;
    expect(stock.form?.querySelector<HTMLInputElement>('[name=months]')?.value).toBe('3');
  });
});

describe('a link from an email that no longer works leads on', () => {
  it.each([
    ['/subscription/confirm', ', subscribe again or write to us.', ['/subscribe', '/contact']],
    [
      '/price-alerts/confirm',
      ', ask for the alert again or write to us.',
      ['/price-alerts', '/contact'],
    ],
    ['/price-alerts/keep', ', ask for new alerts or write to us.', ['/price-alerts', '/contact']],
    ['/price-alerts/end', ' or write to us.', ['/contact']],
    ['/subscription/unsubscribe', ' or write to us.', ['/contact']],
    ['/subscription', ' or write to us.', ['/contact']],
  ])('from %s to what its reader wanted: “%s”', async (path, text, ways) => {
    await visit(`${path}?result=outdated`);
    const [advice] = main().querySelectorAll('[role=alert] p');
    expect(advice?.textContent?.split('latest email')[1]).toBe(text);
    const links = [...(advice?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  });
});

it.each([
  [
    '/subscription',
    'We keep a one-way code made from your address, so that we do not email you again. If you have complained about how we use your information, we keep that complaint, with your name and address, until 24 months after our answer.',
  ],
  [
    '/price-alerts/end',
    'We have erased them. Unless you have also asked for our reports, we have erased your address from our lists too; if you had confirmed any of them, we keep a one-way code in its place, so that we do not email you again.',
  ],
])('%s says what is kept of somebody once the rest is erased', async (path, text) => {
  await visit(`${path}?result=done`);
  expect(texts('[role=status] p')).toEqual([text]);
});

describe('the receipt of a price', () => {
  const facts = () =>
    Object.fromEntries(
      [...main().querySelectorAll('dl > div')].map(({ children: [term, value] }) => [
        term?.textContent,
        value?.textContent,
      ]),
    );

  it('has the total of a first order beside that at the ordinary price, and says which is which', async () => {
    await visit(receipt, { [receiptAnswer]: { ...exampleProduct, firstOrderPrice: '99.00' } });
    expect(facts()).toMatchObject({
      'Total to pay': '£133.95At the ordinary price. Complete: both fees are known.',
      'First order in total': '£103.95For new patients.',
    });
  });

  it('has one total where a first order has no price of its own', async () => {
    await visit(receipt, { [receiptAnswer]: exampleProduct });
    expect(facts()['Total to pay']).toBe('£133.95Complete: both fees are known.');
    expect(facts()).not.toHaveProperty('First order in total');
  });
});

describe('the receipt of a figure', () => {
  const answer = {
    figure: 'offers',
    label: 'offers running',
    rule: 'The offers that held.',
    value: 5,
    text: '5',
    of: '',
    snapshot: {
      month: '2025-08',
      asOf: '2025-08-31T23:00:00.000Z',
      frozenAt: '2025-09-02T09:00:00.000Z',
      rowCount: 162,
      leftOut: 0,
      sha256: 'a'.repeat(64),
      csvSha256: 'b'.repeat(64),
    },
    isOfRows: false,
    rowCount: 0,
    rows: [],
  };
  const paragraphs = () => texts('p').join(' ');

  it('of what is counted for the whole site has no rows, and says that the file has it beside them', async () => {
    await visit('/data/2025-08/offers', { '/api/data/2025-08/figures/offers': answer });
    expect(paragraphs()).toContain(
      'Counted for the whole site and kept beside the rows in the data of August 2025, which were frozen on 2 September 2025',
    );
    expect(paragraphs()).not.toMatch(/0 rows|No row/);
  });

  it('of what is worked out from rows says when there are none', async () => {
    const ofRows = { ...answer, figure: 'increases', isOfRows: true };
    await visit('/data/2025-08/increases', { '/api/data/2025-08/figures/increases': ofRows });
    expect(paragraphs()).toContain('Worked out now from 0 rows in the data of August 2025');
    expect(paragraphs()).toContain('No row of the file counts in it.');
  });
});

it('the comparison says which price the total to pay is of', async () => {
  await visit('/compare');
  expect(main().textContent).toContain(
    'The total to pay is the ordinary price, the consultation fee and the delivery fee of one order. With “First order” chosen, a price for new patients stands for the ordinary one where one is known; with “Repeat order”, a consultation that is charged once or once a year is left off.',
  );
});

describe('a price at a provider on no register', () => {
  const unregistered: Product = { ...exampleProduct, company: unregisteredCompany };
  const warning = 'No current registration on record';

  it('has the warning on its receipt', async () => {
    const { close } = await visit(receipt, { [receiptAnswer]: unregistered });
    expect(main().textContent).toContain(
      `${warning}. In the registers of the UK’s health regulators we have no entry for ${unregisteredCompany.name} that we have checked in the last 90 days and that has not ended.`,
    );
    close();
    await visit(receipt, { [receiptAnswer]: exampleProduct });
    expect(main().textContent).not.toContain(warning);
  });

  it('is seen nowhere that its receipt leads to', async () => {
    const observations = { observations: [exampleObservation], page: 1, pageSize: 50, total: 1 };
    const linked = async (product: Product) => {
      const { close } = await visit(receipt, {
        [receiptAnswer]: product,
        [`${receiptAnswer}/observations?page=1`]: observations,
      });
      expect(main().textContent).toContain('Seen at ashdown.example');
      const links = texts('a[target=_blank]');
      close();
      return links;
    };
    expect(await linked(unregistered)).toEqual([]);
    expect(await linked(exampleProduct)).toEqual(['ashdown.example (opens in a new tab)']);
  });

  it('has it on a watch-list', async () => {
    await visit('/watch-list?prices=none,some', {
      '/api/products/none': { ...unregistered, id: 'none' },
      '/api/products/some': { ...exampleProduct, id: 'some' },
    });
    expect(texts('li strong')).toEqual([warning]);
  });
});

describe('a watch-list', () => {
  it('marks a price that nobody has checked for 30 days', async () => {
    await visit(`/watch-list?prices=${unknownProduct.id}`, {
      [`/api/products/${unknownProduct.id}`]: unknownProduct,
    });
    expect(texts('li strong')).toEqual(['May be out of date']);
  });

  it('says which price is no longer listed', async () => {
    watch(exampleProduct);
    await visit('/watch-list', { [allProducts]: [] });
    const row = expect.stringMatching(new RegExp(`^${titles[0]}No longer listed, last seen on`));
    await vi.waitFor(() => expect(texts('section li')).toEqual([row]));
  });

  it('in an address says how many prices could not be loaded, and reads those again', async () => {
    const answers: Record<string, unknown> = {
      '/api/products/first': { ...exampleProduct, id: 'first' },
    };
    await visit('/watch-list?prices=first,second,third', answers);
    expect(texts('li div > a')).toEqual([titles[0]]);
    expect(texts('[role=alert] h2')).toEqual(['2 prices could not be loaded']);
    let arrive: (product: Product) => void = () => {};
    answers['/api/products/second'] = new Promise<Product>((resolve) => (arrive = resolve));
    press('Try again');
    await vi.waitFor(() =>
      expect(texts('[role=alert] h2')).toEqual(['1 price could not be loaded']),
    );
    expect(texts('[role=status]')).toEqual(['Loading prices...']);
    arrive({ ...unknownProduct, id: 'second' });
    await vi.waitFor(() => expect(texts('li div > a')).toEqual(titles));
    expect(texts('[role=status]')).toEqual([]);
    expect(texts('[role=alert] h2')).toEqual(['1 price could not be loaded']);
    expect(main().textContent).not.toContain('no longer listed');
  });

  it.each([
    [20, 'A link to these prices'],
    [21, 'A link to the first 20 of these prices'],
  ])('of %i prices has “%s”', async (count, name) => {
    watch(...others(count));
    await visit('/watch-list', { [allProducts]: others(count) });
    const ids = others(20).map(({ id }) => id);
    await vi.waitFor(() =>
      expect(control(name).getAttribute('href')).toBe(`/watch-list?prices=${ids.join(',')}#prices`),
    );
  });

  it('says that it is full to whoever wants to add one more', async () => {
    watch(...others());
    await visit(receipt, { [receiptAnswer]: exampleProduct });
    const status = main().querySelector('button[aria-pressed] + [role=status]');
    expect(status?.textContent).toBe('');
    press('Watch Mounjaro 2.5mg');
    expect(status?.textContent).toBe(
      ' Your watch-list is full: it holds 50 prices. Remove one first',
    );
  });
});

describe('the message of a subscription posted without script', () => {
  const posted = () => texts('h2').filter((title) => title === 'Subscription failed');

  function subscribeAs(address: string) {
    const field = main().querySelector<HTMLInputElement>('input[type=email]')!;
    // React ignores a value that is set through the property which it watches itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, address);
    flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    press('Subscribe');
  }

  it('goes once the form has been sent with script', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ status: 'subscribed' }, { status: 201 }));
    await visit('/subscribe?result=failed');
    expect(posted()).toHaveLength(1);
    subscribeAs('pat@reader.example');
    await vi.waitFor(() => expect(main().textContent).toContain('Successfully subscribed!'));
    expect(posted()).toEqual([]);
  });

  it('goes once the form has refused an address', async () => {
    await visit('/subscribe?result=failed');
    subscribeAs('pat');
    expect(main().textContent).toContain('Invalid email');
    expect(posted()).toEqual([]);
  });
});

it('without a provider chosen, the page of providers side by side names nothing that is not on it', async () => {
  const { providers } = threeSideBySide;
  const slugs = providers.map(({ slug }) => slug);
  await visit(`/compare/providers?providers=${slugs.join(',')}`, {
    '/api/provider-names': providers.map(({ slug, name }) => ({ slug, name })),
    [sideBySideAnswer(slugs)]: threeSideBySide,
  });
  expect(document.title).toContain(providers[0]!.name);
  expect(main().textContent).toContain('For Mounjaro 2.5mg.');
  for (const box of main().querySelectorAll<HTMLInputElement>('[name=providers]'))
    box.checked = false;
  press('See side by side');
  await vi.waitFor(() => expect(texts('table')).toEqual([]));
  expect(document.title).toBe('Providers side by side | Example');
  expect(main().textContent).not.toContain('For Mounjaro 2.5mg.');
});

const receipt = `/prices/${exampleProduct.id}`;
const receiptAnswer = `/api/products/${exampleProduct.id}`;

function sideBySideAnswer(slugs: readonly string[], dose = ''): string {
  return `/api/side-by-side?${dose}${new URLSearchParams({ providers: slugs.join(',') })}`;
}

function medication(name: string, fields: Partial<Medication> = {}): Medication {
  return { ...exampleMedication, id: name, name, slug: name.toLowerCase(), ...fields };
}
