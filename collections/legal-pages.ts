import type { CollectionConfig } from 'payload';
import { documentPaths } from '#contract/rules/document-path.ts';
import { pagePatterns } from '#contract/rules/page-path.ts';
import { editorial } from './access/editorial.ts';
import { draftedVersions } from './drafts.ts';
import { anchorField } from './fields/anchor.ts';
import { articleBodyField } from './fields/article-body.ts';
import { rowLabel } from './fields/row-label.ts';
import { scheduleField } from './fields/schedule.ts';
import { seoField } from './fields/seo.ts';
import { slugField } from './fields/slug.ts';
import { announcesChanges } from './hooks/announce-changes.ts';
import { livePreview } from './live-preview.ts';

export const LegalPages: CollectionConfig = {
  slug: 'legal-pages',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'lastUpdatedAt', '_status'],
    group: 'Editorial',
    livePreview: livePreview(({ data }) => `${documentPaths['legal-pages'](data.slug)}?preview`),
  },
  defaultSort: 'title',
  versions: draftedVersions,
  access: editorial,
  trash: true,
  hooks: announcesChanges,
  fields: [
    scheduleField(),
    { name: 'title', type: 'text', required: true },
    slugField({ from: 'title' }),
    {
      name: 'pageTitle',
      type: 'text',
      required: true,
      admin: { description: 'Shown in the browser tab.' },
    },
    { name: 'description', type: 'textarea', required: true, maxLength: 155 },
    {
      name: 'lastUpdatedAt',
      type: 'date',
      required: true,
      admin: { position: 'sidebar', description: 'When its words last changed; visitors see it.' },
    },
    {
      name: 'lastReviewedAt',
      type: 'date',
      admin: {
        position: 'sidebar',
        description:
          'When somebody last made sure that it still holds, if that is later; visitors do not see it. The next review is due a year after the later of the two.',
      },
    },
    {
      name: 'isNumbered',
      label: 'Number the sections',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'sections',
      type: 'array',
      required: true,
      minRows: 1,
      admin: {
        description:
          '{siteName} and {contactEmail} in the text are replaced with the values from the site settings.',
        components: rowLabel('heading'),
      },
      fields: [
        { name: 'heading', type: 'text', required: true },
        anchorField({ from: 'heading' }),
        articleBodyField({ name: 'body' }),
      ],
    },
    seoField({ titleFrom: 'pageTitle', hasSiteName: false, path: pagePatterns.legalPage }),
  ],
};
