import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Action, Paragraph, Returning } from './parts.tsx';
import type { Subscribed } from './sender.ts';

const subject = 'Please confirm your subscription';

/** Asks the owner of an address whether it was they who entered it. */
export function confirmation(
  { isReturning }: { isReturning: boolean },
  { confirmUrl }: { confirmUrl: string },
): Message<Subscribed> {
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview="Press one button to get our market report once a month."
        reason={`Someone entered this address in a form on ${sender.siteName}. If it was not you, you can ignore this email: we will not send you any reports, and we will erase the address after 30 days.`}
      >
        <Paragraph>
          You asked for our market analysis report. It comes once a month and covers what has
          changed in the prices and stock of weight loss injections.
        </Paragraph>
        <Paragraph>
          The link opens a page with one button. Your subscription starts when you press it.
        </Paragraph>
        {isReturning && <Returning />}
        <Action href={confirmUrl}>Confirm my subscription</Action>
      </Layout>
    ),
  };
}
