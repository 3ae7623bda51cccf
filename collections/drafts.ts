/** Versions with drafts; publishing and unpublishing can be scheduled to the minute. */
export const draftedVersions = {
  drafts: { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } },
  maxPerDoc: 50,
};
