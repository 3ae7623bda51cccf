import type { Access, FieldAccess } from 'payload';

/** Nobody through the admin or REST: only the project's own code writes here. */
export const nobody: Access = () => false;

const nobodyForField: FieldAccess = () => false;

/** Access to a field that only hooks and services may write. */
export const keptByProgram = { create: nobodyForField, update: nobodyForField };

/** Access to a field that cannot be changed after creation. */
export const writtenOnce = { update: nobodyForField };
