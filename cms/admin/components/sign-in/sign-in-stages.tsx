'use client';

import type { ReactNode } from 'react';
import { AccountForm, typedIn } from '../account-form/account-form.tsx';
import { CodeInput } from '../second-factor/code-input.tsx';
import { Enrolment } from '../second-factor/enrolment.tsx';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import type { useSignIn } from './use-sign-in.ts';

type Props = Pick<ReturnType<typeof useSignIn>, 'leave' | 'sendCode' | 'stage'> & {
  /** The form for what is typed first. */
  children: ReactNode;
};

/** What is on the page as somebody signs in, one thing at a time. */
export function SignInStages({ stage, leave, sendCode, children }: Props) {
  const { step, recoveryCodes } = stage;
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={leave} heading="h1" />;
  if (!step) return children;
  const send = (values: FormData) => sendCode(typedIn(values, 'code'));
  if (step.secondFactor === 'enrol') {
    return (
      <AccountForm key="enrol" onSend={send} action="Add and sign in">
        <h1>Add a second factor</h1>
        <p>This site requires one before you can go on.</p>
        <Enrolment {...step} />
        <CodeInput isApp />
      </AccountForm>
    );
  }
  return (
    <AccountForm key="code" onSend={send} action="Sign in">
      <h1>One more step</h1>
      <CodeInput />
    </AccountForm>
  );
}
