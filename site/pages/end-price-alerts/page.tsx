import { ButtonLink } from '#site/components/button/button-link.tsx';
import { LinkPage } from '#site/components/link-step/link-page.tsx';
import { paths } from '#site/paths.ts';

/** The target of the link that ends price alerts: one button, which ends all of them at once. */
export function Page() {
  return (
    <LinkPage
      title="End your price alerts"
      description="Press one button to end all your price alerts."
      lead="Press the button and we stop sending you price alerts straight away. If you also get our reports, they go on."
      step={{ name: 'leave', text: 'End all my price alerts', action: paths.endPriceAlerts }}
      doneTitle="Your price alerts have ended"
    >
      <p className="measure">
        We have erased them. Unless you have also asked for our reports, we have erased your address
        from our lists too; if you had confirmed any of them, we keep a one-way code in its place,
        so that we do not email you again.
      </p>
      <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
    </LinkPage>
  );
}
