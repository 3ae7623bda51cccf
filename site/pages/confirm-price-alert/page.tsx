import { ButtonLink } from '#site/components/button/button-link.tsx';
import { LinkPage } from '#site/components/link-step/link-page.tsx';
import { paths } from '#site/paths.ts';

/** The target of the link in the email that asks to confirm an alert: one button, which starts it. */
export function Page() {
  return (
    <LinkPage
      title="Confirm your price alert"
      description="Press one button to be told by email when a price changes."
      lead="Which dose you watch says something about your health. By pressing the button you agree that we store it with your email address, to send you these alerts: at most one email a day, without advertising. You can end your alerts at any time."
      step={{ name: 'confirm', text: 'Confirm my price alert', action: paths.confirmPriceAlert }}
      doneTitle="Your price alert has started"
      wayOn={{ text: 'ask for the alert again', href: paths.priceAlerts() }}
    >
      <p className="measure">
        Thank you. We will write to you when there is something to tell. The end of each email says
        how to see, change and end your alerts.
      </p>
      <ButtonLink href={paths.priceAlerts()} variant="secondary">
        Ask for another alert
      </ButtonLink>
    </LinkPage>
  );
}
