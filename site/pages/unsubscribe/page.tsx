import { ButtonLink } from '#site/components/button/button-link.tsx';
import { LinkPage } from '#site/components/link-step/link-page.tsx';
import { paths } from '#site/paths.ts';

/** The target of the unsubscribe link in every email: one button, which ends the subscription at once. */
export function Page() {
  return (
    <LinkPage
      title="Unsubscribe"
      description="Press one button to stop our market analysis report."
      lead="Press the button and we will stop sending you reports straight away. Your price alerts end too."
      step={{ name: 'leave', text: 'Unsubscribe', action: paths.unsubscribe }}
      doneTitle="You have unsubscribed"
    >
      <p className="measure">
        We will not send you any more reports or price alerts. After one last email to confirm this,
        we erase your address and keep a one-way code in its place, so that we do not email you
        again.
      </p>
      <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
    </LinkPage>
  );
}
