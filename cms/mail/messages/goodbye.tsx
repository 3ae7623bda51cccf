import { Layout } from './layout.tsx';
import { Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';

export const goodbyeSubject = 'You have unsubscribed';

/** The last message: says that there will be no other. */
export function Goodbye({ sender }: { sender: Subscribed }) {
  return (
    <Layout
      sender={sender}
      heading={goodbyeSubject}
      preview="This is our last email to you."
      reason="You get this because you left our list. It is the last email that we send you."
    >
      <Paragraph>
        You will get no more reports from us. With this email gone, we erase your address and keep a
        one-way code in its place, so that we never write to you again.
      </Paragraph>
      <Paragraph>
        If you ever want the reports back, enter your address in one of our forms and confirm it.
      </Paragraph>
    </Layout>
  );
}
