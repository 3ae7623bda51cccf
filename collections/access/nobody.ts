import type { Access, FieldAccess } from 'payload';

/** Nobody through the admin or REST: only the project's own code writes here. */
export const nobody: Access = () => false;

/** The same, for a field. */
export const nobodyForField: FieldAccess = () => false;
