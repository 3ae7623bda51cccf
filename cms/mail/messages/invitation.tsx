import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Action, Paragraph } from './parts.tsx';

const subject = 'Your invitation to the editors’ desk';

type Props = {
  url: string;
  /** Whom it is for. */
  name: string;
  /** The administrator who sent it. */
  by: string | undefined;
  /** How long the link works. */
  hours: number;
};

/** Lets somebody for whom an administrator has made an account choose a password. */
export function invitation({ url, name, by, hours }: Props): Message {
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview={`Choose a password within ${hours} hours to accept.`}
        reason={`An administrator of ${sender.siteName} has made an account with this address. If you did not expect it, you can ignore this email: nobody can use the account until you choose a password.`}
      >
        <Paragraph>
          Hello {name}, {by ?? 'an administrator'} invites you to work on {sender.siteName}.
        </Paragraph>
        <Paragraph>
          The link opens a page where you choose a password, and then you are signed in. It works
          once, within {hours} hours. If we sent you several invitations, only the newest one works.
        </Paragraph>
        <Action href={url}>Accept the invitation</Action>
      </Layout>
    ),
  };
}
