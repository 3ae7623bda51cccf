import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Action, Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';

const subject = 'Your link to what we store about you';

/** Carries a new link for someone who has opened one that had expired. */
export function personalLink(): Message<Subscribed> {
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview="This link works for 180 days."
        reason="You are getting this email because someone opened an old link from one of our emails to this address. If it was not you, you can ignore this email: nobody can see what we store without the link above."
      >
        <Paragraph>
          The link opens a page that shows what we store about you. You can end your subscription
          there, or have everything erased. It works for 180 days.
        </Paragraph>
        <Action href={sender.subscription.preferencesUrl}>See what we store about you</Action>
      </Layout>
    ),
  };
}
