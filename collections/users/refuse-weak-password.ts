import type { PayloadRequest } from 'payload';
import { fieldRefusal } from '../field-refusal.ts';
import { passwordProblem } from './password-rule.ts';

/** @throws APIError with the reason at the password field if it is too weak. */
export async function refuseWeakPassword(
  req: PayloadRequest,
  password: unknown,
  { name, email }: { name?: unknown; email?: unknown },
): Promise<void> {
  const { siteName } = await req.payload.findGlobal({
    slug: 'settings',
    overrideAccess: true,
    req,
  });
  const context = { name: textOf(name), email: textOf(email), siteName };
  const problem = await passwordProblem(password, context);
  if (problem) throw fieldRefusal({ path: 'password', message: problem });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
