import type { CollectionConfig } from 'payload';

/** Versions with drafts; publishing and unpublishing can be scheduled to the minute. */
export const draftedVersions = {
  drafts: { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } },
  maxPerDoc: 50,
};

const publishButton = '/components/schedule/publish-button.tsx#PublishButton';

/** Gives a collection with drafts our “Publish” button. */
export function withPublishButton(collection: CollectionConfig): CollectionConfig {
  if (collection.versions !== draftedVersions) return collection;
  const { admin } = collection;
  const components = admin?.components;
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        edit: { ...components?.edit, PublishButton: publishButton },
      },
    },
  };
}
