import { expect } from '@playwright/test';
import type { Discount } from '#contract/schemas/discount.ts';
import type { Provider } from '#contract/schemas/company.ts';
import type { Product } from '#contract/schemas/product.ts';
import { formatTotal, toPence } from '#contract/rules/money.ts';
import { termNames, terms, termText } from '#contract/rules/provider-terms.ts';
import { expectNoSidewaysScroll, test } from './journey.ts';

test.describe('what a provider asks', () => {
  test.use({ javaScriptEnabled: false });

  test('stands on its page, with where it was read, and what is not known', async ({
    page,
    request,
  }) => {
    const provider = (await (
      await request.get('/api/providers/ashdrift-pharmacy')
    ).json()) as Provider;
    await page.goto('/provider/ashdrift-pharmacy');
    const table = page.getByRole('table', { name: `What ${provider.name} asks of its patients` });
    await page.getByText('BMI, proof, checks, delivery and cancelling').click();
    await expect(table).toBeVisible();
    for (const name of termNames) {
      const heading = page.getByRole('rowheader', { name: terms[name].label, exact: true });
      const row = table.getByRole('row').filter({ has: heading });
      await expect(row).toContainText(termText(name, provider.terms[name]));
      const hrefs = await row
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const source = provider.termSources[name];
      expect(hrefs).toEqual(source ? [source.url] : []);
    }
    await expectNoSidewaysScroll(page);
  });

  test('filters Compare and hides nobody of whom it is not known', async ({ page, request }) => {
    const query = 'medication=mounjaro&dose=5mg';
    const read = async (filter: string) =>
      (await (await request.get(`/api/products?${query}&${filter}`)).json()) as Product[];
    const [everywhere, islands] = [await read(''), await read('delivery=islands')];
    expect(islands.length).toBeGreaterThan(0);
    expect(islands.length).toBeLessThan(everywhere.length);
    const unknown = islands.filter(({ company }) => company.terms.deliveryRegions === null);
    await page.goto(`/compare?${query}&delivery=islands`);
    await expect(page.getByRole('status').first()).toContainText(`Showing ${islands.length} of`);
    await expect(page.getByRole('main')).toContainText(
      `Of ${unknown.length} of them we do not know`,
    );
  });

  test('is priced for a first order', async ({ page, request }) => {
    const products = (await (
      await request.get('/api/products?medication=mounjaro&dose=2.5mg')
    ).json()) as Product[];
    const cheaper = products.find(({ firstOrderPrice }) => firstOrderPrice !== null)!;
    await page.goto('/compare?medication=mounjaro&dose=2.5mg&order=first');
    const row = page.getByRole('row').filter({ hasText: cheaper.company.name }).first();
    const { consultationFee, deliveryFee, firstOrderPrice } = cheaper;
    const total =
      toPence(firstOrderPrice!) + (toPence(consultationFee) ?? 0) + (toPence(deliveryFee) ?? 0);
    await expect(row).toContainText(formatTotal(total));
  });

  test('an offer says what it comes to for new and returning patients', async ({
    page,
    request,
  }) => {
    const discounts = (await (await request.get('/api/discounts')).json()) as Discount[];
    const offer = discounts.find(({ totals }) => totals.length > 0)!;
    const [first] = offer.totals;
    await page.goto('/discounts');
    const card = page.getByRole('article').filter({ hasText: offer.discount_text });
    await expect(card).toContainText(`${first!.name} ${first!.dose}`);
    await expect(card).toContainText(formatTotal(toPence(first!.newPatient.total)));
    await expect(card).toContainText(formatTotal(toPence(first!.returningPatient.total)));
    await expect(card).toContainText('the median total of the last 90 days');
    const worded = page.getByRole('article').filter({ hasText: 'From £29.75 per week' });
    await expect(worded).toContainText('What it comes to: see the provider.');
  });
});
