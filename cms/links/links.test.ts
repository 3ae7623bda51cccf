import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brokenLinks } from '../desk/filters.ts';
import { createGuide, createProvider, linkTo } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { writeRaw } from '../testing/write-raw.ts';
import { checkDueLinks } from './start-link-check.ts';

let test: TestPayload;
let server: Server;
let site: string;
/** What the other site answers with, by path; 404 where nothing is said. */
const answers = new Map<string, number>();
const asked: string[] = [];
let dieWhenAsked = () => undefined as void;

beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    dieWhenAsked();
    const isUnknownMethod = req.url === '/only-get' && req.method === 'HEAD';
    res.writeHead(isUnknownMethod ? 405 : (answers.get(req.url ?? '') ?? 404)).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = `http://${host}`;
  test = await startTestPayload({ WEB_TEST_SERVER: host });
});
afterAll(async () => {
  await test.stop();
  server.close();
});

const day = 24 * 3_600_000;
let now = Date.now();
/** Follows what is due after some days. */
async function checkAfter(days: number, signal?: AbortSignal): Promise<string[]> {
  now += days * day;
  asked.length = 0;
  await checkDueLinks(test.payload, { now: new Date(now), signal });
  return asked.filter((each) => !each.endsWith('/robots.txt'));
}

async function listed() {
  const { docs } = await test.payload.find({
    collection: 'broken-links',
    where: brokenLinks(),
    depth: 0,
    overrideAccess: true,
  });
  return docs;
}

describe('links to other sites', () => {
  it('are followed once a week; one that fails twice is broken until it answers', async () => {
    answers.set('/', 200).set('/only-get', 200).set('/robots.txt', 404);
    const provider = await createProvider(test.payload, { website: `${site}/` });
    const guide = await createGuide(test.payload, {
      title: 'Needles',
      body: linkTo(`${site}/gone#doses`),
      sources: [{ title: 'A', publisher: 'B', url: `${site}/only-get` }],
    });
    await createGuide(test.payload, {
      title: 'A',
      _status: 'draft',
      body: linkTo(`${site}/draft`),
    });
    await createProvider(test.payload, { name: 'Other', website: 'https://other.example/' });

    expect((await checkAfter(0)).toSorted()).toEqual([
      'GET /gone',
      'GET /only-get',
      'HEAD /',
      'HEAD /gone',
      'HEAD /only-get',
    ]);
    expect(await listed()).toEqual([]);
    expect(await checkAfter(0.5)).toEqual([]);

    expect(await checkAfter(1)).toEqual(['HEAD /gone', 'GET /gone']);
    expect(await listed()).toMatchObject([
      {
        address: `${site}/gone`,
        problem: expect.stringContaining('answers with an error (404).'),
        failures: 2,
        standsIn: [{ relationTo: 'guides', value: guide.id }],
      },
    ]);
    expect(await checkAfter(1)).toEqual([]);

    answers.set('/gone', 200);
    expect(await checkAfter(7)).toContain('HEAD /gone');
    expect(await listed()).toEqual([]);

    answers.set('/', 503);
    await checkAfter(7);
    await checkAfter(2);
    expect(await listed()).toMatchObject([{ address: `${site}/` }]);
    await test.payload.update({
      collection: 'providers',
      id: provider.id,
      data: { website: null },
      overrideAccess: true,
    });
    await checkAfter(7);
    expect(await listed()).toEqual([]);
  }, 120_000);

  it('are followed by another process if the one that had begun has ended', async () => {
    answers.set('/', 200).set('/robots.txt', 404);
    await createProvider(test.payload, { name: 'Elder', website: `${site}/` });
    expect(await checkAfter(7, AbortSignal.abort())).toEqual([]);
    expect(await checkAfter(1 / 24)).toEqual([]);
    expect(await checkAfter(5 / 24)).toContain('HEAD /');
    expect(await checkAfter(6)).toEqual([]);
  }, 120_000);

  it('are begun with three times a week at most if no process comes to their end', async () => {
    answers.set('/', 200).set('/robots.txt', 404);
    await createProvider(test.payload, { name: 'Poisoned', website: `${site}/` });
    await checkAfter(13.75);
    expect(await begunInQuarters(32)).toEqual([7, 7.25, 7.5]);
    expect(await checkAfter(7)).toContain('HEAD /');
    expect(await checkAfter(6)).toEqual([]);
  }, 120_000);

  it('that have failed once are begun with as often at most', async () => {
    answers.set('/', 503);
    await checkAfter(7);
    expect(await begunInQuarters(27)).toEqual([0.25, 0.5, 0.75]);
  }, 120_000);

  it('are followed where a document beside them cannot be read, which is named in the log', async () => {
    const { payload } = test;
    answers.set('/', 503).set('/spoilt', 503).set('/robots.txt', 404);
    const spoil = async (collection: string, id: string, column: string, field: string) => {
      const table = collection.replaceAll('-', '_');
      await writeRaw(payload, id, { table, column, collection, field, value: 'one of these days' });
    };
    await createProvider(payload, { name: 'Beside', website: `${site}/` });
    await createProvider(payload, { name: 'Spoilt', website: `${site}/spoilt` });
    const guide = await createGuide(payload, { title: 'B', body: linkTo(`${site}/needles`) });
    await checkAfter(7);
    const { docs } = await payload.find({
      collection: 'broken-links',
      where: { address: { equals: `${site}/spoilt` } },
      depth: 0,
      overrideAccess: true,
    });
    await spoil('broken-links', docs[0]!.id, 'checked_at', 'checkedAt');
    await spoil('guides', guide.id, 'last_reviewed_at', 'lastReviewedAt');
    const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
    const followed = await checkAfter(7);
    expect(followed).toContain('GET /');
    expect(followed).toContain('GET /spoilt');
    expect((await listed()).map(({ address }) => address)).toContain(`${site}/`);
    const named = error.mock.calls.map(([about]) => about as { collection: string; id: string });
    // MongoDB reads a time that is none as it is stored.
    const isSqlite = process.env.TEST_DATABASE_URL === undefined;
    expect(named.filter(({ id }) => id === guide.id)).toHaveLength(isSqlite ? 1 : 0);
  }, 120_000);
});

/** Of so many quarters of a day, the days after which links were followed, each time by a process that dies of the first. */
async function begunInQuarters(quarters: number): Promise<number[]> {
  const days: number[] = [];
  for (let quarter = 1; quarter <= quarters; quarter += 1) {
    const process = new AbortController();
    dieWhenAsked = () => process.abort();
    await checkAfter(0.25, process.signal).catch(() => undefined);
    if (asked.length > 0) days.push(quarter / 4);
  }
  dieWhenAsked = () => undefined;
  return days;
}
