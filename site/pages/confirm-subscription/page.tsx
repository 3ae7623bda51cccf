import { ButtonLink } from '#site/components/button/button-link.tsx';
import { LinkPage } from '#site/components/link-step/link-page.tsx';
import { paths } from '#site/paths.ts';

/** The target of the link in the confirmation email: one button, which starts the subscription. */
export function Page() {
  return (
    <LinkPage
      title="Confirm your subscription"
      description="Press one button to get our market analysis report in your inbox once a month."
      lead="Our market analysis report comes by email once a month. You can unsubscribe at any time."
      step={{
        name: 'confirm',
        text: 'Confirm my subscription',
        action: paths.confirmSubscription,
      }}
      doneTitle="Your subscription is confirmed"
      wayOn={{ text: 'subscribe again', href: paths.subscribe }}
    >
      <p className="measure">Thank you. We will send the next report to your inbox.</p>
      <ButtonLink href={paths.marketAnalysis}>Read the latest report</ButtonLink>
    </LinkPage>
  );
}
