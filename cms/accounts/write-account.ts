import { createCounter } from '../runtime/counter.ts';
import type { Guard } from './guarded.ts';
import type { Hashing } from './hashing.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { countOrRecord } from './attempt.ts';

/**
 * Creates and changes accounts. Passwords are hashed in the same queue as for signing in, and refused changes (a wrong
 * current password, say) are limited to what honest typing mistakes need.
 */
export function writeAccount(hashing: Hashing): Guard {
  const refused = createCounter({ name: 'refused changes of accounts', tries: 30, minutes: 15 });
  return async (req, proceed) => {
    if (!req.user) return proceed();
    const takeBack = await countOrRecord(req, [refused(req.user.id)]);
    const account = String(req.routeParams?.id);
    const response = await oneAtATime(account, () => hashing(proceed));
    await takeBack();
    return response;
  };
}
