import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noSite, startTestApp, type TestApp } from '../testing/test-app.ts';
import { createApp } from './app.ts';
import { siteHeaders } from './security-headers.ts';

let running: TestApp;

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

function appAt(publicUrl: string) {
  return createApp({
    ...running,
    config: running.test.config,
    site: noSite,
    admin: (_req, res) => void res.end(),
    trustProxy: [],
    publicUrl,
  });
}

const paths = [
  '/',
  '/',
  '/missing',
  '/admin',
  '/cms-api/users/me',
  '/api/companies',
  '/api/nothing',
  '/healthz',
  '/robots.txt',
  // The front door leads the first one on, and refuses the second.
  '//compare',
  '/%E0%A4%A',
];

describe('browsers come by https alone', () => {
  it('from the first answer on, whatever it is and kept or not, where people open the site by https', async () => {
    const app = appAt('https://directory.example');
    for (const path of paths) {
      const { headers } = await supertest(app).get(path);
      expect(headers['strict-transport-security'], path).toBe(
        'max-age=31536000; includeSubDomains',
      );
    }
  });

  it('for scripts and styles too, which are answered before anything else', async () => {
    expect(await siteHeaders('https://directory.example')).toHaveProperty(
      'strict-transport-security',
      'max-age=31536000; includeSubDomains',
    );
    expect(await siteHeaders('http://localhost:3000')).not.toHaveProperty(
      'strict-transport-security',
    );
  });

  it('only there', async () => {
    const app = appAt('http://localhost:3000');
    for (const path of paths) {
      const { headers } = await supertest(app).get(path);
      expect(headers, path).not.toHaveProperty('strict-transport-security');
    }
  });
});
