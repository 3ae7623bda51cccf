import type { UploadField } from 'payload';

/** A picture from the collection `media`. */
export function pictureField({
  name,
  description,
}: {
  name: string;
  description: string;
}): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    displayPreview: true,
    admin: { description },
  };
}
