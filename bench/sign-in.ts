/** Makes the first account; returns the header that says who asks. */
export async function signIn(siteUrl: string): Promise<string> {
  const user = { name: 'Bench', email: 'bench@directory.example', password: 'only for this run' };
  const response = await fetch(`${siteUrl}/cms-api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...user, 'confirm-password': user.password }),
  });
  const token = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (!token) throw new Error(`Nobody has signed in: ${await response.text()}`);
  return `JWT ${token}`;
}
