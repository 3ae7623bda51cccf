'use client';

import { AccountForm, typedIn } from '../account-form/account-form.tsx';
import { LabelledInput } from '../account-form/labelled-input.tsx';
import { SignInStages } from './sign-in-stages.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Email and password, and a code if the account has a second factor. */
export function SignIn({ target }: { target: string }) {
  const { start, ...stages } = useSignIn('/users/login', target);
  return (
    <SignInStages {...stages}>
      <AccountForm
        key="password"
        action="Sign in"
        onSend={(values) =>
          start({ email: typedIn(values, 'email'), password: typedIn(values, 'password') })
        }
      >
        <h1>Sign in</h1>
        <LabelledInput name="email" label="Email" type="email" autoComplete="username" />
        <LabelledInput
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
        />
      </AccountForm>
    </SignInStages>
  );
}
