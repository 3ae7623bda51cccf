import { Layout } from './layout.tsx';
import { Action, Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';

export const welcomeSubject = 'You are subscribed';

/** Says that the subscription has begun, and what to expect. */
export function Welcome({ sender }: { sender: Subscribed }) {
  return (
    <Layout
      sender={sender}
      heading={welcomeSubject}
      preview="Our next market report comes to this address."
      reason={`You get this because you confirmed your subscription to the reports of ${sender.siteName}.`}
    >
      <Paragraph>
        Thank you for confirming. Our next market analysis report comes to this address: one email a
        month, no advertising, and no hidden pictures or links that follow you.
      </Paragraph>
      <Paragraph>You can read the reports that are out already on our site.</Paragraph>
      <Action href={`${sender.publicUrl}/market-analysis`}>Read the reports</Action>
    </Layout>
  );
}
