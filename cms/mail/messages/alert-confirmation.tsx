import { alertText, type AlertDose, type AlertTerms } from '#contract/rules/price-alert.ts';
import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Action, Paragraph, Returning } from './parts.tsx';
import type { Subscribed } from './sender.ts';

/** An alert as messages tell of it. */
export type AlertInWords = AlertDose & AlertTerms;

const subject = 'Please confirm your price alert';

/** Asks the owner of an address whether it was they who asked for an alert. */
export function alertConfirmation(
  { alert, isReturning }: { alert: AlertInWords; isReturning: boolean },
  { confirmUrl }: { confirmUrl: string },
): Message<Subscribed> {
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview={`Press one button to be told about ${alert.medication} ${alert.dose}.`}
        reason={`Someone entered this address in a form on ${sender.siteName}. If it was not you, you can ignore this email: we will not send you any alerts, and we will erase the address after 30 days.`}
      >
        <Paragraph>
          You asked us to tell you about {alert.medication} {alert.dose} when {alertText(alert)}.
        </Paragraph>
        <Paragraph>
          The link opens a page with one button. When you press it, you agree that we store this
          with your address, and your alert starts. It ends after six months unless you keep it.
        </Paragraph>
        {isReturning && <Returning />}
        <Action href={confirmUrl}>Confirm my price alert</Action>
      </Layout>
    ),
  };
}
