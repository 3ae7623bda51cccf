import type { CollectionConfig, EditConfig } from 'payload';
import { publishedMessage } from './hooks/published-message.ts';
import { stampingVersions } from './hooks/stamp-versions.ts';
import { unpublishingAtOnce } from './hooks/unpublish-at-once.ts';

/** Versions with drafts; publishing and unpublishing can be scheduled to the minute. */
export const draftedVersions = {
  drafts: { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } },
  maxPerDoc: 50,
};

const publishButton = '/components/schedule/publish-button.tsx#PublishButton';
const status = '/components/versions/status.tsx#Status';
const versionsView = { Component: '/components/versions/versions.tsx#Versions' };

/**
 * Gives a collection with drafts our “Publish” button, its words, our status, versions that say who saved them and who saw
 * them, and a way off the site that waits for no draft.
 */
export function withStampedVersions(collection: CollectionConfig): CollectionConfig {
  if (collection.versions !== draftedVersions) return collection;
  const drafted = stampingVersions(unpublishingAtOnce(collection));
  const { admin, hooks } = drafted;
  const components = admin?.components;
  const views = components?.views;
  return {
    ...drafted,
    hooks: { ...hooks, afterOperation: [...(hooks?.afterOperation ?? []), publishedMessage] },
    admin: {
      ...admin,
      components: {
        ...components,
        edit: { ...components?.edit, PublishButton: publishButton, Status: status },
        views: { ...views, edit: { ...views?.edit, versions: versionsView } as EditConfig },
      },
    },
  };
}
