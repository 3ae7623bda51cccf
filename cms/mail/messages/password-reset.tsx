import { Layout } from './layout.tsx';
import { Action, Paragraph } from './parts.tsx';
import type { Sender } from './sender.ts';

export const passwordResetSubject = 'Choose a new password';

export type PasswordResetProps = {
  sender: Sender;
  resetUrl: string;
  /** How long the link works. */
  minutes: number;
};

/** Lets the owner of an account choose a new password. */
export function PasswordReset({ sender, resetUrl, minutes }: PasswordResetProps) {
  return (
    <Layout
      sender={sender}
      heading={passwordResetSubject}
      preview={`The link in this email works once, for ${minutes} minutes.`}
      reason={`Somebody asked for a new password for your account with ${sender.siteName}. If that was not you, do nothing: your password stays as it is.`}
    >
      <Paragraph>
        The link opens a page on which you choose a new password. It works once, for {minutes}{' '}
        minutes, and only the newest one that we sent.
      </Paragraph>
      <Paragraph>
        With the new password you are signed out everywhere else, on every device.
      </Paragraph>
      <Action href={resetUrl}>Choose a new password</Action>
    </Layout>
  );
}
