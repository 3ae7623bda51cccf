import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Paragraph } from './parts.tsx';

const subject = 'Your second factor has been reset';

type Props = {
  name: string;
  /** The administrator who did it. */
  by: string | undefined;
};

/** Tells the owner of an account that it can be signed in to without a code. */
export function secondFactorReset({ name, by }: Props): Message {
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview="Your account can be signed in to with the password alone."
        reason={`You have an account with ${sender.siteName}.`}
      >
        <Paragraph>
          Hello {name}, {by ?? 'an administrator'} has reset the second factor of your account. You
          have been signed out, and your old authenticator app and recovery codes no longer work.
        </Paragraph>
        <Paragraph>
          Sign in with your password and add a new second factor on your account page. If you did
          not ask for this, tell an administrator at once.
        </Paragraph>
      </Layout>
    ),
  };
}
