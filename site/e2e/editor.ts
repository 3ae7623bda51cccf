import { expect, type APIRequestContext, type Page } from '@playwright/test';

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

/** Signs in to the admin as the editor of the journeys. */
export async function signInToAdmin(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.locator('#field-email').fill(account.email);
  await page.locator('#field-password').fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin$/, { timeout: 20_000 });
}

/** Signs in as the editor of the journeys. */
export async function signIn(request: APIRequestContext): Promise<Editor> {
  const { email, password } = account;
  const answer = await request.post('/cms-api/users/login', { data: { email, password } });
  const headers = { Authorization: `JWT ${tokenIn(answer.headers()['set-cookie'])}` };

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

/** The token of a session, which only its cookie has. */
function tokenIn(cookies: string | undefined): string {
  const token = /payload-token=([^;]+)/.exec(cookies ?? '')?.[1];
  if (!token) throw new Error('Nobody has signed in');
  return token;
}
