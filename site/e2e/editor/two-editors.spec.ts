import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import {
  choosePassword,
  expectFormReady,
  fillInForm,
  guideDraft,
  save,
  signIn,
  untilTakenIn,
  type Editor,
} from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings } from '../journey.ts';
import { invitationLink } from '../mailbox.ts';

// Two people with the same form: whatever either does, nothing that the other has typed is lost.

type Stored = { pricePence: number; deliveryFeePence: number | null; checkedAt: string };

/** With an address of her own in each journey, where no older invitation lies. */
const newColleague = () => ({
  name: 'Clara Colleague',
  email: `clara-${randomUUID()}@directory.example`,
  roles: ['editor'],
});

const conflict = (page: Page) => page.locator('.save-conflict');
const otherEditor = (page: Page) => page.locator('.other-editor');

/** Asserts that a newer version is shown at the first edit, beside what was typed, which stays in the form. */
async function expectBothVersions(page: Page, field: string, typed: string, theirs: string) {
  await page.locator(field).fill(typed);
  await expect(conflict(page).getByRole('heading')).toHaveText(
    'A newer version has been saved in the meantime',
  );
  await expect(conflict(page).getByRole('row').filter({ hasText: typed })).toContainText(theirs);
  await expect(page.getByText('Document modified')).toBeHidden();
  await conflict(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict(page)).toBeHidden();
  await expect(page.locator(field)).toHaveValue(typed);
}

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(`/admin/${address}`);
  await expectFormReady(page);
}

test(
  'a version that is newer than the form is shown at the first edit, and nothing typed is lost',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);

    // Without drafts.
    const [company] = await editor.find<{ id: string }>('providers', '_status', 'published');
    const registration = {
      provider: company!.id,
      register: 'gphc',
      name: 'As it was',
      number: '9000777',
      url: 'https://www.pharmacyregulation.org/registers/pharmacy/9000777',
      checkedAt: new Date().toISOString(),
    };
    const { id } = await editor.create('registrations', registration);
    await openForm(page, `collections/registrations/${id}`);
    await editor.update('registrations', id, { name: 'What a colleague saves' });
    await expectBothVersions(page, '#field-name', 'What I type', 'What a colleague saves');
    expect(await save(page, 'Save')).toBe(200);
    const [saved] = await editor.find<{ name: string }>('registrations', 'number', '9000777');
    expect(saved?.name).toBe('What I type');
    await editor.remove('registrations', id);

    // A global.
    await editor.updateGlobal('home', { bannerLinkText: 'Read it' });
    await openForm(page, 'globals/home');
    await editor.updateGlobal('home', { bannerLinkText: 'Read what a colleague says' });
    await expectBothVersions(
      page,
      '#field-bannerLinkText',
      'Read mine',
      'Read what a colleague says',
    );
    expect(await save(page, 'Save')).toBe(200);
    await editor.updateGlobal('home', { bannerLinkText: 'Read the analysis' });

    // With drafts.
    const draft = await editor.create('guides?draft=true', guideDraft('of-two-editors'));
    await openForm(page, `collections/guides/${draft.id}`);
    await editor.update('guides', `${draft.id}?draft=true`, { description: 'A colleague’s.' });
    await expectBothVersions(page, '#field-description', 'Mine.', 'A colleague’s.');
    await editor.remove('guides', draft.id);
  },
);

test(
  'a price that is kept against a colleague’s later check is saved as a check of now',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const products = (await (await request.get('/api/products')).json()) as { id: string }[];
    const { id } = products.at(-1)!;
    const read = async () => (await editor.find<Stored>('products', 'id', id))[0]!;
    const before = await read();
    await openForm(page, `collections/products/${id}`);
    await editor.update('products', id, { deliveryFeePence: (before.deliveryFeePence ?? 0) + 100 });
    const theirs = await read();
    expect(theirs.checkedAt > before.checkedAt).toBe(true);
    const price = (pence: number) => (pence / 100).toFixed(2);
    await expectBothVersions(
      page,
      '#field-pricePence',
      price(before.pricePence + 100),
      price(before.pricePence),
    );
    expect(await save(page, 'Save')).toBe(200);
    const saved = await read();
    expect(saved).toMatchObject({
      pricePence: before.pricePence + 100,
      deliveryFeePence: before.deliveryFeePence,
    });
    expect(saved.checkedAt > theirs.checkedAt).toBe(true);

    // Against a price twice as high, one’s own is a large change.
    const [mine, higher] = [before.pricePence + 200, before.pricePence * 2];
    await openForm(page, `collections/products/${id}`);
    await editor.update('products', id, { pricePence: higher, confirmLargeChange: true });
    await expectBothVersions(page, '#field-pricePence', price(mine), price(higher));
    await page.getByLabel(/ is right: .*% less than £/).check();
    expect(await save(page, 'Save')).toBe(200);
    expect(await read()).toMatchObject({ pricePence: mine });
    await editor.update('products', id, { pricePence: before.pricePence });
  },
);

test(
  'whoever takes a document over keeps what they have typed, and so does whoever it is taken from',
  { tag: '@nightly' },
  async ({ browser, page, request, complaints }) => {
    const editor = await signIn(request);
    const colleague = newColleague();
    const account = await editor.create('users', colleague);
    const { id } = await editor.create('guides?draft=true', guideDraft('of-two-editors'));
    const clara = await signedInElsewhere(browser, colleague.email);

    await openForm(page, `collections/guides/${id}`);
    await openForm(clara, `collections/guides/${id}`);
    await fillInForm(page, { '#field-description': 'What Edith types.' });
    await clara.locator('#field-category').fill('What Clara types');

    const asked = otherEditor(clara);
    await expect(asked.getByRole('heading')).toHaveText('Edith Example is editing this, too');
    await expectNoAccessibilityFindings(clara, '.other-editor');
    await asked.getByRole('button', { name: 'Take over' }).click();
    await expect(asked).toBeHidden();
    await expect(clara.locator('#field-category')).toHaveValue('What Clara types');
    await expect(clara.locator('#field-category')).toBeEditable();

    await page.locator('#field-title').first().fill('A title of Edith’s');
    const told = otherEditor(page);
    await expect(told.getByRole('heading')).toHaveText('Clara Colleague has taken over');
    const typed = told.getByRole('table', { name: 'What you have typed' });
    await expect(typed.getByRole('row', { name: 'Description' })).toContainText(
      'What Edith types.',
    );
    await told.getByRole('button', { name: 'Back to the form' }).click();
    await expect(told).toBeHidden();
    await expect(page.locator('#field-description')).toHaveValue('What Edith types.');
    await expect(page.locator('#field-description')).toBeEditable();

    // The second to save is shown both.
    expect(await save(clara, 'Save draft')).toBe(200);
    expect(await save(page, 'Save draft')).toBe(409);
    const differences = conflict(page).getByRole('table', {
      name: 'Where the two versions differ',
    });
    await expect(differences.getByRole('row', { name: 'Category' })).toContainText(
      'What Clara types',
    );
    await expect(differences.getByRole('row', { name: 'Description' })).toContainText(
      'What Edith types.',
    );
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')]);

    await clara.context().close();
    await cleanUp(editor, { guides: id, users: account.id });
  },
);

test(
  'whoever opens a form in which a colleague is typing reads who and when, and can read on or take over',
  { tag: '@nightly' },
  async ({ browser, page, request }) => {
    const editor = await signIn(request);
    const colleague = newColleague();
    const account = await editor.create('users', colleague);
    const { id } = await editor.create('guides?draft=true', guideDraft('of-two-editors'));
    const address = `collections/guides/${id}`;
    const clara = await signedInElsewhere(browser, colleague.email);
    await openForm(page, address);
    await fillInForm(page, { '#field-description': 'What Edith types.' });

    await openForm(clara, address);
    const told = clara.locator('dialog.document-locked');
    await expect(told.getByRole('heading')).toHaveText('A colleague is editing this');
    await expect(told).toContainText('Edith Example is editing this.');
    await expect(told).toContainText('Last edited:');
    await expect(told.locator('strong').last()).toHaveText(
      /^\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d$/,
    );
    await told.getByRole('button', { name: 'View only' }).click();
    await expect(told).toBeHidden();
    await expect(clara.locator('#field-category')).toBeDisabled();

    await openForm(clara, address);
    // The form is read anew after that, and what is typed before is offered again.
    await untilTakenIn(
      clara,
      (asked) => asked.url().includes(`/admin/${address}?_rsc=`),
      () => told.getByRole('button', { name: 'Take over' }).click(),
    );
    await expect(told).toBeHidden();
    await expect(clara.locator('#field-category')).toBeEditable();
    await fillInForm(clara, { '#field-category': 'What Clara types' });
    // A document that is being edited cannot be deleted.
    expect(await save(clara, 'Save draft')).toBe(200);
    await clara.context().close();
    await cleanUp(editor, { guides: id, users: account.id });
  },
);

async function signedInElsewhere(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ storageState: undefined });
  const page = await context.newPage();
  const invitation = await invitationLink(email);
  await choosePassword(page, invitation, 'meadow lantern copper thirty', 'Accept and sign in');
  return page;
}

async function cleanUp(editor: Editor, documents: Record<string, string>): Promise<void> {
  for (const [collection, id] of Object.entries(documents)) await editor.remove(collection, id);
}
