/**
 * An answer of Payload's without the token of the session. Browsers have it in a cookie that scripts cannot read: what
 * a script never gets, it cannot give away. (Payload's own `removeTokenFromResponses` forgets the first account, whose
 * cookie is then empty.)
 */
export async function withoutSessionToken(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  if (!pathname.startsWith('/cms-api/users/') || !isJson) return response;
  const answer = (await response.json()) as Record<string, unknown>;
  delete answer.token;
  delete answer.refreshedToken;
  return Response.json(answer, response);
}
