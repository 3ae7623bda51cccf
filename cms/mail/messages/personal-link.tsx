import { Layout } from './layout.tsx';
import { Action, Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';

export const personalLinkSubject = 'Your link to what we store about you';

/** Carries a new link for whoever has opened one that had expired. */
export function PersonalLink({ sender }: { sender: Subscribed }) {
  return (
    <Layout
      sender={sender}
      heading={personalLinkSubject}
      preview="This one works for 180 days."
      reason={`You get this because somebody opened an old link from one of our emails to this address. If that was not you, do nothing: without the link in this email nobody sees what we store.`}
    >
      <Paragraph>
        The link opens a page with what we store about you. You can end your subscription there, or
        have everything erased. It works for 180 days.
      </Paragraph>
      <Action href={sender.subscription.preferencesUrl}>See what we store about you</Action>
    </Layout>
  );
}
