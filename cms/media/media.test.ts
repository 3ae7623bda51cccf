import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
import type { Guide, Media } from '#collections/payload-types.ts';
import { maxPictureBytes } from '#contract/rules/picture.ts';
import { providerSchema } from '#contract/schemas/company.ts';
import { guideSchema, type Guide as ShownGuide } from '#contract/schemas/guide.ts';
import { legalPageSchema } from '#contract/schemas/legal-page.ts';
import { marketReportSchema } from '#contract/schemas/market-report.ts';
import type { Picture } from '#contract/schemas/picture.ts';
import {
  createGuide,
  createLegalPage,
  createMarketReport,
  createMedication,
  createProvider,
  element,
  root,
} from '../testing/example-data.ts';
import { examplePdf, examplePicture } from '../testing/files.ts';
import { createPicture } from '../testing/pictures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';

let test: TestApp;
let api: ReturnType<typeof supertest>;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestApp();
  api = supertest(test.app);
  editors = await createTestEditors(test.test);
});
afterAll(() => test.stop());

const folder = () => path.join(test.test.env.dataDir, 'media');
const kept = () => (existsSync(folder()) ? readdirSync(folder()) : []);
const shown = (id: string) => test.catalogue.current().references.picture(id);

/** Sends a picture in a form, as the admin does. */
function upload(
  file: Buffer,
  { role = 'editor', alt = 'A pen' }: { role?: Role | null; alt?: string } = {},
) {
  return editors
    .post(role, '/media')
    .field('_payload', JSON.stringify({ alt }))
    .attach('file', file, { filename: 'Jo Bloggs.png', contentType: 'image/png' });
}

async function uploaded(file: Buffer): Promise<Media> {
  const { body } = await upload(file).expect(201);
  return (body as { doc: Media }).doc;
}

async function bytesOf(url: string): Promise<Buffer> {
  const { body } = await api.get(url).responseType('blob').expect(200);
  return body as Buffer;
}

const messageOf = (body: unknown) =>
  (body as { errors: { message: string }[] }).errors.map(({ message }) => message).join(' ');

/** A photograph of a telephone: lying on its side, and saying where it was taken. */
function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Jo Bloggs' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

describe('a picture', () => {
  it('is kept in two formats and several widths, the right way up, without what the camera noted', async () => {
    const { id, filename } = await uploaded(await photograph());
    expect(filename).toMatch(/^[\da-f-]{36}\.jpg$/);
    const { width, height, files } = shown(id)!;
    expect([width, height]).toEqual([1000, 2000]);
    expect(files.map(({ type, width: each }) => `${type} ${each}`)).toEqual([
      'avif 400',
      'avif 800',
      'avif 1000',
      'webp 400',
      'webp 800',
      'webp 1000',
    ]);
    const all = [
      readFileSync(path.join(folder(), filename!)),
      ...(await Promise.all(files.map(({ url }) => bytesOf(url)))),
    ];
    for (const bytes of all) {
      expect(bytes.toString('latin1')).not.toContain('Jo Bloggs');
      const { exif, orientation, height: tall, width: wide } = await sharp(bytes).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(tall).toBe(2 * wide);
    }
  });

  it('is not enlarged', async () => {
    const { id, width } = await uploaded(await examplePicture());
    expect(shown(id)!.files.map((file) => file.width)).toEqual([width, width]);
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const { id } = await uploaded(await examplePicture(format));
    const { format: webFormat } = await sharp(
      await bytesOf(shown(id)!.files.at(-1)!.url),
    ).metadata();
    expect(webFormat).toBe('webp');
  });

  it('is kept for good by browsers, which take it for nothing but a picture', async () => {
    const { id } = await createPicture(test.payload);
    const { headers } = await api.get(shown(id)!.files[0]!.url).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each([
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a PDF', examplePdf(), 415],
    ['an empty file', Buffer.alloc(0), 400],
  ])('is refused with a sentence if it is %s, and nothing is kept', async (_, file, status) => {
    const before = kept();
    const { body } = await upload(file).expect(status);
    expect(messageOf(body)).toMatch(/Please choose another one\.$/);
    expect(kept()).toEqual(before);
  });

  it('is refused with a sentence if it breaks off', async () => {
    const picture = await photograph();
    const { body } = await upload(picture.subarray(0, picture.length / 2)).expect(400);
    expect(messageOf(body)).toContain('broken or not whole');
  });

  it('is refused with a sentence if it is larger than 10 MB', async () => {
    const { body } = await api
      .post('/cms-api/media')
      .set('Authorization', `JWT ${editors.token('editor')}`)
      .attach('file', Buffer.alloc(maxPictureBytes + 100_000), 'large.png')
      .expect(413);
    expect(messageOf(body)).toContain('larger than 10 MB');
  });

  it('is refused without words for those who do not see it, and nothing is kept', async () => {
    const before = kept();
    const { body } = await upload(await examplePicture(), { alt: '' }).expect(400);
    expect(messageOf(body)).toContain('What it shows');
    expect(kept()).toEqual(before);
  });

  it('comes as a file, never from an address', async () => {
    const { body } = await editors
      .post('editor', '/media', {
        alt: 'A',
        filename: 'a.png',
        url: 'https://clinic.example/a.png',
      })
      .expect(400);
    expect(messageOf(body)).toBe('Choose a picture first.');
    await editors.get('editor', '/media/paste-url?src=https://clinic.example/a.png').expect(400);
  });

  it.each([
    [null, 401],
    ['viewer', 403],
    ['moderator', 403],
    ['clerk', 403],
    ['editor', 201],
    ['admin', 201],
  ] as const)('from %s answers %i', async (role, status) => {
    await upload(await examplePicture(), { role }).expect(status);
  });

  it('keeps its file and what was read from it; its words and its focal point change', async () => {
    const { id, filename, width } = await uploaded(await examplePicture());
    const other = await uploaded(await examplePicture());
    const change = { filename: other.filename, width: 5, alt: 'Two pens', focalX: 20, focalY: 80 };
    await editors.patch('editor', `/media/${id}`, change).expect(200);
    const stored = await test.payload.findByID({ collection: 'media', id });
    expect(stored).toMatchObject({ filename, width, alt: 'Two pens', focalX: 20, focalY: 80 });
    expect(shown(id)).toMatchObject({ alt: 'Two pens', focalPoint: { x: 20, y: 80 } });
    await bytesOf(shown(id)!.files[0]!.url);

    const { body } = await editors
      .patch('editor', `/media/${id}`)
      .field('_payload', '{}')
      .attach('file', await examplePicture(), 'other.png')
      .expect(400);
    expect(messageOf(body)).toContain('A file stays as it was uploaded.');
    await editors.patch('editor', `/media/${id}`, { focalX: 400 }).expect(400);
  });
});

const pictureIn = (value: unknown) =>
  root([{ ...element('upload'), relationTo: 'media', value, fields: {} }]);

const linkTo = (relationTo: string, value: unknown, text = 'the page') =>
  root([
    {
      ...element('paragraph'),
      children: [
        {
          ...element('link'),
          fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
          children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal' }],
        },
      ],
    },
  ]);

async function readGuide({ slug }: Pick<Guide, 'slug'>): Promise<ShownGuide> {
  const { body } = await api.get(`/api/guides/${slug}`).expect(200);
  return guideSchema.parse(body);
}

let documents = 0;
const next = () => `n${(documents += 1)}`;

describe('a picture in use', () => {
  it('stands at the top of guides and reports, and on the page of a provider', async () => {
    const { id } = await createPicture(test.payload);
    const picture = shown(id);
    const guide = await createGuide(test.payload, { title: next(), picture: id });
    const report = await createMarketReport(test.payload, { title: next(), picture: id });
    const provider = await createProvider(test.payload, { name: next(), logo: id });
    const [{ body: ofReport }, { body: ofProvider }] = await Promise.all([
      api.get(`/api/market-reports/${report.slug}`),
      api.get(`/api/providers/${provider.slug}`),
    ]);
    expect((await readGuide(guide)).picture).toEqual(picture);
    expect(marketReportSchema.parse(ofReport).picture).toEqual(picture);
    expect(providerSchema.parse(ofProvider).logo).toEqual(picture);
    await editors.patch('editor', `/media/${id}`, { alt: 'Another pen' }).expect(200);
    const { body } = await api.get(`/api/providers/${provider.slug}`);
    expect((body as { logo: Picture }).logo.alt).toBe('Another pen');
  });

  it('stands in texts with its size and its words, and needs no script', async () => {
    const { id, width, height } = await createPicture(test.payload, 'Pens & “boxes”');
    const guide = await createGuide(test.payload, { title: next(), body: pictureIn(id) });
    const { bodyHtml } = await readGuide(guide);
    expect(bodyHtml).toMatch(/^<figure><picture><source type="image\/avif" srcset="\/media\//);
    expect(bodyHtml).toContain('alt="Pens &amp; “boxes”"');
    expect(bodyHtml).toContain(`width="${width}" height="${height}"`);
    expect(bodyHtml).not.toMatch(/style=|on\w+=/);
  });

  it.each([
    ['that is gone', 'a-picture-that-is-gone'],
    ['without an id', null],
    ['with something else for an id', { relation: ['"><script>'] }],
  ])('%s is left out, and the page stays', async (_, value) => {
    const guide = await createGuide(test.payload, { title: next() });
    await test.payload.db.updateOne({
      collection: 'guides',
      id: guide.id,
      data: {
        body: {
          root: {
            ...guide.body.root,
            children: [...guide.body.root.children, ...pictureIn(value).root.children],
          },
        },
      },
    });
    await test.catalogue.compare();
    expect((await readGuide(guide)).bodyHtml).not.toMatch(/<picture|<script/);
  });

  it('is missing from the disk: its address says so in words, and the page stays', async () => {
    const { id } = await createPicture(test.payload);
    const guide = await createGuide(test.payload, { title: next(), picture: id });
    for (const name of kept().filter((each) => each.startsWith(nameOf(id))))
      rmSync(path.join(folder(), name));
    const { url } = (await readGuide(guide)).picture!.files[0]!;
    expect((await api.get(url).expect(404)).text).toContain('There is no such picture.');
  });

  it('gets a size that its upload did not live to write as soon as somebody asks for it', async () => {
    const { id } = await uploaded(await photograph());
    const whole = kept();
    for (const { url } of shown(id)!.files) rmSync(path.join(folder(), path.basename(url)));
    const asked = shown(id)!.files.map(({ url }) => bytesOf(url));
    const made = await Promise.all(asked.map(async (bytes) => sharp(await bytes).metadata()));
    expect(made.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'heif 400',
      'heif 800',
      'heif 1000',
      'webp 400',
      'webp 800',
      'webp 1000',
    ]);
    expect(kept()).toEqual(whole);
    await api.get(`/media/${nameOf(id)}-401.avif`).expect(404);
  });

  it('is not deleted; the refusal names where it stands, drafts included', async () => {
    const { id } = await createPicture(test.payload);
    const guide = await createGuide(test.payload, { title: 'Needles', body: pictureIn(id) });
    const provider = await createProvider(test.payload, { name: 'Fenwick', logo: id });
    const draft = await createGuide(test.payload, { title: 'Pens' });
    await test.payload.update({
      collection: 'guides',
      id: draft.id,
      data: { picture: id },
      draft: true,
      overrideAccess: true,
    });
    const { body } = await editors.delete('editor', `/media/${id}`).expect(409);
    expect(messageOf(body)).toBe(
      'This picture is used in the guide “Needles”, the guide “Pens” and the provider “Fenwick”. Take it out there first.',
    );
    expect(shown(id)).not.toBeNull();

    for (const used of [guide, draft])
      await test.payload.delete({ collection: 'guides', id: used.id, overrideAccess: true });
    await test.payload.delete({ collection: 'providers', id: provider.id, overrideAccess: true });
    const name = nameOf(id);
    await editors.delete('editor', `/media/${id}`).expect(200);
    expect(kept().filter((each) => each.startsWith(name))).toEqual([]);
  });

  const nameOf = (id: string) => /\/media\/([\da-f-]{36})/.exec(shown(id)!.files[0]!.url)![1]!;
});

describe('an address below /media', () => {
  it.each([
    ['/media/x.avif', 404],
    ['/media/00000000-0000-4000-8000-000000000000-400.avif', 404],
    ['/media/00000000-0000-4000-8000-000000000000.png', 404],
    ['/media/..%2fpayload-secret', 400],
    ['/media/%00.avif', 400],
  ])('that does not lead to a picture is refused in words: %s', async (address, status) => {
    const { text } = await api.get(address).expect(status);
    expect(text).toMatch(/There is no such picture\.|This site does not understand the address\./);
  });

  it('of the file that a picture was made from is for those who have signed in', async () => {
    const { filename } = await createPicture(test.payload);
    await api.get(`/media/${filename}`).expect(404);
    await editors.get(null, `/media/file/${filename}`).expect(401);
    await editors.get('viewer', `/media/file/${filename}`).expect(200);
  });
});

describe('a link to a document', () => {
  it('leads to its page as it is now', async () => {
    const target = await createGuide(test.payload, { title: next() });
    const from = await createGuide(test.payload, {
      title: next(),
      body: linkTo('guides', target.id),
    });
    expect((await readGuide(from)).bodyHtml).toBe(
      `<p><a href="/articles/${target.slug}">the page</a></p>`,
    );
    await test.payload.update({
      collection: 'guides',
      id: target.id,
      data: { slug: 'moved' },
      overrideAccess: true,
    });
    expect((await readGuide(from)).bodyHtml).toContain('href="/articles/moved"');
  });

  it('is plain text while the document is not published, or is gone', async () => {
    const target = await createGuide(test.payload, { title: next(), _status: 'draft' });
    const body = linkTo('guides', target.id);
    const from = await createGuide(test.payload, { title: next(), body });
    expect((await readGuide(from)).bodyHtml).toBe('<p>the page</p>');
  });

  it('to a medication goes by its name, as its page does, whatever its slug', async () => {
    const kwikPen = { name: 'Mounjaro KwikPen', slug: 'mounjaro-kwikpen' };
    const { id } = await createMedication(test.payload, kwikPen);
    const from = await createGuide(test.payload, {
      title: next(),
      body: linkTo('medications', id),
    });
    expect((await readGuide(from)).bodyHtml).toContain(
      'href="/medications?filter=mounjaro+kwikpen"',
    );
  });

  it('stands in reports and legal pages, and leads to providers, reports and legal pages', async () => {
    const provider = await createProvider(test.payload, { name: next() });
    const report = await createMarketReport(test.payload, {
      title: next(),
      sections: [
        {
          title: 'A',
          anchor: 'a',
          blocks: [
            { blockType: 'text', body: linkTo('providers', provider.id) },
            { blockType: 'keyFigures', figures: [{ value: '162', label: 'products tracked' }] },
          ],
        },
      ],
    });
    const page = await createLegalPage(test.payload, {
      title: next(),
      sections: [{ heading: 'A', anchor: 'a', body: linkTo('market-reports', report.id) }],
    });
    const guide = await createGuide(test.payload, {
      title: next(),
      body: linkTo('legal-pages', page.id),
    });
    const { body: ofReport } = await api.get(`/api/market-reports/${report.slug}`);
    const { body: ofPage } = await api.get(`/api/legal-pages/${page.slug}`);
    expect(marketReportSchema.parse(ofReport).sections[0]!.blocks[0]).toMatchObject({
      bodyHtml: expect.stringContaining(`href="/providers/${provider.slug}"`),
    });
    expect(legalPageSchema.parse(ofPage).sections[0]!.bodyHtml).toContain(
      `href="/market-analysis/${report.slug}"`,
    );
    expect((await readGuide(guide)).bodyHtml).toContain(`href="/${page.slug}"`);
  });

  it.each([
    ['users', 'a'],
    ['guides', { id: '"><script>' }],
    ['"><script>', 'a'],
    ['__proto__', 'constructor'],
  ])('to %s %o is plain text', async (relationTo, value) => {
    const guide = await createGuide(test.payload, { title: next() });
    await test.payload.db.updateOne({
      collection: 'guides',
      id: guide.id,
      data: { body: linkTo(relationTo, value) },
    });
    await test.catalogue.compare();
    expect((await readGuide(guide)).bodyHtml).toBe('<p>the page</p>');
  });
});
