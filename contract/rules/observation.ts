/** The routes by which observations arrive, with their labels in the admin. */
export const observationRoutes = {
  form: 'Form',
  import: 'Import',
  undo: 'Import undone',
  watch: 'Price watch',
  sample: 'Sample data',
  system: 'System',
} as const;

export type ObservationRoute = keyof typeof observationRoutes;

export const observationRouteNames = Object.keys(observationRoutes) as ObservationRoute[];

/** Who records prices, as visitors see it: people are shown by role, never by name. */
export const observerRoles = {
  admin: 'Administrator',
  editor: 'Editor',
  clerk: 'Data clerk',
} as const;

export type ObserverRole = keyof typeof observerRoles;

export const observerRoleNames = Object.keys(observerRoles) as ObserverRole[];

/** The number of observations on one page of a product’s log. */
export const observationPageSize = 50;
