import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Action, Paragraph } from './parts.tsx';

const subject = 'Choose a new password';

type Props = {
  resetUrl: string;
  /** How long the link works. */
  minutes: number;
};

/** Lets the owner of an account choose a new password. */
export function passwordReset({ resetUrl, minutes }: Props): Message {
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview={`The link in this email works once, within ${minutes} minutes.`}
        reason={`Someone asked to reset the password of your account with ${sender.siteName}. If it was not you, you can ignore this email: your password has not changed.`}
      >
        <Paragraph>
          The link opens a page where you can choose a new password. It works once, within {minutes}{' '}
          minutes. If we sent you several links, only the newest one works.
        </Paragraph>
        <Paragraph>
          When you choose a new password, you will be signed out everywhere else, on every device.
        </Paragraph>
        <Action href={resetUrl}>Choose a new password</Action>
      </Layout>
    ),
  };
}
