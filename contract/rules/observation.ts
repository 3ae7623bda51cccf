/** By which route an observation came in, as the admin names it. */
export const observationRoutes = {
  form: 'Form',
  import: 'Import',
  undo: 'Import undone',
  sample: 'Sample data',
  system: 'System',
} as const;

export type ObservationRoute = keyof typeof observationRoutes;

export const observationRouteNames = Object.keys(observationRoutes) as ObservationRoute[];

/** Who records prices, as visitors are told: a person is shown as their role, never by name. */
export const observerRoles = {
  admin: 'Administrator',
  editor: 'Editor',
  clerk: 'Data clerk',
} as const;

export type ObserverRole = keyof typeof observerRoles;

export const observerRoleNames = Object.keys(observerRoles) as ObserverRole[];

/** Observations on one page of a product’s log. */
export const observationPageSize = 50;
