/** Where the admin and its API are. */
export const routes = { admin: '/admin', api: '/cms-api' } as const;

/** The address of a page of the admin by its path below it, as in `/calendar`. */
export function adminHref(path: string): string {
  return `${routes.admin}${path}`;
}
