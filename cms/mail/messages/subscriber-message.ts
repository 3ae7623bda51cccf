import { alertConfirmation, type AlertInWords } from './alert-confirmation.tsx';
import { alertNews, type AlertNewsItem } from './alert-news.tsx';
import { alertQuestion } from './alert-question.tsx';
import { confirmation } from './confirmation.tsx';
import { goodbye } from './goodbye.tsx';
import type { Message } from './message.ts';
import { personalLink } from './personal-link.tsx';
import { report, type ReportSummary } from './report.tsx';
import type { Subscribed } from './sender.ts';
import { welcome } from './welcome.tsx';

/** What a message to a subscriber is about. */
export type MessageContent =
  | {
      kind: 'alert-confirmation';
      alert: AlertInWords & { id: string };
      /** Whether the address is on the suppression list. */
      isReturning: boolean;
    }
  | { kind: 'alert-news'; items: readonly AlertNewsItem[] }
  | { kind: 'alert-question'; alerts: readonly AlertInWords[]; endsAt: string }
  | { kind: 'confirmation'; isReturning: boolean }
  | { kind: 'goodbye' }
  | { kind: 'personal-link' }
  | { kind: 'report'; report: ReportSummary }
  | { kind: 'welcome' };

/** The message that tells a subscriber of it. */
export function subscriberMessage(
  content: MessageContent,
  links: { confirmUrl: string; keepUrl: string },
): Message<Subscribed> {
  switch (content.kind) {
    case 'alert-confirmation':
      return alertConfirmation(content, links);
    case 'alert-news':
      return alertNews(content.items);
    case 'alert-question':
      return alertQuestion(content, links);
    case 'confirmation':
      return confirmation(content, links);
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
