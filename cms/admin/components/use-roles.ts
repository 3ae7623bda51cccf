import { useAuth } from '@payloadcms/ui';
import type { Role } from '#collections/access/roles.ts';

/** The roles of whoever is signed in. */
export function useRoles(): readonly Role[] {
  const { user } = useAuth<{ roles: readonly Role[] }>();
  return user?.roles ?? [];
}
