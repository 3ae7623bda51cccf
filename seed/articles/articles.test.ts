import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { contentFiles } from './content-files.ts';
import { markdownToLexical, type ArticleBody } from './markdown-to-lexical.ts';
import { listOf, parseArticle, textOf } from './read-article.ts';
import { bodyField } from './rich-text-field.ts';
import { sectionsOf } from './sections.ts';

describe('front matter', () => {
  const article = parseArticle(
    '---\nslug: a-guide\ntitle: One: the first\nsources:\n  [\n    {"title": "A leaflet"}\n  ]\nbadges: ["A", "B"]\n---\n\nText.\n',
  );

  test('is text, and lists over one line or several', () => {
    expect(textOf(article, 'title')).toBe('One: the first');
    expect(listOf(article, 'badges')).toEqual(['A', 'B']);
    expect(listOf(article, 'sources')).toEqual([{ title: 'A leaflet' }]);
    expect(article.markdown).toBe('Text.');
  });

  test('that lacks something says what', () => {
    expect(() => textOf(article, 'category')).toThrow('category');
    expect(() => listOf(article, 'related')).toThrow('related');
    expect(() => parseArticle('Just text.')).toThrow('three hyphens');
  });
});

describe('sections', () => {
  test('begin at headings with an anchor', () => {
    expect(
      sectionsOf('## One {#one}\n\nFirst.\n\n### Part\n\nMore.\n\n## Two {#two}\n\nSecond.'),
    ).toEqual([
      { heading: 'One', anchor: 'one', markdown: 'First.\n\n### Part\n\nMore.' },
      { heading: 'Two', anchor: 'two', markdown: 'Second.' },
    ]);
  });

  test.each(['Text before.\n\n## One {#one}\n\nFirst.', '## No anchor\n\nText.'])(
    'must not be as in %j',
    (markdown) => {
      expect(() => sectionsOf(markdown)).toThrow('A section begins with');
    },
  );
});

describe('rich text', () => {
  let database: TestPayload;

  beforeAll(async () => {
    database = await startTestPayload();
  });

  afterAll(() => database.stop());

  const convert = (markdown: string): ArticleBody =>
    markdownToLexical(markdown, bodyField(database.payload, 'guides'));

  test('has headings, lists, links and bold words', () => {
    const { children } = convert(
      '## A heading\n\nA **bold** word [1] and a [link](/compare).\n\n- one\n- two\n\n1. first\n2. second',
    ).root;
    expect(children.map(({ type, tag }) => [type, tag])).toEqual([
      ['heading', 'h2'],
      ['paragraph', undefined],
      ['list', 'ul'],
      ['list', 'ol'],
    ]);
    expect(children[1]).toMatchObject({
      children: [
        { text: 'A ' },
        { text: 'bold', format: 1 },
        { text: ' word [1] and a ' },
        { type: 'link', fields: { url: '/compare' }, children: [{ text: 'link' }] },
        { text: '.' },
      ],
    });
  });

  test('has tables with a row of headers', () => {
    const cell = (text: string, headerState: number) => ({
      headerState,
      children: [{ children: [{ text }] }],
    });
    expect(convert('| Step | Dose |\n| --- | --- |\n| 1 | 2.5mg |').root.children).toMatchObject([
      {
        type: 'table',
        children: [
          { children: [cell('Step', 1), cell('Dose', 1)] },
          { children: [cell('1', 0), cell('2.5mg', 0)] },
        ],
      },
    ]);
  });

  test('has call-outs where they stand in the text', () => {
    const { children } = convert(
      'Before.\n\n:::warning Get help now\n\n**Call 999** for this.\n\n- one\n- two\n\n:::\n\nBetween.\n\n:::info Note\n\nText.\n\n:::',
    ).root;
    expect(children.map(({ type }) => type)).toEqual(['paragraph', 'block', 'paragraph', 'block']);
    expect(children[1]).toMatchObject({
      fields: {
        blockType: 'callOut',
        tone: 'warning',
        title: 'Get help now',
        body: {
          root: {
            children: [
              {
                type: 'paragraph',
                children: [{ text: 'Call 999', format: 1 }, { text: ' for this.' }],
              },
              { type: 'list', children: [{ type: 'listitem' }, { type: 'listitem' }] },
            ],
          },
        },
      },
    });
    expect(children[3]).toMatchObject({ fields: { tone: 'info', title: 'Note' } });
  });

  test('does not come of a call-out without an end or of an unknown tone', () => {
    expect(() => convert(':::warning Title\n\nText.')).toThrow('call-out');
    expect(() => convert(':::danger Title\n\nText.\n\n:::')).toThrow('call-out');
  });

  test('of every file that is published leaves no Markdown behind', async () => {
    const files = [...(await contentFiles('guides')), ...(await contentFiles('legal'))];
    for (const { markdown } of files) {
      const body = convert(markdown.replaceAll(/ \{#[a-z0-9-]+\}$/gm, ''));
      expect(textsOf(body.root).filter((text) => /\*\*|\]\(|^#|^\||:::|`/.test(text))).toEqual([]);
    }
  });
});

function textsOf(node: { [key: string]: unknown }): string[] {
  const { text, children } = node as { text?: string; children?: { [key: string]: unknown }[] };
  return [...(text === undefined ? [] : [text]), ...(children ?? []).flatMap(textsOf)];
}
