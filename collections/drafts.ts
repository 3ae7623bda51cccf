/** Versions of a document that is drafted: publishing and unpublishing can be set for a time, to the minute. */
export const draftedVersions = {
  drafts: { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } },
  maxPerDoc: 50,
};
