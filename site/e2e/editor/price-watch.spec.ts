import { expect, type Page } from '@playwright/test';
import { expectFormReady, openAdmin, save, signIn, type Editor } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll } from '../journey.ts';
import { serveOtherSite, type OtherSite } from '../other-site.ts';

// Prices of another site, from the rule that finds them to what is stored.

/** Of products that are £100 each, and a little more on their pages; one costs twice as much, and one is refused. */
const doses = [
  '1mg',
  '2mg',
  '3mg',
  '4mg',
  '5mg',
  '6mg',
  '7mg',
  '8mg',
  '9mg',
  '10mg',
  '11mg',
  '12mg',
];
const doubled = '4mg';
const refused = '2mg';

let editor: Editor;
let shop: OtherSite;
/** What an earlier attempt has left in the trash keeps its names. */
let medicationName: string;
let made: { collection: string; id: string }[];

test.beforeEach(async ({ request }) => {
  editor = await signIn(request);
  shop = await serveOtherSite(Object.fromEntries(doses.map((dose) => [`/${dose}`, pageOf(dose)])));
  medicationName = `Watchtide${test.info().retry + 1}`;
  made = [];
});
test.afterEach(async () => {
  shop.close();
  await editor.updateGlobal('price-watch', { isOn: false });
  // What refers to something goes before it; what has a history stays in the trash.
  const deletedAt = new Date().toISOString();
  for (const { collection, id } of made.toReversed()) {
    if (collection === 'watched-prices') await editor.remove(collection, id);
    else await editor.update(collection, id, { deletedAt });
  }
});

test(
  'a rule is found by a click, and twelve prices that have changed are decided with thirteen keys',
  { tag: '@nightly' },
  async ({ page }) => {
    // The watch looks once a minute for what is due, and waits a second between two pages.
    const [first = '', ...others] = await createProducts();
    await switchOn(page);
    await findRule(page);
    made.push({ collection: 'watched-prices', id: await watchOf(first) });
    for (const [index, product] of others.entries()) {
      const address = `${shop.origin}/${doses[index + 1]}`;
      await create('watched-prices', { product, address, everyDays: 1 });
    }
    const { id: last } = made.at(-1)!;
    await expect
      .poll(async () => (await editor.find<Watch>('watched-prices', 'id', last))[0]?.proposal, {
        timeout: 120_000,
      })
      .toBe('waiting');

    await openAdmin(page, '/admin');
    await page.getByRole('link', { name: /12 prices have changed on their pages/ }).click();
    const status = page.getByRole('status').filter({ hasText: 'left to decide' });
    await expect(status).toHaveText('12 proposals left to decide.');
    const marked = page.locator('tr:focus');
    await expect(marked).toBeVisible();
    await expectNoAccessibilityFindings(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    const keys: string[] = [];
    const press = async (key: string) => {
      keys.push(key);
      await page.keyboard.press(key);
    };
    for (let decided = 0; decided < doses.length; decided += 1) {
      const name = (await marked.getAttribute('aria-label')) ?? '';
      if (name.includes(` ${doubled}:`)) {
        await page.keyboard.press('a');
        await expect(marked.getByRole('alert')).toContainText('Confirm the change first');
        await press('c');
      }
      await press(name.includes(` ${refused}:`) ? 'r' : 'a');
    }
    await expect(page.getByText('Everything is decided.')).toBeVisible();
    expect(keys.length).toBeLessThanOrEqual(13);
    await expect(page.getByRole('cell', { name: 'Accepted' })).toHaveCount(11);
    await expect(page.getByRole('cell', { name: 'Refused' })).toHaveCount(1);
    expect(await pricesOf([first, ...others])).toEqual([
      10_100, 10_000, 10_300, 20_000, 10_500, 10_600, 10_700, 10_800, 10_900, 11_000, 11_100,
      11_200,
    ]);
    await page.reload();
    await expect(page.getByText('Nothing is waiting for a decision.')).toBeVisible();
  },
);

/** The ids of the products, in the order of their doses. */
async function createProducts(): Promise<string[]> {
  const provider = await create('providers', {
    name: `${medicationName} Pharmacy`,
    slug: '',
    type: 'Specialist online clinic',
    website: 'https://watched.example',
    _status: 'draft',
  });
  const medication = await create('medications', {
    name: medicationName,
    slug: '',
    activeIngredient: 'watchtide',
    description: 'An invented medication.',
    dosageRange: '1mg-12mg',
    mechanism: 'None.',
    frequency: 'Once a week',
    theme: 'neutral',
    order: 901,
    _status: 'draft',
  });
  const ids: string[] = [];
  for (const dose of doses) {
    const product = { provider, medication, dose, pricePence: 10_000, priceUnit: 'month' };
    const checkedAt = '2025-11-01T12:00:00.000Z';
    ids.push(await create('products', { ...product, inStock: true, checkedAt }));
  }
  return ids;
}

async function create(collection: string, document: object): Promise<string> {
  const { id } = await editor.create(collection, document);
  made.push({ collection, id });
  return id;
}

async function switchOn(page: Page) {
  await openAdmin(page, '/admin/globals/price-watch');
  await expectFormReady(page);
  await page.getByLabel('Visit the watched prices').check();
  expect(await save(page, 'Save')).toBe(200);
}

/** Makes the rule of the first product in the form: its page has a price without structured data. */
async function findRule(page: Page) {
  await openAdmin(page, '/admin/collections/watched-prices/create');
  await expectFormReady(page);
  await page.locator('#field-product input').first().fill(`${medicationName} 1mg`);
  await page.getByRole('option', { name: `${medicationName} 1mg` }).click();
  const address = `${shop.origin}/1mg`;
  await page.locator('#field-address').fill(address);
  await page.getByRole('button', { name: 'Try it now' }).click();
  await expect(page.getByText('The page has no structured data with a price.')).toBeVisible();
  await expectNoAccessibilityFindings(page, '.try-now');
  await page.getByRole('button', { name: '£101.00' }).click();
  await expect(
    page.getByText(`Finds £101, stock not read at ${address}, read from CSS selector`),
  ).toBeVisible();
  await expect(page.locator('#field-priceSelector')).toHaveValue('b.price');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Watched price created.')).toBeVisible();
}

type Watch = { id: string; proposal: string | null };

async function watchOf(product: string): Promise<string> {
  const [watch] = await editor.find<Watch>('watched-prices', 'product', product);
  return watch!.id;
}

/** In pence. */
async function pricesOf(ids: readonly string[]): Promise<(number | undefined)[]> {
  const found = ids.map((id) => editor.find<{ pricePence: number }>('products', 'id', id));
  return (await Promise.all(found)).map(([product]) => product?.pricePence);
}

/** The first page says its price to people alone. */
function pageOf(dose: string): string {
  const price = dose === doubled ? 200 : 100 + Number.parseInt(dose, 10);
  const offer = { '@type': 'Offer', price, priceCurrency: 'GBP', availability: 'InStock' };
  const data = `<script type="application/ld+json">${JSON.stringify(offer)}</script>`;
  return `<!doctype html><title>Watchtide ${dose}</title>${dose === '1mg' ? '' : data}
    <h1>Watchtide ${dose}</h1><p><b class="price">£${price}.00</b> for four weeks, once <s>£300</s></p>
    <p>Delivery <span class="delivery">£4.99</span></p>`;
}
