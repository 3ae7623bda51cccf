'use client';

import { useConfig } from '@payloadcms/ui';
import { AccountForm, typedIn } from '../account-form/account-form.tsx';
import { LabelledInput } from '../account-form/labelled-input.tsx';
import { send } from '../send.ts';

/** Chooses the first password of an account, and signs in. The link carries its code behind the `#`. */
export function Accept() {
  const { config } = useConfig();
  const { admin, api } = config.routes;

  async function accept(values: FormData) {
    const password = typedIn(values, 'password');
    if (password !== typedIn(values, 'repeated')) {
      throw new Error('The two passwords differ. Type the same one twice.');
    }
    const token = window.location.hash.slice(1);
    await send('POST', `${api}/users/reset-password`, { token, password });
    // Not through the router, which still thinks that nobody is signed in.
    window.location.assign(admin);
  }

  return (
    <AccountForm onSend={accept} action="Accept and sign in">
      <h1>Welcome</h1>
      <p>You have been invited to the editors’ desk. Choose a password to accept.</p>
      <LabelledInput
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        description="At least 12 characters that nobody would guess, for example four unrelated words."
      />
      <LabelledInput
        name="repeated"
        label="The password again"
        type="password"
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
