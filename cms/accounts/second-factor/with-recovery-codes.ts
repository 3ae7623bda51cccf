import type { PayloadRequest } from 'payload';

/** The answer to a sign-in, with the recovery codes if a second factor has been added on the way. */
export async function withRecoveryCodes(
  req: PayloadRequest,
  response: Response,
): Promise<Response> {
  const { recoveryCodes } = req.context;
  if (!recoveryCodes) return response;
  return Response.json({ ...((await response.json()) as object), recoveryCodes }, response);
}
