import type { CollectionConfig, IncomingAuthType } from 'payload';
import type { Environment } from '../runtime/env.ts';
import { accountEndpoints } from './account-endpoints.ts';

type Place = Pick<Environment, 'dataDir' | 'publicUrl'>;

/** The users collection with auth options that suit the public URL, and a guard in front of each sign-in endpoint. */
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
    // Lax rather than Strict, so that an editor who follows a link in an email arrives signed in.
    cookies: { secure: publicUrl.startsWith('https:'), sameSite: 'Lax' },
  };
}
