import { confirmation } from './confirmation.tsx';
import { goodbye } from './goodbye.tsx';
import type { Message } from './message.ts';
import { personalLink } from './personal-link.tsx';
import { report, type ReportSummary } from './report.tsx';
import type { Subscribed } from './sender.ts';
import { welcome } from './welcome.tsx';

/** What a message to a subscriber is about. */
export type MessageContent =
  | { kind: 'confirmation' }
  | { kind: 'goodbye' }
  | { kind: 'personal-link' }
  | { kind: 'report'; report: ReportSummary }
  | { kind: 'welcome' };

/** The message that tells a subscriber of it. */
export function subscriberMessage(
  content: MessageContent,
  links: { confirmUrl: string },
): Message<Subscribed> {
  switch (content.kind) {
    case 'confirmation':
      return confirmation(links);
    case 'welcome':
      return welcome();
    case 'goodbye':
      return goodbye();
    case 'personal-link':
      return personalLink();
    case 'report':
      return report(content.report);
  }
}
