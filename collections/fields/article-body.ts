import {
  BlocksFeature,
  BoldFeature,
  createServerFeature,
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
import type { Block, RichTextField, TextField, TextFieldSingleValidation } from 'payload';
import { pageCollections } from '#contract/rules/document-path.ts';
import { isLinkTarget, linkTargetProblem, validateLinkTargets } from './link-targets.ts';

/** To documents of this site, and to addresses that lead somewhere, which the dialogue checks. */
const links = () =>
  LinkFeature({
    enabledCollections: pageCollections,
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        field.type === 'text' && field.name === 'url' ? linkTarget(field) : field,
      ),
  });

/** Stored as it is typed: Payload’s own hook takes “/compare?filter=a+b” for no address, and encodes all of it. */
function linkTarget(field: TextField): TextField {
  return { ...field, hooks: {}, validate: validateTarget } as TextField;
}

const validateTarget: TextFieldSingleValidation = (value, { siblingData }) => {
  const { linkType } = siblingData as { linkType?: string };
  return linkType === 'internal' || isLinkTarget(value ?? '') || linkTargetProblem;
};

/** A text that is drawn while its form is sent can be changed afterwards, and what is typed last is saved. */
const TypingFeature = createServerFeature({
  key: 'typing',
  feature: {
    ClientFeature: '/components/article-body/typing.tsx#TypingFeature',
  },
});

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
          links(),
          OrderedListFeature(),
          UnorderedListFeature(),
          FixedToolbarFeature(),
          TypingFeature(),
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
    validate: validateLinkTargets,
    editor: lexicalEditor({
      features: [
        ParagraphFeature(),
        HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
        BoldFeature(),
        ItalicFeature(),
        links(),
        UploadFeature({ enabledCollections: ['media'] }),
        OrderedListFeature(),
        UnorderedListFeature(),
        EXPERIMENTAL_TableFeature(),
        BlocksFeature({ blocks: [CallOut] }),
        FixedToolbarFeature(),
        TypingFeature(),
      ],
    }),
  };
}
