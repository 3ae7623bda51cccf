import {
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, RichTextField } from 'payload';
import { pageCollections } from '#contract/rules/document-path.ts';

const CallOut: Block = {
  slug: 'callOut',
  labels: { singular: 'Call-out', plural: 'Call-outs' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      required: true,
      defaultValue: 'info',
      options: [
        { label: 'Information', value: 'info' },
        { label: 'Warning', value: 'warning' },
      ],
    },
    { name: 'title', type: 'text', required: true },
    {
      name: 'body',
      type: 'richText',
      required: true,
      editor: lexicalEditor({
        features: [
          ParagraphFeature(),
          BoldFeature(),
          ItalicFeature(),
          LinkFeature({ enabledCollections: pageCollections }),
          OrderedListFeature(),
          UnorderedListFeature(),
          FixedToolbarFeature(),
        ],
      }),
    },
  ],
};

/** The text of a guide, a report's section or a legal page. */
export function articleBodyField({ name }: Pick<RichTextField, 'name'>): RichTextField {
  return {
    name,
    type: 'richText',
    required: true,
    editor: lexicalEditor({
      features: [
        ParagraphFeature(),
        HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
        BoldFeature(),
        ItalicFeature(),
        LinkFeature({ enabledCollections: pageCollections }),
        UploadFeature({ enabledCollections: ['media'] }),
        OrderedListFeature(),
        UnorderedListFeature(),
        EXPERIMENTAL_TableFeature(),
        BlocksFeature({ blocks: [CallOut] }),
        FixedToolbarFeature(),
      ],
    }),
  };
}
