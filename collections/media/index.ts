import type { CollectionConfig, NumberFieldSingleValidation } from 'payload';
import { editorial } from '../access/editorial.ts';
import { writtenOnce } from '../access/nobody.ts';
import { isWholeNumber } from '../fields/whole-number.ts';
import { announcesChanges } from '../hooks/announce-changes.ts';
import { refuseDeletingInUse } from './refuse-deleting-in-use.ts';

const validatePercentage: NumberFieldSingleValidation = (value) =>
  value === null ||
  value === undefined ||
  isWholeNumber(value, { from: 0, to: 100 }) ||
  'Enter a whole number from 0 to 100.';

/**
 * Pictures for guides, reports and providers. `cms/media` judges a file, writes it anew and makes the sizes that visitors
 * get; a file that is kept stays as it is.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['alt', 'filename', 'width', 'height', 'createdAt'],
    listSearchableFields: ['alt'],
    group: 'Editorial',
    description:
      'PNG, JPEG, WebP or AVIF, up to 10 MB. What the camera recorded about it (EXIF) is removed.',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: editorial,
  hooks: { ...announcesChanges, beforeDelete: [refuseDeletingInUse] },
  upload: {
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    crop: false,
    focalPoint: true,
    pasteURL: false,
    hideRemoveFile: true,
  },
  fields: [
    // Payload's own; what it has read from the file stays.
    { name: 'filename', type: 'text', access: writtenOnce },
    { name: 'mimeType', type: 'text', access: writtenOnce },
    { name: 'filesize', type: 'number', access: writtenOnce },
    { name: 'width', type: 'number', access: writtenOnce },
    { name: 'height', type: 'number', access: writtenOnce },
    { name: 'focalX', type: 'number', validate: validatePercentage },
    { name: 'focalY', type: 'number', validate: validatePercentage },
    {
      name: 'alt',
      label: 'What it shows',
      type: 'text',
      required: true,
      maxLength: 250,
      admin: {
        description:
          'In a sentence, for people who do not see it, as in “A pen beside its box, with the dose on the label”.',
      },
    },
  ],
};
