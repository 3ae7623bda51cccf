import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOut, createGuide, linkTo, richText } from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type { RichText } from './rich-text.ts';

let test: TestPayload;
let editors: TestEditors;
let guide: string;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
  ({ id: guide } = await createGuide(test.payload, { title: 'Needles' }));
});
afterAll(() => test.stop());

const publish = (body: RichText) =>
  editors.patch('editor', `/guides/${guide}`, { body, _status: 'published' });

describe('a link in a text', () => {
  it.each([
    'https://www.nhs.uk/conditions',
    '/compare',
    '/compare?filter=a+b#prices',
    '#side-effects',
    'mailto:help@directory.example',
    'tel:111',
  ])('is published as it is typed: %s', async (url) => {
    const { body } = await publish(linkTo(url)).expect(200);
    expect(body.doc.body.root.children[0].children[0].fields.url).toBe(url);
  });

  it.each([
    'www.nhs.uk/conditions',
    'https://',
    'javascript:alert(1)',
    '//elsewhere.example',
    '/two words',
    '',
  ])('is refused at publishing where it would lead nowhere: “%s”', async (url) => {
    const { body } = await publish(linkTo(url)).expect(400);
    expect(body.errors[0].data.errors).toEqual([
      {
        label: 'Body',
        path: 'body',
        message: expect.stringContaining(
          `The link “there” leads to “${url}”. Enter a web address that starts with https://`,
        ),
      },
    ]);
  });

  it('is looked at in a call-out too', async () => {
    await publish(callOut(linkTo('/compare'))).expect(200);
    const { body } = await publish(callOut(linkTo('www.nhs.uk'))).expect(400);
    expect(body.errors[0].data.errors[0].message).toContain('leads to “www.nhs.uk”');
  });

  it('is kept in a draft, whatever it leads to', async () => {
    const draft = { body: linkTo('www.nhs.uk'), _status: 'draft' };
    await editors.patch('editor', `/guides/${guide}?draft=true`, draft).expect(200);
    await publish(richText('Calm words')).expect(200);
  });
});
