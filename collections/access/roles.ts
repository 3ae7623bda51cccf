import type { Access, FieldAccess } from 'payload';

/** The roles of an account, which may have several. `access.test.ts` has the table of who may do what. */
export const roles = {
  admin: 'Administrator',
  editor: 'Editor',
  clerk: 'Data clerk',
  moderator: 'Moderator',
  viewer: 'Viewer',
} as const;

export type Role = keyof typeof roles;

/** Accounts with one of these roles; administrators always. */
export function allow(...allowed: Role[]): Access {
  return ({ req }) => hasRole(req.user, ...allowed);
}

/** The same, for a field. */
export function allowForField(...allowed: Role[]): FieldAccess {
  return ({ req }) => hasRole(req.user, ...allowed);
}

/** Whether an account has one of these roles, or is an administrator's. */
export function hasRole(
  user: { roles: readonly Role[] } | null | undefined,
  ...allowed: Role[]
): boolean {
  return user?.roles.some((role) => role === 'admin' || allowed.includes(role)) ?? false;
}
