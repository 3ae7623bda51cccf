import type { Guard } from './guarded.ts';
import type { Hashing } from './hashing.ts';
import { countOrRecord } from './trier.ts';
import { createCounter } from './try-limits.ts';

/**
 * Making and changing accounts, which hashes passwords for people who are signed in: no more at a time than signing in
 * does, and no more of what is refused, a wrong current password for instance, than people mistype.
 */
export function writeAccount(hashing: Hashing): Guard {
  const refused = createCounter({ tries: 30, minutes: 15 });
  return async (req, proceed) => {
    if (!req.user) return proceed();
    const takeBack = await countOrRecord(req, [refused(req.user.id)]);
    const response = await hashing(proceed);
    takeBack();
    return response;
  };
}
