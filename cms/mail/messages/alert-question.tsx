import { formatDate } from '#contract/rules/date.ts';
import { alertText } from '#contract/rules/price-alert.ts';
import type { AlertInWords } from './alert-confirmation.tsx';
import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Action, Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';

const subject = 'Do you want to keep your price alerts?';

type Ending = { alerts: readonly AlertInWords[]; endsAt: string };

/** Asks whether alerts that are about to end are still wanted. */
export function alertQuestion(
  { alerts, endsAt }: Ending,
  { keepUrl }: { keepUrl: string },
): Message<Subscribed> {
  const end = formatDate(endsAt);
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview={`They end on ${end} unless you keep them.`}
        reason={`You are getting this email because you asked ${sender.siteName} for price alerts.`}
      >
        <Paragraph>Price alerts end after six months. Yours end on {end}:</Paragraph>
        {alerts.map((alert) => (
          <Paragraph key={`${alert.medication} ${alert.dose} ${alertText(alert)}`}>
            {alert.medication} {alert.dose}: when {alertText(alert)}.
          </Paragraph>
        ))}
        <Paragraph>
          To keep them for another six months, press the button on the page that this link opens. If
          you do nothing, they end and we erase them. Unless you have also asked for our reports, we
          erase your address from our lists too.
        </Paragraph>
        <Action href={keepUrl}>Keep my price alerts</Action>
      </Layout>
    ),
  };
}
