'use client';

import type { ReactNode } from 'react';
import { routes } from '#cms/admin/routes.ts';
import { AccountForm, typedIn } from '../account-form/account-form.tsx';
import { LabelledInput } from '../account-form/labelled-input.tsx';
import { SignInStages } from './sign-in-stages.tsx';
import { useSignIn } from './use-sign-in.ts';

type Props = { action: string; children: ReactNode };

/** Chooses a password with a link from an email, and signs in. The link carries its code behind the `#`. */
export function ChoosePassword({ action, children }: Props) {
  const { start, ...stages } = useSignIn('/users/reset-password', routes.admin);

  async function choose(values: FormData) {
    const password = typedIn(values, 'password');
    if (password !== typedIn(values, 'repeated')) {
      throw new Error('The two passwords differ. Type the same one twice.');
    }
    await start({ token: window.location.hash.slice(1), password });
  }

  return (
    <SignInStages {...stages}>
      <AccountForm key="password" onSend={choose} action={action}>
        {children}
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
    </SignInStages>
  );
}
