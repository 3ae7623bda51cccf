import express from 'express';
import request, { type Test } from 'supertest';
import type { Role } from '../../collections/access/roles.ts';
import type { User } from '../../collections/payload-types.ts';
import { payloadRest } from '../payload-rest.ts';
import type { TestPayload } from './test-payload.ts';

export type TestEditors = {
  /** The account of a role; the administrator's is the first. */
  user: (role: Role) => User & { collection: 'users' };
  /** A request to the admin's API by an account, or by nobody. */
  post: (role: Role | null, path: string, body: object) => Test;
  patch: (role: Role | null, path: string, body: object) => Test;
};

const roles = ['admin', 'editor', 'clerk', 'moderator', 'viewer'] as const;

/** An account of each role, and the admin's API that they use. */
export async function createTestEditors({ payload, config }: TestPayload): Promise<TestEditors> {
  const app = express().use('/cms-api', payloadRest(config));
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

  function as(role: Role | null, asked: Test): Test {
    return role ? asked.set('Authorization', `JWT ${tokens.get(role)}`) : asked;
  }

  return {
    user: (role) => {
      const user = users.get(role);
      if (!user) throw new Error(`There is no account for ${role}.`);
      return { ...user, collection: 'users' };
    },
    post: (role, path, body) => as(role, request(app).post(`/cms-api${path}`)).send(body),
    patch: (role, path, body) => as(role, request(app).patch(`/cms-api${path}`)).send(body),
  };
}
