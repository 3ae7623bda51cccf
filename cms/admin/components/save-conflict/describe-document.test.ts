import type { ClientField } from 'payload';
import { describe, expect, it } from 'vitest';
import { describeDifferences, describeDocument } from './describe-document.ts';

const text = (name: string, label: string) => ({ type: 'text', name, label }) as ClientField;

const fields = [
  text('title', 'Title'),
  { type: 'checkbox', name: 'featured', label: 'Featured' },
  { type: 'relationship', name: 'related', label: 'Related', relationTo: 'guides', hasMany: true },
  { type: 'row', fields: [text('category', 'Category')] },
  {
    type: 'group',
    name: 'seo',
    label: 'In search results',
    fields: [text('title', 'Title')],
  },
  {
    type: 'array',
    name: 'sections',
    label: 'Sections',
    fields: [
      text('heading', 'Heading'),
      {
        type: 'blocks',
        name: 'blocks',
        label: 'Blocks',
        blocks: [{ slug: 'text', fields: [{ type: 'richText', name: 'body', label: 'Body' }] }],
      },
    ],
  },
  { type: 'text', name: 'updatedAt', label: 'Updated' },
  { type: 'text', name: 'title2', label: 'Hidden', admin: { hidden: true } },
  { type: 'ui', name: 'result' },
] as ClientField[];

const bodyField = [{ type: 'richText', name: 'body', label: 'Body' }] as ClientField[];

const richText = (...paragraphs: string[]) => ({
  root: { children: paragraphs.map((words) => ({ children: [{ text: words }] })) },
});

const document = {
  title: 'Side effects',
  featured: true,
  category: 'Safety',
  seo: { title: 'Effects' },
  sections: [{ heading: 'First', blocks: [{ blockType: 'text', body: richText('One.', 'Two.') }] }],
  related: ['a', 'b'],
  updatedAt: 'now',
  title2: 'unseen',
};

describe('a document in words', () => {
  it('has every field that its form shows, those of rows and blocks one by one', () => {
    expect(
      describeDocument(fields, document).map(({ label, text: words }) => [label, words]),
    ).toEqual([
      ['Title', 'Side effects'],
      ['Featured', 'Yes'],
      ['Related', 'a, b'],
      ['Category', 'Safety'],
      ['In search results › Title', 'Effects'],
      ['Sections 1 › Heading', 'First'],
      ['Sections 1 › Blocks 1 › Body', 'One.\nTwo.'],
    ]);
  });
});

describe('the differences of two versions', () => {
  it('are the fields whose words differ, with both', () => {
    const theirs = { ...document, title: 'Side effects explained', featured: false };
    expect(describeDifferences(fields, document, theirs)).toEqual([
      { path: 'title', label: 'Title', mine: 'Side effects', theirs: 'Side effects explained' },
      { path: 'featured', label: 'Featured', mine: 'Yes', theirs: 'No' },
    ]);
  });

  it('include rows that only one of them has', () => {
    const theirs = { ...document, sections: [...document.sections, { heading: 'Second' }] };
    expect(describeDifferences(fields, document, theirs)).toEqual([
      { path: 'sections.1.heading', label: 'Sections 2 › Heading', mine: '', theirs: 'Second' },
    ]);
  });

  it('include what a call-out says, where a link leads and which picture is shown', () => {
    const body = (...children: object[]) => ({ body: { root: { children } } });
    const callOut = (tone: string, words: string) => {
      const said = { id: '1', blockType: 'callOut', tone, title: 'Cold', body: richText(words) };
      return { type: 'block', fields: said };
    };
    const link = (target: object) => ({
      type: 'paragraph',
      children: [
        { type: 'link', fields: target, children: [{ text: 'there' }] },
        { text: ', now' },
      ],
    });
    const guide = { linkType: 'internal', doc: { relationTo: 'guides', value: '7' } };
    const picture = (value: string) => ({ type: 'upload', relationTo: 'media', value });
    const mine = body(
      callOut('info', 'Keep it cool.'),
      link({ linkType: 'custom', url: 'https://nhs.uk' }),
      picture('1'),
    );
    const theirs = body(callOut('warning', 'Never freeze it.'), link(guide), picture('2'));
    expect(describeDifferences(bodyField, mine, theirs)).toEqual([
      {
        path: 'body',
        label: 'Body',
        mine: 'info\nCold\nKeep it cool.\nthere (https://nhs.uk), now\n(media 1)',
        theirs: 'warning\nCold\nNever freeze it.\nthere (guides 7), now\n(media 2)',
      },
    ]);
  });

  it('include words that are only formatted differently, but not how the editor wrote them down', () => {
    const words = (node: object) => ({
      body: { root: { children: [{ type: 'paragraph', children: [node] }] } },
    });
    const plain = words({ type: 'text', text: 'Never.', format: 0, version: 1 });
    const sameElsewhere = words({ text: 'Never.', mode: 'normal', type: 'text' });
    expect(describeDifferences(bodyField, plain, sameElsewhere)).toEqual([]);
    const bold = words({ type: 'text', text: 'Never.', format: 1 });
    expect(describeDifferences(bodyField, plain, bold)).toMatchObject([
      { mine: 'Never.', theirs: 'The same words, with other formatting, links or pictures' },
    ]);
  });

  it('are none between a document and itself, nor for an empty text and none', () => {
    expect(describeDifferences(fields, { title: '' }, { title: null })).toEqual([]);
    expect(describeDifferences(fields, document, document)).toEqual([]);
    expect(describeDifferences(bodyField, { body: richText('') }, { body: null })).toEqual([]);
  });
});
