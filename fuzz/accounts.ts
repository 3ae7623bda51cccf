import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { roles, type Role } from '#collections/access/roles.ts';

export type Accounts = {
  /** The session token of a role's account; empty for an anonymous request. */
  token: (role: Role | null) => string;
  /** Secrets of the accounts that no response may contain. */
  secrets: () => readonly string[];
  /** Makes sure that every role can sign in, because requests lock, change and delete accounts and end sessions. */
  renew: () => Promise<void>;
};

const password = randomUUID();

export const allRoles = Object.keys(roles) as Role[];

/** The email address of a role's account. */
export function emailOf(role: Role): string {
  return `${role}@directory.example`;
}

/** Creates an account for each role through Payload; whatever requests do to it lasts until the next renewal. */
export async function createAccounts(payload: Payload, url: string): Promise<Accounts> {
  const tokens = new Map<Role, string>();
  const secrets: string[] = [];
  let renewal: Promise<void> | undefined;
  await renew();
  return { token: (role) => (role && tokens.get(role)) ?? '', secrets: () => secrets, renew };

  /** Concurrent calls share one renewal, because two would create the same account twice. */
  function renew(): Promise<void> {
    renewal ??= renewAll().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function renewAll(): Promise<void> {
    for (const role of allRoles) {
      if (!(await isSignedIn(role))) tokens.set(role, await retried(() => createAndSignIn(role)));
    }
  }

  async function isSignedIn(role: Role): Promise<boolean> {
    const token = tokens.get(role);
    if (token === undefined) return false;
    const headers = { Authorization: `JWT ${token}` };
    const answer = await fetch(`${url}/cms-api/users/me`, { headers }).catch(() => undefined);
    const { user } = ((await answer?.json()) ?? {}) as { user?: { roles: Role[] } | null };
    return user?.roles.join() === role;
  }

  async function createAndSignIn(role: Role): Promise<string> {
    const email = emailOf(role);
    const where = { email: { equals: email } };
    await payload.delete({ collection: 'users', where, overrideAccess: true });
    const data = { name: role, email, password, roles: [role] };
    await payload.create({ collection: 'users', data, overrideAccess: true });
    const stored = await payload.db.findOne<{ id: string; hash?: string; salt?: string }>({
      collection: 'users',
      where: { email: { equals: email } },
    });
    secrets.push(...[stored?.hash, stored?.salt].filter((value) => value !== undefined));
    // An administrator's request may have required a second factor, which these accounts have not.
    await payload.updateGlobal({
      slug: 'settings',
      data: { secondFactorFor: 'nobody' },
      overrideAccess: true,
    });
    const { token } = await payload.login({ collection: 'users', data: { email, password } });
    return token ?? '';
  }
}

/** Retries a task that concurrent requests to the account may have disturbed. */
async function retried<Value>(task: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      if (attempt === 5) throw error;
      await wait(200);
    }
  }
}
