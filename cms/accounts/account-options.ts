import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  IncomingAuthType,
} from 'payload';
import type { User } from '#collections/payload-types.ts';
import type { Environment } from '../runtime/env.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { guardCredentials } from './guard-credentials.ts';
import { requireBeforeLogin } from './second-factor/require-second-factor.ts';
import { removeFactor } from './second-factor/factor-store.ts';

type Place = Pick<Environment, 'dataDir' | 'publicUrl'>;

/** The users collection with auth options that suit the public URL, and a guard in front of each sign-in endpoint. */
export function withAccountOptions(collection: CollectionConfig, place: Place): CollectionConfig {
  const { auth, hooks } = collection;
  return typeof auth === 'object'
    ? {
        ...collection,
        auth: { ...auth, ...optionsFor(place) },
        hooks: {
          ...hooks,
          beforeValidate: [...(hooks?.beforeValidate ?? []), guardCredentials],
          beforeLogin: [...(hooks?.beforeLogin ?? []), requireBeforeLogin],
          beforeDelete: [...(hooks?.beforeDelete ?? []), clearReferences],
          afterDelete: [...(hooks?.afterDelete ?? []), forgetSecondFactor],
        },
        endpoints: accountEndpoints(place),
      }
    : collection;
}

/**
 * Clears the account from what it checked or signed off; the audit trail keeps the name. On SQLite these two columns,
 * which were added to existing tables, would otherwise refuse the deletion.
 */
const clearReferences: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  for (const [collection, field] of [
    ['products', 'checkedBy'],
    ['discounts', 'signedOffBy'],
  ] as const) {
    // Keeps `updatedAt`, so that open forms can still be saved.
    const data = { [field]: null, updatedAt: null };
    await db.updateMany({ collection, where: { [field]: { equals: id } }, data, req });
  }
};

const forgetSecondFactor: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await removeFactor(req.payload, doc);
};

function optionsFor({ publicUrl }: Place): IncomingAuthType {
  return {
    // Lax rather than Strict, so that an editor who follows a link in an email arrives signed in.
    cookies: { secure: publicUrl.startsWith('https:'), sameSite: 'Lax' },
  };
}
