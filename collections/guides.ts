import type { CollectionConfig } from 'payload';
import { documentPaths } from '#contract/rules/document-path.ts';
import { pagePatterns } from '#contract/rules/page-path.ts';
import { editorial } from './access/editorial.ts';
import { draftedVersions } from './drafts.ts';
import { articleBodyField } from './fields/article-body.ts';
import { notesField } from './fields/notes.ts';
import { pictureField } from './fields/picture.ts';
import { readTimeField } from './fields/read-time.ts';
import { rowLabel } from './fields/row-label.ts';
import { scheduleField } from './fields/schedule.ts';
import { seoField } from './fields/seo.ts';
import { slugField } from './fields/slug.ts';
import { textListField } from './fields/text-list.ts';
import { urlField } from './fields/url.ts';
import { announcesChanges } from './hooks/announce-changes.ts';
import { deleteWith } from './hooks/delete-with.ts';
import { livePreview } from './live-preview.ts';

export const Guides: CollectionConfig = {
  slug: 'guides',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'readTimeMinutes', 'lastReviewedAt', '_status'],
    listSearchableFields: ['title', 'description'],
    group: 'Editorial',
    livePreview: livePreview(`${documentPaths.guides('preview')}?preview`),
  },
  defaultSort: 'order',
  // Guides refer to each other: with full texts, a page of ten versions was 3 MB.
  defaultPopulate: { title: true, slug: true },
  versions: draftedVersions,
  access: editorial,
  trash: true,
  hooks: { ...announcesChanges, beforeDelete: [deleteWith('notes', 'document.value')] },
  fields: [
    scheduleField(),
    { name: 'title', type: 'text', required: true },
    slugField({ from: 'title' }),
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 155,
      admin: { description: 'One sentence, for cards and search results.' },
    },
    pictureField({
      name: 'picture',
      description: 'At the top of the page. Leave empty for none.',
    }),
    articleBodyField({ name: 'body' }),
    {
      name: 'sources',
      type: 'array',
      admin: {
        description: 'In the order of the citations in the text: [1], [2], …',
        components: rowLabel('title'),
      },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'publisher', type: 'text', required: true },
        urlField({ name: 'url', label: 'Web address', required: true }),
      ],
    },
    seoField({ titleFrom: 'title', hasSiteName: true, path: pagePatterns.guide }),
    notesField,
    {
      name: 'category',
      type: 'text',
      required: true,
      admin: { position: 'sidebar' },
    },
    readTimeField,
    textListField({ name: 'badges', admin: { position: 'sidebar' } }),
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 100,
      index: true,
      admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
    },
    {
      name: 'reviewerRole',
      type: 'text',
      admin: {
        position: 'sidebar',
        description:
          'The role of the clinician who has checked the text. If empty, the page says that no clinician has checked it.',
      },
    },
    { name: 'lastReviewedAt', type: 'date', required: true, admin: { position: 'sidebar' } },
    {
      name: 'related',
      type: 'relationship',
      relationTo: 'guides',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
  ],
};
