/** Makes the first account; returns the header that says who asks. */
export async function signIn(siteUrl: string): Promise<string> {
  const user = { name: 'Bench', email: 'bench@directory.example', password: 'only for this run' };
  const response = await fetch(`${siteUrl}/cms-api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...user, 'confirm-password': user.password }),
  });
  const { token } = (await response.json()) as { token: string };
  return `JWT ${token}`;
}
