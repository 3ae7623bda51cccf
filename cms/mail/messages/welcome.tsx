import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Action, Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';

const subject = 'You are subscribed';

/** Says that the subscription has begun, and what to expect. */
export function welcome(): Message<Subscribed> {
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview="We will send our next market report to this address."
        reason={`You are getting this email because you confirmed your subscription to the reports of ${sender.siteName}.`}
      >
        <Paragraph>
          Thank you for confirming. We will send our next market analysis report to this address:
          one email a month, with no advertising and no tracking.
        </Paragraph>
        <Paragraph>You can read our earlier reports on the site.</Paragraph>
        <Action href={`${sender.publicUrl}/market-analysis`}>Read the reports</Action>
      </Layout>
    ),
  };
}
