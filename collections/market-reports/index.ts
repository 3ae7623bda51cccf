import type { CollectionConfig } from 'payload';
import { documentPaths } from '#contract/rules/document-path.ts';
import { pagePatterns } from '#contract/rules/page-path.ts';
import { editorial } from '../access/editorial.ts';
import { keptByProgram } from '../access/nobody.ts';
import { draftedVersions } from '../drafts.ts';
import { anchorField } from '../fields/anchor.ts';
import { notesField } from '../fields/notes.ts';
import { pictureField } from '../fields/picture.ts';
import { readTimeField } from '../fields/read-time.ts';
import { rowLabel } from '../fields/row-label.ts';
import { scheduleField } from '../fields/schedule.ts';
import { seoField } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { textListField } from '../fields/text-list.ts';
import { announcesChanges } from '../hooks/announce-changes.ts';
import { deleteWith } from '../hooks/delete-with.ts';
import { livePreview } from '../live-preview.ts';
import { reportBlocks } from './blocks.ts';
import { refuseUnfinished } from './refuse-unfinished.ts';

export const MarketReports: CollectionConfig = {
  slug: 'market-reports',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'month', '_status'],
    group: 'Editorial',
    livePreview: livePreview(`${documentPaths['market-reports']('preview')}?preview`),
    components: {
      edit: { beforeDocumentControls: ['/components/fill-report/fill-report.tsx#FillReport'] },
    },
  },
  defaultSort: '-month',
  versions: draftedVersions,
  access: editorial,
  trash: true,
  hooks: {
    beforeValidate: [refuseUnfinished],
    beforeDelete: [deleteWith('notes', 'document.value')],
    ...announcesChanges,
  },
  fields: [
    scheduleField(),
    { name: 'title', type: 'text', required: true },
    slugField({ from: 'title' }),
    { name: 'description', type: 'textarea', required: true, maxLength: 155 },
    pictureField({
      name: 'picture',
      description: 'At the top of the page. Leave empty for none.',
    }),
    {
      name: 'month',
      type: 'date',
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'monthOnly', displayFormat: 'MMMM yyyy' },
        description: 'The month that the report is about.',
      },
    },
    {
      name: 'filledAt',
      label: 'Figures taken',
      type: 'date',
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime' },
        description:
          'When “Fill from data” last filled in the figures. They stay as they were then.',
      },
    },
    {
      name: 'snapshot',
      label: 'Frozen data',
      type: 'json',
      access: keptByProgram,
      admin: {
        position: 'sidebar',
        readOnly: true,
        components: { Field: '/components/report-snapshot/report-snapshot.tsx#ReportSnapshot' },
      },
    },
    // Shown with the frozen data.
    { name: 'editedFigures', type: 'json', access: keptByProgram, admin: { hidden: true } },
    { name: 'category', type: 'text', required: true, admin: { position: 'sidebar' } },
    readTimeField,
    {
      name: 'email',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/components/report-mail/report-mail.tsx#ReportMail' },
      },
    },
    textListField({ name: 'badges', admin: { position: 'sidebar' } }),
    { name: 'featured', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    {
      name: 'isCollapsible',
      label: 'Sections can be folded',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'sections',
      type: 'array',
      required: true,
      admin: { components: rowLabel('title') },
      fields: [
        { name: 'title', type: 'text', required: true },
        anchorField({ from: 'title' }),
        { name: 'blocks', label: 'Content', type: 'blocks', required: true, blocks: reportBlocks },
      ],
    },
    seoField({ titleFrom: 'title', hasSiteName: true, path: pagePatterns.report }),
    notesField,
  ],
};
