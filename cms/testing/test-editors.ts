import express from 'express';
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
  get: Ask;
  post: Ask;
  patch: Ask;
  delete: Ask;
};

const roles = ['admin', 'editor', 'clerk', 'moderator', 'viewer'] as const;

/** An account of each role, and the admin's API that they use. */
export async function createTestEditors({
  payload,
  config,
  env,
}: TestPayload): Promise<TestEditors> {
  const app = express().use('/cms-api', payloadRest(config, env.publicUrl));
  const password = 'a long password';
  const users = new Map<Role, User>();
  const tokens = new Map<Role, string>();
  for (const role of roles) {
    const email = `${role}@directory.example`;
    const data = { name: role, email, password, roles: [role] };
    users.set(role, await payload.create({ collection: 'users', data, overrideAccess: true }));
    const { token } = await payload.login({ collection: 'users', data: { email, password } });
    tokens.set(role, token ?? '');
  }

  function by(method: 'get' | 'post' | 'patch' | 'delete'): Ask {
    return (role, path, body) => {
      const asked = request(app)[method](`/cms-api${path}`);
      if (role) asked.set('Authorization', `JWT ${tokens.get(role)}`);
      return body ? asked.send(body) : asked;
    };
  }

  return {
    user: (role) => {
      const user = users.get(role);
      if (!user) throw new Error(`There is no account for ${role}.`);
      return { ...user, collection: 'users' };
    },
    get: by('get'),
    post: by('post'),
    patch: by('patch'),
    delete: by('delete'),
  };
}
