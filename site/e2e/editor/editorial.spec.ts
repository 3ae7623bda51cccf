import { expect, type Page } from '@playwright/test';
import {
  expectFormReady,
  fillInForm,
  guideDraft,
  openSchedule,
  save,
  schedule,
  signIn,
} from '../editor.ts';
import { test } from '../editor-journey.ts';
import { holdBack } from '../hold-back.ts';

// Guides and reports, from the form to the site.

/** Opens a document's form and waits until it is ready to be typed into. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(`/admin/collections/${address}`);
  await expect(page.locator('#field-title').first()).toBeEditable({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible();
  await expectFormReady(page);
}

/** The admin draws what is far down a form only when it is scrolled to. */
async function scrollThrough(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    const isAtEnd = await page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
    );
    expect(isAtEnd).toBe(true);
  }).toPass({ intervals: [150], timeout: 60_000 });
}

test(
  'a guide is given a time at which it is published',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const { id } = await editor.create('guides?draft=true', guideDraft('published-by-itself'));
    await openForm(page, `guides/${id}`);
    await openSchedule(page);
    await expect(page.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked();
    await schedule(page, new Date('2030-06-01T09:30:00.000Z'));
    await page.goto(`/admin/collections/guides/${id}`);
    // British summer time.
    await expect(page.getByRole('region', { name: 'Schedule' })).toContainText(
      'To be published on 1 June 2030',
    );
    await expect(page.getByRole('region', { name: 'Schedule' })).toContainText('10:30');
    await editor.remove('guides', id);
  },
);

test(
  'a link typed without https:// is refused in its dialogue, with what to type',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const { id } = await editor.create('guides?draft=true', guideDraft('broken-link'));
    await openForm(page, `guides/${id}`);
    const words = page.locator('.ContentEditable__root').getByText('Words that are');
    await words.dblclick({ position: { x: 5, y: 5 } });
    await page.locator('.fixed-toolbar .toolbar-popup__button-link').click();
    const drawer = page.getByRole('dialog').filter({ hasText: 'Internal Link' });
    await expect(drawer.locator('#field-text')).toHaveValue('Words');
    const noAddress = 'www.nhs.uk/conditions';
    await drawer.locator('#field-url').fill(noAddress);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('Enter a web address that starts with https://')).toBeVisible();
    await drawer.locator('#field-url').fill(`https://${noAddress}`);
    // Payload refuses once more where a check of the address before was still under way.
    await expect(async () => {
      if (await drawer.isVisible()) await drawer.getByRole('button', { name: 'Save' }).click();
      await expect(drawer).toBeHidden({ timeout: 5_000 });
    }).toPass();
    await editor.remove('guides', id);
  },
);

test('the last words are saved although the browser has had no time for anything since, by a click and by the keyboard', async ({
  page,
  request,
}) => {
  const editor = await signIn(request);
  const { id } = await editor.create('guides?draft=true', guideDraft('last-words'));
  await openForm(page, `guides/${id}`);
  // Until something is changed, there is nothing to save.
  await fillInForm(page, { '#field-title': 'A guide with last words' });
  // Payload takes over what is typed into a text when the browser has nothing else to do.
  await page.evaluate(() => {
    window.requestIdleCallback = (run) => window.setTimeout(run, 600_000);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  });
  await page.locator('.ContentEditable__root').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then a click.');
  expect(await save(page, 'Save draft')).toBe(200);
  expect(await storedWords()).toContain('already there. Then a click.');

  await page.locator('.ContentEditable__root').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then a key.');
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('ControlOrMeta+s');
  expect((await answer).status()).toBe(200);
  expect(await storedWords()).toContain('Then a click. Then a key.');
  await editor.remove('guides', id);

  async function storedWords(): Promise<string> {
    return JSON.stringify(await editor.find('guides/versions', 'parent', id));
  }
});

test('a report of last month is filled from the data, refused while a text is missing, and published', async ({
  page,
  request,
  complaints,
}) => {
  const editor = await signIn(request);
  const lastMonth = new Date();
  lastMonth.setUTCDate(0);
  const month = lastMonth.toLocaleString('en-GB', { month: 'long', year: 'numeric' });
  const title = `Market overview, ${month}`;
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

  // One that an attempt before this one has left.
  for (const { id } of await editor.find<{ id: string }>('market-reports', 'slug', slug)) {
    await editor.remove('market-reports', id);
  }
  await openForm(page, 'market-reports/create');
  await page.getByRole('button', { name: 'Fill from data' }).click();
  await expect(page.getByText('Choose the month')).toBeVisible();
  await page.locator('#field-month input').fill(month);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fill from data' }).click();
  await expect(page.getByText(`Filled with the figures of ${month}`)).toBeVisible();
  await expect(page.locator('#field-title').first()).toHaveValue(title);

  await page.locator('#field-readTimeMinutes').fill('4');
  // The texts are drawn for the first time while the form is being sent, and take words all the same once it has been.
  const release = await holdBack(page, /\/cms-api\/market-reports/);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await scrollThrough(page);
  const texts = page.locator('.ContentEditable__root');
  await expect(texts).toHaveCount(2);
  release();
  const refusal = page
    .locator('.payload-toast-item')
    .filter({ hasText: 'cannot be published yet' });
  await expect(refusal).toContainText('in “Summary” a text is still to be written');
  await expect(refusal).toContainText('in “What this means for you” a text is still to be written');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
  expect((await request.get(`/market-analysis/${slug}`)).status()).toBe(404);

  for (const [index, text] of (await texts.all()).entries()) {
    await expect(text).toBeEditable();
    await text.click();
    const words = `Prices moved a little this month: part ${index + 1}.`;
    await page.keyboard.type(words);
    await expect(text).toContainText(words);
  }
  // Payload refuses once more where a check of the texts before was still under way.
  await expect(async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Published: on the site now.')).toBeVisible({ timeout: 30_000 });
  }).toPass({ timeout: 90_000 });
  await expect(page).toHaveURL(/market-reports\/[0-9a-f-]+$/, { timeout: 30_000 });
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: 'Fill from data' }).click();
  await expect(page.getByText('Replace the figures?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/market-analysis/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Figures taken')).toBeVisible();
  await expect(page.getByText('products analysed')).toBeVisible();
  await expect(
    page.getByRole('table', { name: `Monthly price in stock, by medication` }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The data behind this report' })).toBeVisible();
  await page.getByRole('link', { name: /^All data of/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Data of ${month}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('definition').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /products analysed/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'The rows' })).toBeVisible();

  const [report] = await editor.find<{ id: string }>('market-reports', 'slug', slug);
  await editor.remove('market-reports', report!.id);
});

test(
  'a save over a newer save is refused, and both versions are shown',
  { tag: '@nightly' },
  async ({ context, page, request, complaints }) => {
    const editor = await signIn(request);
    const { id } = await editor.create('guides?draft=true', guideDraft('in-two-tabs'));
    const other = await context.newPage();
    await openForm(page, `guides/${id}`);
    await fillInForm(page, { '#field-description': 'What the first tab says.' });
    await openForm(other, `guides/${id}`);
    await saveDescription(other, 'What the second tab says.');
    await saveDescription(other, 'What the second tab says in the end.');

    await fillInForm(page, { '#field-category': 'Treatment' });
    expect(await save(page, 'Save draft')).toBe(409);
    const dialog = page.locator('.save-conflict');
    await expect(dialog.getByRole('heading')).toHaveText(
      'A newer version has been saved in the meantime',
    );
    const differences = dialog.getByRole('table', { name: 'Where the two versions differ' });
    await expect(differences.getByRole('row', { name: 'Description' })).toHaveText(
      /What the first tab says\..*What the second tab says in the end\./,
    );
    await expect(differences.getByRole('row', { name: 'Category' })).toHaveText(
      /Treatment.*Safety/,
    );

    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#field-description')).toHaveValue(
      'What the second tab says in the end.',
    );
    await fillInForm(other, { '#field-description': 'What the second tab still wants.' });
    await saveDescription(page, 'What the first tab adds.');
    expect(await save(other, 'Save draft')).toBe(409);
    await other.getByRole('button', { name: 'Keep mine' }).click();
    expect(await save(other, 'Save draft')).toBe(200);
    const conflict = expect.stringContaining('409 (Conflict)');
    expect(complaints.splice(0)).toEqual([conflict, conflict]);
    await editor.remove('guides', id);
  },
);

test(
  'a draft over a published guide is given up for what is published, but not one that was not seen',
  { tag: '@nightly' },
  async ({ page, request, complaints }) => {
    const editor = await signIn(request);
    const { id } = await editor.create('guides', {
      ...guideDraft('given-up'),
      _status: 'published',
    });
    const saveElsewhere = (description: string) =>
      editor.update('guides', `${id}?draft=true`, { description });
    const status = page.locator('.doc-controls .status');
    const description = page.locator('#field-description');
    const revert = async () => {
      await status.getByRole('button', { name: 'Revert to published' }).click();
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    };
    await saveElsewhere('What an editor drafts.');
    await openForm(page, `guides/${id}`);
    await expect(status).toContainText('Status: Changed');
    await saveElsewhere('What a colleague drafts.');
    await revert();
    await expect(page.getByText('A newer version was saved after you opened')).toBeVisible();
    await expect(status).toContainText('Status: Changed');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')]);

    await openForm(page, `guides/${id}`);
    await expect(description).toHaveValue('What a colleague drafts.');
    await revert();
    await expect(status).toHaveText('Status: Published');
    await expect(description).toHaveValue('What a journey writes.');
    await fillInForm(page, { '#field-description': 'What an editor drafts next.' });
    expect(await save(page, 'Save draft')).toBe(200);
    await editor.remove('guides', id);
  },
);

async function saveDescription(page: Page, text: string): Promise<void> {
  await fillInForm(page, { '#field-description': text });
  expect(await save(page, 'Save draft')).toBe(200);
}

test(
  'a guide that nobody has published is shown beside its form as it is typed',
  { tag: '@nightly' },
  async ({ page, request, complaints }) => {
    const editor = await signIn(request);
    const guide = guideDraft('only-a-preview');
    const { id } = await editor.create('guides?draft=true', guide);
    await openForm(page, `guides/${id}`);
    await page.locator('#live-preview-toggler').click();
    const site = page.frameLocator('#live-preview-iframe');
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('A guide in the making', {
      timeout: 30_000,
    });
    await expect(site.getByText('Words that are already there.')).toBeVisible();
    await page.locator('#field-title').first().fill('As it is typed');
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('As it is typed');
    expect((await request.get(`/articles/${guide.slug}`)).status()).toBe(404);
    await page.locator('#live-preview-toggler').click();
    // There is no such page but in the preview.
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/404 .*\/articles\/preview/)]);
    await editor.remove('guides', id);
  },
);

test(
  'a page is called in search results what its editor says, and otherwise by its own name',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const guide = { ...guideDraft('in-search-results'), _status: 'published' };
    const seo = { title: 'Words for search engines', description: 'More of them.' };
    const { id } = await editor.create('guides', { ...guide, seo });
    await page.goto(`/articles/${guide.slug}`);
    await expect(page).toHaveTitle(seo.title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      seo.description,
    );
    await editor.update('guides', id, { seo: { title: '', description: '' } });
    await page.goto(`/articles/${guide.slug}`);
    await expect(page).toHaveTitle(/^A guide in the making \| /);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      guide.description,
    );
    await editor.remove('guides', id);
  },
);
