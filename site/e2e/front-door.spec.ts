import { expect } from '@playwright/test';
import { exchange, head, statusOf } from '#cms/testing/raw-http.ts';
import { test } from './journey.ts';

// Requests that no browser sends, tested against the built site.

const portOf = (baseURL: string | undefined) => Number(new URL(baseURL ?? '').port);

test('An upgrade request is ignored, before and after a visit to the admin', async ({
  baseURL,
  request,
}) => {
  const port = portOf(baseURL);
  for (const visit of ['first', 'second']) {
    for (const protocol of ['websocket', 'h2c']) {
      for (const path of ['/', '/api/stats', '/admin/login']) {
        const send = head(`GET ${path}`, 'Connection: Upgrade', `Upgrade: ${protocol}`);
        const answer = await exchange({ port, send, until: /\r\n\r\n/ });
        expect(statusOf(answer), `${visit} ${protocol} ${path}`).toBe(200);
      }
    }
    expect((await request.get('/admin/login')).status()).toBe(200);
  }
});

test('A personal page is never cached, however its URL is written', async ({ baseURL }) => {
  const port = portOf(baseURL);
  for (const path of ['/%73ubscription?token=x', '/assets/../subscription?token=x']) {
    const answer = await exchange({ port, send: head(`GET ${path}`, 'Connection: close') });
    expect(statusOf(answer), path).toBe(301);
    expect(answer).toContain('\r\nLocation: /subscription?token=x\r\n');
  }
  // React's router ignores case.
  for (const path of ['/subscription', '/Subscription', '/SUBSCRIPTION/confirm']) {
    const answer = await exchange({ port, send: head(`GET ${path}?token=x`, 'Connection: close') });
    expect(answer, path).toMatch(/\r\ncache-control: no-store\r\n/i);
    expect(answer, path).toMatch(/\r\nreferrer-policy: no-referrer\r\n/i);
  }
});

test('URLs that match no route get a response', async ({ baseURL }) => {
  const port = portOf(baseURL);
  for (const path of ['/%0A?x=1', '/compare%0A?x=1', '/%E2%80%A8', '/a/b/c;d=e', "/'"]) {
    const answer = await exchange({ port, send: head(`GET ${path}`, 'Connection: close') });
    expect([400, 404], path).toContain(statusOf(answer));
  }
});

test('A file that an earlier build had is answered with a short page, not with one of the site', async ({
  request,
}) => {
  const answer = await request.get('/assets/entry-client-earlier.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const text = await answer.text();
  expect(text).toContain('There is no such file.');
  expect(text.length).toBeLessThan(1000);
});

test('Scripts and styles have the security headers of the page that asks for them', async ({
  request,
}) => {
  const page = await request.get('/');
  const [file = ''] = /\/assets\/[^"]+\.css/.exec(await page.text()) ?? [];
  const answer = await request.get(file);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(securityOf(answer.headers())).toEqual(securityOf(page.headers()));
  expect(Object.keys(securityOf(answer.headers()))).toHaveLength(6);
});

function securityOf(headers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => /-(?:policy|options)$/.test(name)),
  );
}
