/** Security events with audit entries of their own, and their labels. */
export const recordedEvents = {
  'sign-in.succeeded': 'Signed in',
  'sign-in.failed': 'Failed to sign in',
  'sign-out': 'Signed out',
  'password.changed': 'Changed a password',
  'password.reset-requested': 'Asked to reset a password',
  'password.reset': 'Reset a password',
  'invitation.sent': 'Sent an invitation',
  'invitation.accepted': 'Accepted an invitation',
  'second-factor.added': 'Added a second factor',
  'second-factor.removed': 'Removed a second factor',
  'second-factor.reset': 'Reset a second factor',
  'recovery-code.used': 'Used a recovery code',
  'first-account.created': 'Created the first account',
  'first-account.refused': 'Gave a wrong setup code',
  'tries.limited': 'Made too many attempts',
} as const;

/** The operations in the audit trail and their labels. */
export const auditOperations = {
  create: 'Created',
  update: 'Changed',
  trash: 'Moved to the trash',
  restore: 'Restored',
  delete: 'Deleted for good',
  export: 'Exported',
  send: 'Sent by email',
  'key.issued': 'Made a key',
  ...recordedEvents,
} as const;

export type AuditOperation = keyof typeof auditOperations;
