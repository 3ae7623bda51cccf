import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guide } from '#collections/payload-types.ts';
import { runNextJob } from '../runtime/jobs.ts';
import {
  createGuide,
  createMarketReport,
  createProvider,
  element,
  root,
} from '../testing/example-data.ts';
import { noSite, startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';

let test: TestApp;
let api: ReturnType<typeof supertest>;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestApp({
    site: {
      ...noSite,
      knownParameters: () => ['page'],
      render: async (url) => {
        const slug = /^\/articles\/([^?]*)/.exec(url)?.[1] ?? '';
        const status = test.catalogue.current().guides.has(slug) ? 200 : 404;
        return { ...(await noSite.render(url, {} as never)), status };
      },
    },
  });
  api = supertest(test.app);
  editors = await createTestEditors(test.test);
});
afterAll(() => test.stop());

let documents = 0;
const next = () => `n${(documents += 1)}`;

const guideAt = (slug: string) => createGuide(test.payload, { title: next(), slug });
const move = ({ id }: { id: string }, slug: string) =>
  editors.patch('editor', `/guides/${id}`, { slug, _status: 'published' });

/** Where an address leads, as far as it goes. */
async function follow(address: string): Promise<string[]> {
  const { status, headers } = await api.get(address);
  if (status !== 301) return [`${status}`];
  return [headers.location ?? '', ...(await follow(headers.location ?? ''))];
}

const messageOf = (body: unknown) => JSON.stringify(body);

describe('a page whose address has changed', () => {
  it('is found at the old one, with what was asked', async () => {
    const guide = await guideAt(next());
    const slug = next();
    await move(guide, slug).expect(200);
    expect(await follow(`/articles/${guide.slug}?page=2`)).toEqual([
      `/articles/${slug}?page=2`,
      '200',
    ]);
    const { headers } = await api.get(`/articles/${guide.slug}`);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is found in one step from each that it has had', async () => {
    const guide = await guideAt(next());
    const [second, third] = [next(), next()];
    await move(guide, second).expect(200);
    await move(guide, third).expect(200);
    for (const slug of [guide.slug, second])
      expect(await follow(`/articles/${slug}`)).toEqual([`/articles/${third}`, '200']);
  });

  it('can have an old one again', async () => {
    const guide = await guideAt(next());
    const second = next();
    await move(guide, second).expect(200);
    await move(guide, guide.slug).expect(200);
    expect(await follow(`/articles/${guide.slug}`)).toEqual(['200']);
    expect(await follow(`/articles/${second}`)).toEqual([`/articles/${guide.slug}`, '200']);
  });

  it('is still found at the old one once an earlier version is restored, which is a draft', async () => {
    const guide = await guideAt(next());
    const slug = next();
    await move(guide, slug).expect(200);
    const { docs } = await test.payload.findVersions({
      collection: 'guides',
      where: { parent: { equals: guide.id }, 'version.slug': { equals: guide.slug } },
    });
    await editors.post('editor', `/guides/versions/${docs[0]?.id}`, {}).expect(200);
    expect(await follow(`/articles/${guide.slug}`)).toEqual([`/articles/${slug}`, '200']);
    await editors.patch('editor', `/guides/${guide.id}`, { _status: 'published' }).expect(200);
    expect(await follow(`/articles/${slug}`)).toEqual([`/articles/${guide.slug}`, '200']);
  });

  it('is still found at an old one after a publication there that is refused', async () => {
    const guide = await guideAt(next());
    const second = next();
    await move(guide, second).expect(200);
    await createGuide(test.payload, { title: next(), slug: guide.slug, _status: 'draft' });
    await move(guide, guide.slug).expect(400);
    expect(await follow(`/articles/${guide.slug}`)).toEqual([`/articles/${second}`, '200']);
  });

  it('is found once it is published there, not while that is a draft', async () => {
    const guide = await guideAt(next());
    const slug = next();
    await editors
      .patch('editor', `/guides/${guide.id}?draft=true`, { slug, _status: 'draft' })
      .expect(200);
    expect(await follow(`/articles/${guide.slug}`)).toEqual(['200']);
    await editors.patch('editor', `/guides/${guide.id}`, { _status: 'published' }).expect(200);
    expect(await follow(`/articles/${guide.slug}`)).toEqual([`/articles/${slug}`, '200']);
  });

  it('is found when a job publishes it', async () => {
    const guide = await guideAt(next());
    const slug = next();
    await editors
      .patch('editor', `/guides/${guide.id}?draft=true`, { slug, _status: 'draft' })
      .expect(200);
    await test.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'guides', value: guide.id } },
    });
    expect(await runNextJob(test.payload)).toBe(true);
    expect(await follow(`/articles/${guide.slug}`)).toEqual([`/articles/${slug}`, '200']);
  });

  it('may be a report, or a provider at either of its addresses', async () => {
    const report = await createMarketReport(test.payload, { title: next() });
    const provider = await createProvider(test.payload, { name: next() });
    const slug = next();
    for (const path of [`/market-reports/${report.id}`, `/providers/${provider.id}`]) {
      await editors.patch('editor', path, { _status: 'draft' }).expect(200);
      await editors.patch('editor', path, { slug, _status: 'published' }).expect(200);
    }
    const leads = async (address: string) => (await api.get(address).expect(301)).headers.location;
    expect(await leads(`/market-analysis/${report.slug}`)).toBe(`/market-analysis/${slug}`);
    expect(await leads(`/providers/${provider.slug}`)).toBe(`/providers/${slug}`);
    expect(await leads(`/provider/${provider.slug}`)).toBe(`/providers/${slug}`);
  });

  it('is found at the old one when it was off the site, or in the trash, while the address changed', async () => {
    const leave = [{ _status: 'draft' }, { deletedAt: new Date().toISOString() }];
    for (const change of leave) {
      const guide = await guideAt(next());
      const slug = next();
      // A draft of the new address lies there already: leaving the site stores it.
      await editors
        .patch('editor', `/guides/${guide.id}?draft=true`, { slug, _status: 'draft' })
        .expect(200);
      await editors.patch('editor', `/guides/${guide.id}`, change).expect(200);
      expect(await follow(`/articles/${guide.slug}`)).toEqual(['404']);
      await editors
        .patch('editor', `/guides/${guide.id}?trash=true`, { deletedAt: null, _status: 'draft' })
        .expect(200);
      await move(guide, slug).expect(200);
      expect(await follow(`/articles/${guide.slug}`)).toEqual([`/articles/${slug}`, '200']);
    }
  });

  it('is found at each when an earlier version is restored while it is off the site', async () => {
    const guide = await guideAt(next());
    const slug = next();
    await move(guide, slug).expect(200);
    await editors.patch('editor', `/guides/${guide.id}`, { _status: 'draft' }).expect(200);
    const { docs } = await test.payload.findVersions({
      collection: 'guides',
      where: { parent: { equals: guide.id }, 'version.slug': { equals: guide.slug } },
    });
    await editors.post('editor', `/guides/versions/${docs[0]?.id}`, {}).expect(200);
    await editors.patch('editor', `/guides/${guide.id}`, { _status: 'published' }).expect(200);
    expect(await follow(`/articles/${guide.slug}`)).toEqual(['200']);
    expect(await follow(`/articles/${slug}`)).toEqual([`/articles/${guide.slug}`, '200']);
  });

  it('has no redirect once it is back at the address that it had before it left the site', async () => {
    const guide = await guideAt(next());
    await editors.patch('editor', `/guides/${guide.id}`, { _status: 'draft' }).expect(200);
    expect(await redirectsAt(guide.slug)).toHaveLength(1);
    await editors.patch('editor', `/guides/${guide.id}`, { _status: 'published' }).expect(200);
    expect(await follow(`/articles/${guide.slug}`)).toEqual(['200']);
    expect(await redirectsAt(guide.slug)).toEqual([]);
  });

  it('leaves none at an address at which it was never published', async () => {
    const guide = await createGuide(test.payload, {
      title: next(),
      slug: next(),
      _status: 'draft',
    });
    await move(guide, next()).expect(200);
    expect(await redirectsAt(guide.slug)).toEqual([]);
  });

  it('is linked at its new one where somebody has typed the old one into a text', async () => {
    const guide = await guideAt(next());
    const from = await createGuide(test.payload, {
      title: next(),
      body: typedLink(`/articles/${guide.slug}#doses`),
    });
    const slug = next();
    await move(guide, slug).expect(200);
    const { body } = await api.get(`/api/guides/${from.slug}`).expect(200);
    expect((body as { bodyHtml: string }).bodyHtml).toContain(`href="/articles/${slug}#doses"`);
  });

  it('leads nowhere once it is taken off the site, and its redirect goes with it', async () => {
    const guide = await guideAt(next());
    await move(guide, next()).expect(200);
    await editors.patch('editor', `/guides/${guide.id}`, { _status: 'draft' }).expect(200);
    expect(await follow(`/articles/${guide.slug}`)).toEqual(['404']);
    await editors.delete('editor', `/guides/${guide.id}`).expect(200);
    expect(await redirectsAt(guide.slug)).toEqual([]);
  });
});

describe('the old address of a page', () => {
  it('is refused to another, in words that name the page; deleting the redirect frees it', async () => {
    const guide = await createGuide(test.payload, { title: 'Needles and pens', slug: next() });
    const other = await guideAt(next());
    await move(guide, next()).expect(200);
    const { body } = await move(other, guide.slug).expect(400);
    expect(messageOf(body)).toContain(
      `/articles/${guide.slug} still leads readers to “Needles and pens”, which had this address before.`,
    );
    expect(await follow(`/articles/${other.slug}`)).toEqual(['200']);

    const [redirect] = await redirectsAt(guide.slug);
    await editors.delete('editor', `/redirects/${redirect!.id}`).expect(200);
    expect(await follow(`/articles/${guide.slug}`)).toEqual(['404']);
    await move(other, guide.slug).expect(200);
    expect(await follow(`/articles/${guide.slug}`)).toEqual(['200']);
  });

  it('is not made by hand, nor changed', async () => {
    const guide = await guideAt(next());
    await move(guide, next()).expect(200);
    const [redirect] = await redirectsAt(guide.slug);
    const to = { relationTo: 'guides', value: guide.id };
    await editors.post('admin', '/redirects', { from: '/', to }).expect(403);
    await editors.patch('admin', `/redirects/${redirect!.id}`, { from: '/' }).expect(403);
  });

  it('gives way to a page that is there all the same', async () => {
    const guide = await guideAt(next());
    await move(guide, next()).expect(200);
    const other = await guideAt(next());
    await test.payload.db.updateOne({
      collection: 'guides',
      id: other.id,
      data: { slug: guide.slug },
    });
    await test.catalogue.compare();
    expect(await follow(`/articles/${guide.slug}`)).toEqual(['200']);
  });
});

async function redirectsAt(slug: string): Promise<{ id: string }[]> {
  const { docs } = await test.payload.find({
    collection: 'redirects',
    where: { from: { equals: `/articles/${slug}` } },
    overrideAccess: true,
  });
  return docs;
}

function typedLink(url: string): Guide['body'] {
  const words = { type: 'text', version: 1, text: 'it', format: 0, style: '', mode: 'normal' };
  const fields = { linkType: 'custom', newTab: false, url };
  return root([
    { ...element('paragraph'), children: [{ ...element('link'), fields, children: [words] }] },
  ]);
}
