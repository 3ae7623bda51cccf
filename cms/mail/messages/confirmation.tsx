import { Layout } from './layout.tsx';
import { Action, Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';

export const confirmationSubject = 'Please confirm your subscription';

/** Asks whether it was the owner of the address who entered it. */
export function Confirmation({ sender, confirmUrl }: { sender: Subscribed; confirmUrl: string }) {
  return (
    <Layout
      sender={sender}
      heading={confirmationSubject}
      preview="One button, then our market report comes once a month."
      reason={`Somebody entered this address in a form on ${sender.siteName}. If that was not you, do nothing: you will get no reports, and we erase the address after 30 days.`}
    >
      <Paragraph>
        You asked for our market analysis report: once a month, what changed in the prices and the
        stock of weight loss injections.
      </Paragraph>
      <Paragraph>
        The link opens a page with one button. Your subscription starts when you press it.
      </Paragraph>
      <Action href={confirmUrl}>Confirm my subscription</Action>
    </Layout>
  );
}
