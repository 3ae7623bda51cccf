import type { UIField } from 'payload';

/** Shows a document's scheduled changes beside it, and those that are overdue. */
export function scheduleField(): UIField {
  return {
    name: 'schedule',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/components/schedule/schedule.tsx#Schedule' },
    },
  };
}
