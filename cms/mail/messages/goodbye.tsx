import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';

const subject = 'You have unsubscribed';

/** The last message, which says that there will be no other. */
export function goodbye(): Message<Subscribed> {
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview="This is our last email to you."
        reason="You are getting this email because you left our list. It is the last one we will send you."
      >
        <Paragraph>
          You will not get any more reports from us. Now that this email has been sent, we will
          erase your address. We keep a one-way code in its place, so that we never write to you
          again.
        </Paragraph>
        <Paragraph>
          If you want the reports again, enter your address in one of our forms and confirm it.
        </Paragraph>
      </Layout>
    ),
  };
}
