import { ButtonLink } from '#site/components/button/button-link.tsx';
import { LinkPage } from '#site/components/link-step/link-page.tsx';
import { paths } from '#site/paths.ts';

/** The target of the link in the email that asks whether alerts are still wanted: one button, which keeps them. */
export function Page() {
  return (
    <LinkPage
      title="Keep your price alerts"
      description="Press one button to keep your price alerts for another six months."
      lead="Press the button to keep your price alerts for another six months."
      step={{ name: 'keep', text: 'Keep my price alerts', action: paths.keepPriceAlerts }}
      doneTitle="We keep your price alerts"
      wayOn={{ text: 'ask for new alerts', href: paths.priceAlerts() }}
    >
      <p className="measure">
        They will continue for another six months, then we will ask you again.
      </p>
      <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
    </LinkPage>
  );
}
