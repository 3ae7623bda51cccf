import type { Access } from 'payload';

/** Nobody through the admin or REST: only the project's own code writes here. */
export const nobody: Access = () => false;
