import { executeAuthStrategies, type Payload, type TypedUser } from 'payload';
import { pleaseSignIn, Unauthorized } from '../runtime/errors.ts';

/** @throws Unauthorized unless somebody who has signed in asks; the database's error if it does not answer. */
export async function signedIn(payload: Payload, headers: Headers): Promise<TypedUser> {
  const { user } = await executeAuthStrategies({ headers, payload });
  if (user) return user;
  // Payload takes an account that cannot be read for nobody; this throws then.
  await payload.db.count({ collection: 'users' });
  throw new Unauthorized(pleaseSignIn);
}
