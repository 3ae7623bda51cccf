import type { UIField } from 'payload';

/** Shows beside a document what is to happen to it by itself, and what is overdue. */
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
