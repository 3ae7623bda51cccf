import { ValidationError, type Payload } from 'payload';
import type { SubscriptionRequest } from '../../contract/schemas/subscription.ts';
import { Conflict } from '../errors.ts';

export type SubscriptionService = {
  /**
   * Stores a subscription; when it returns, the address is stored.
   * @throws Conflict if the address is there already.
   */
  subscribe: (request: SubscriptionRequest) => Promise<void>;
};

/** The wording of the consent on the forms, by the day it was written. */
const consentVersion = '2025-08-24';

/** The one way in which addresses come in. */
export function createSubscriptionService(payload: Payload): SubscriptionService {
  return {
    subscribe: async ({ email, source }) => {
      try {
        await payload.create({
          collection: 'subscriptions',
          data: { email, source, consentedAt: new Date().toISOString(), consentVersion },
          overrideAccess: true,
        });
      } catch (error) {
        throw isDuplicate(error)
          ? new Conflict('This email is already subscribed to our updates.')
          : error;
      }
    },
  };
}

/** Both databases report a broken unique index as a validation error of the field. */
function isDuplicate(error: unknown): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email');
}
