import type { CollectionConfig, IncomingAuthType } from 'payload';
import type { Environment } from '../runtime/env.ts';
import { accountEndpoints } from './account-endpoints.ts';

type Place = Pick<Environment, 'dataDir' | 'publicUrl'>;

/** The same collection; how accounts sign in then fits where people open the site, and each way in has its guard. */
export function withAccountOptions(collection: CollectionConfig, place: Place): CollectionConfig {
  const { auth } = collection;
  return typeof auth === 'object'
    ? {
        ...collection,
        auth: { ...auth, ...optionsFor(place) },
        endpoints: accountEndpoints(place),
      }
    : collection;
}

function optionsFor({ publicUrl }: Place): IncomingAuthType {
  return {
    // Lax rather than Strict: whoever follows a link from an email to a page of the admin is signed in there.
    cookies: { secure: publicUrl.startsWith('https:'), sameSite: 'Lax' },
  };
}
