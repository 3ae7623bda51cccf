import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';
import { serverFile } from './server-files.ts';

type Credentials = { email: string; password: string };
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a journey may do as an editor, through Payload's own REST. */
export type Editor = {
  find: <Document>(collection: string, field: string, value: string) => Promise<Document[]>;
  create: (collection: string, document: object) => Promise<{ id: string }>;
  update: (collection: string, id: string, changes: object) => Promise<void>;
  remove: (collection: string, id: string) => Promise<void>;
  updateGlobal: (global: string, changes: object) => Promise<void>;
};

/** The account that `first-account.spec.ts` makes in the admin: the first one, so an administrator's. */
export const account = {
  name: 'Edith Example',
  email: 'editor@directory.example',
  password: 'a password for journeys',
};

/** A guide that nobody has published, with an address of its own each time. */
export const guideDraft = (slug: string) => ({
  slug: `${slug}-${randomUUID()}`,
  title: 'A guide in the making',
  description: 'What a journey writes.',
  category: 'Safety',
  readTimeMinutes: 3,
  reviewerRole: 'Pharmacist reviewer',
  lastReviewedAt: '2025-08-20T12:00:00.000Z',
  body: paragraph('Words that are already there.'),
  _status: 'draft',
});

/** Signs in by the admin’s form, in a browser in which nobody has. */
export async function signInByForm(page: Page, { email, password }: Credentials) {
  await page.goto('/admin/login');
  await expectFormReady(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin$/, { timeout: 20_000 });
  await expectHydratedAdmin(page);
}

/** Follows a link from an email to where a password is chosen, which signs in. */
export async function choosePassword(page: Page, link: string, password: string, action: string) {
  await page.goto(link);
  await expectFormReady(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('The password again').fill(password);
  await page.getByRole('button', { name: action }).click();
  await expect(page).toHaveURL(/\/admin$/, { timeout: 20_000 });
}

/**
 * Opens a screen of the admin, by its own router if another one is open already, as its links do: the admin's script takes a
 * browser two seconds to read. Waits for hydration, because input before that would be lost.
 */
export async function openAdmin(page: Page, address: string): Promise<void> {
  const isFollowed = await page.evaluate((next) => {
    const { router } =
      (window as { next?: { router?: { push: (href: string) => void } } }).next ?? {};
    if (!router || new URL(next, location.href).pathname === location.pathname) return false;
    router.push(next);
    return true;
  }, address);
  if (isFollowed) await page.waitForURL(address);
  else await page.goto(address);
  await expectHydratedAdmin(page);
}

async function expectHydratedAdmin(page: Page): Promise<void> {
  await expect(page.locator('.template-default--nav-hydrated')).toBeAttached({ timeout: 30_000 });
}

/** Waits until Payload's form has its values and is saving nothing: what is typed before that is lost. */
export async function expectFormReady(page: Page): Promise<void> {
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeAttached({
    timeout: 30_000,
  });
}

/** Presses the button; returns the status of the answer once the form has taken it in. */
export async function save(page: Page, button: 'Save' | 'Save draft'): Promise<number> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' &&
      /cms-api\/(?:globals|guides|products|registrations)/.test(response.url()),
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  const status = (await answer).status();
  await expectFormReady(page);
  return status;
}

/**
 * Types into fields of a form, each named by its selector, and has the server check one before the next: what is typed while
 * it checks another field, Payload takes for checked.
 */
export async function fillInForm(page: Page, values: Readonly<Record<string, string>>) {
  await expectFormReady(page);
  for (const [selector, text] of Object.entries(values)) {
    await changeForm(page, () => page.locator(selector).first().fill(text), text);
  }
}

/**
 * Changes a form, and waits until the server has checked it, which nothing on the page tells: until then the form shows the
 * errors of before and is not saved because of them, and no colleague knows of the change. The check is the one with the
 * given text in it.
 */
export async function changeForm(page: Page, change: () => Promise<void>, text: string) {
  const isCheck = (request: Request) => {
    const body = request.postData() ?? '';
    return body.includes('form-state') && body.includes(text);
  };
  await untilTakenIn(page, isCheck, change);
}

/** Acts, and waits until the page has taken in the answer to a request that follows from it. */
export async function untilTakenIn(
  page: Page,
  predicate: (request: Request) => boolean,
  act: () => Promise<void>,
) {
  const asked = { predicate, timeout: 30_000 };
  // Next lets go of an answer that it has read, which the browser counts as a failure.
  const answered = Promise.race([
    page.waitForEvent('requestfinished', asked),
    page.waitForEvent('requestfailed', asked),
  ]);
  await Promise.all([answered, act()]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens the drawer in which the publication of the form’s document is scheduled. */
export async function openSchedule(page: Page): Promise<void> {
  await page.locator('.doc-controls .form-submit .popup-button').click();
  await page.getByText('Schedule publish').click();
}

/** Has what the drawer says done at the given time. */
export async function schedule(page: Page, time: Date): Promise<void> {
  await page.locator('.schedule-publish input[type="text"]').first().fill(typedTime(time));
  await page.keyboard.press('Enter');
  await page.locator('#scheduled-publish-save').click();
  await expect(page.getByText('Scheduled.', { exact: true })).toBeVisible();
}

/** As the admin's field takes it: `Nov 20, 2026 5:58 PM`, by British clocks. */
function typedTime(time: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    time.toLocaleString('en-US', { timeZone: 'Europe/London', ...options });
  const date = part({ month: 'short', day: 'numeric', year: 'numeric' });
  return `${date} ${part({ hour: 'numeric', minute: '2-digit' })}`;
}

/**
 * Keeps a session of the editor of the journeys for all of them: of two sign-ins at the same moment Payload forgets one,
 * because each writes the account’s list of sessions.
 */
export async function keepSession(context: BrowserContext): Promise<void> {
  await context.storageState({ path: serverFile('session.json') });
}

/** The editor of the journeys, in the session that the first of them began. */
export async function signIn(request: APIRequestContext): Promise<Editor> {
  const headers = { Authorization: `JWT ${await readToken()}` };

  async function ask<Answer>(method: string, path: string, data?: object): Promise<Answer> {
    const response = await request.fetch(`/cms-api/${path}`, { method, headers, data });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as Answer;
  }

  return {
    find: async <Document>(collection: string, field: string, value: string) => {
      const where = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' });
      return (await ask<{ docs: Document[] }>('GET', `${collection}?${where}`)).docs;
    },
    create: async (collection, document) =>
      (await ask<{ doc: { id: string } }>('POST', collection, document)).doc,
    update: async (collection, id, changes) => ask('PATCH', `${collection}/${id}`, changes),
    remove: async (collection, id) => ask('DELETE', `${collection}/${id}`),
    updateGlobal: async (global, changes) => ask('POST', `globals/${global}`, changes),
  };
}

/** The token of the kept session, which only its cookie has. */
async function readToken(): Promise<string> {
  const { cookies } = JSON.parse(
    await readFile(serverFile('session.json'), 'utf8'),
  ) as StorageState;
  const token = cookies.find(({ name }) => name === 'payload-token');
  if (!token) throw new Error('Nobody has signed in');
  return token.value;
}

function paragraph(text: string) {
  const element = { version: 1, direction: 'ltr', format: '', indent: 0 };
  const words = { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 };
  const children = [{ ...element, type: 'paragraph', children: [words] }];
  return { root: { ...element, type: 'root', children } };
}
