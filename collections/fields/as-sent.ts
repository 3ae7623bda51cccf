import { writtenOnce } from '../access/nobody.ts';

/** What a visitor has sent, in their own words, which nobody can change. */
export const asSent = { access: writtenOnce, admin: { readOnly: true } } as const;
