import type { Access, FieldAccess } from 'payload';

/** Nobody through the admin or REST: only the project's own code writes here. */
export const nobody: Access = () => false;

const nobodyForField: FieldAccess = () => false;

/** Of a field that hooks and services keep: nobody writes it by hand. */
export const keptByProgram = { create: nobodyForField, update: nobodyForField };

/** Of a field that stays as it was first written. */
export const writtenOnce = { update: nobodyForField };
