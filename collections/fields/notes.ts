import type { JoinField } from 'payload';

/** The notes on a guide or report, in its form. */
export const notesField: JoinField = {
  name: 'notes',
  type: 'join',
  collection: 'notes',
  on: 'document',
  defaultSort: '-createdAt',
  admin: {
    defaultColumns: ['text', 'author', 'assignedTo', 'isDone', 'createdAt'],
    description: 'For colleagues: visitors never see them.',
  },
};
