import { Link } from '@react-email/components';
import { formatDate } from '#contract/rules/date.ts';
import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Paragraph } from './parts.tsx';
import { light } from './theme.ts';

const subject = 'We have your complaint';

type Props = { receivedAt: Date; answerBy: Date };

/** Acknowledges a complaint about personal data. It repeats nothing of it: anybody can enter anybody's address. */
export function complaintReceived({ receivedAt, answerBy }: Props): Message {
  const received = formatDate(receivedAt.toISOString());
  const answer = formatDate(answerBy.toISOString());
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview={`We will tell you what we found by ${answer}.`}
        reason={`Someone gave this address with a complaint to ${sender.siteName} about how personal information is used. If it was not you, you can ignore this email.`}
      >
        <Paragraph>
          We received your complaint about how we use your personal information on {received}. A
          person is looking into it. We will tell you what we found, and what we do about it, by{' '}
          {answer} at the latest, and let you know if we need anything from you.
        </Paragraph>
        <Paragraph>
          To add something, reply to this email. You can also complain to the Information
          Commissioner’s Office at any time:{' '}
          <Link href="https://ico.org.uk/make-a-complaint/" className="link" style={light.link}>
            ico.org.uk/make-a-complaint
          </Link>
          .
        </Paragraph>
      </Layout>
    ),
  };
}
