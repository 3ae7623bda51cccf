import type { AuthStrategy, PayloadRequest, TypedUser } from 'payload';

type Known = { account?: TypedUser };

/** Attaches to a request the account that sends it, once that has been read. */
export function withAccount(request: Request, account: TypedUser): Request {
  return Object.assign(request, { account } satisfies Known);
}

/** Takes the account that a request is known to be from. Without one Payload's own strategy reads it, with its session. */
export const knownAccount: AuthStrategy = {
  name: 'known-account',
  authenticate: ({ req }: { req?: PayloadRequest & Known }) => ({ user: req?.account ?? null }),
};
