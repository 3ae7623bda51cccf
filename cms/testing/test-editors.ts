import { randomUUID } from 'node:crypto';
import express from 'express';
import { getFieldsToSign, jwtSign, type Payload } from 'payload';
import request, { type Test } from 'supertest';
import type { Role } from '#collections/access/roles.ts';
import type { User } from '#collections/payload-types.ts';
import { payloadRest } from '../http/payload-rest.ts';
import type { TestPayload } from './test-payload.ts';

/** A request to the admin's API by an account, or by nobody. */
type Ask = (role: Role | null, path: string, body?: object) => Test;

export type TestEditors = {
  /** The account of a role; the administrator's is the first. */
  user: (role: Role) => User & { collection: 'users' };
  /** The token of the role’s session. */
  token: (role: Role) => string;
  get: Ask;
  post: Ask;
  patch: Ask;
  delete: Ask;
};

const roles = ['admin', 'editor', 'clerk', 'moderator', 'viewer'] as const;

/** An account of each role, signed in, and the admin's API that they use. */
export async function createTestEditors({
  payload,
  config,
  env,
}: TestPayload): Promise<TestEditors> {
  const app = express().use('/cms-api', payloadRest(config, env.publicUrl));
  const editors = new Map<Role, SignedIn>();
  for (const role of roles) editors.set(role, await createSignedIn(payload, role));

  function editor(role: Role): SignedIn {
    const known = editors.get(role);
    if (!known) throw new Error(`There is no account for ${role}.`);
    return known;
  }

  function by(method: 'get' | 'post' | 'patch' | 'delete'): Ask {
    return (role, path, body) => {
      const asked = request(app)[method](`/cms-api${path}`);
      if (role) asked.set('Authorization', `JWT ${editor(role).token}`);
      return body ? asked.send(body) : asked;
    };
  }

  return {
    user: (role) => ({ ...editor(role).user, collection: 'users' }),
    token: (role) => editor(role).token,
    get: by('get'),
    post: by('post'),
    patch: by('patch'),
    delete: by('delete'),
  };
}

type SignedIn = { user: User; token: string };

/** Stores an account with a session, below Payload, which would hash a password for each: they need none. */
async function createSignedIn(payload: Payload, role: Role): Promise<SignedIn> {
  const { config } = payload.collections.users;
  const { tokenExpiration } = config.auth;
  const email = `${role}@directory.example`;
  const sid = randomUUID();
  const now = Date.now();
  const { id } = await payload.db.create({
    collection: 'users',
    data: {
      name: role,
      email,
      roles: [role],
      standing: 'active',
      ...(role === 'admin' && { isFirst: true }),
      sessions: [
        {
          id: sid,
          createdAt: new Date(now).toISOString(),
          expiresAt: new Date(now + tokenExpiration * 1000).toISOString(),
        },
      ],
    },
  });
  const user = await payload.findByID({ collection: 'users', id, overrideAccess: true });
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email,
    sid,
    user: { ...user, collection: 'users' },
  });
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration });
  return { user, token };
}
