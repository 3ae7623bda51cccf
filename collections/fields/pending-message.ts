import type { Field } from 'payload';

/** Cannot be read through the admin or REST. */
export const hidden = { access: { read: () => false }, admin: { hidden: true } } as const;

/**
 * The message still to be sent to the owner of a row. It is stored in the same write as the change that causes it, so
 * that neither exists without the other, and sent later.
 */
export function pendingMessageFields(options: string[]): Field[] {
  return [
    { name: 'pendingMessage', type: 'select', options, ...hidden },
    { name: 'messageRequestedAt', type: 'date', ...hidden },
    { name: 'dueAt', type: 'date', index: true, ...hidden },
    { name: 'attempts', type: 'number', ...hidden },
  ];
}
