import { ButtonLink } from '#site/components/button/button-link.tsx';
import { LinkPage } from '#site/components/link-step/link-page.tsx';
import { paths } from '#site/paths.ts';

/** Where the unsubscribe link of every email leads: one button, which ends the subscription at once. */
export function Page() {
  return (
    <LinkPage
      title="Unsubscribe"
      description="One button, and our market analysis report comes to you no more."
      lead="Press the button and we send you no more reports, from now on."
      step={{ name: 'leave', text: 'Unsubscribe', action: paths.unsubscribe }}
      doneTitle="You have unsubscribed"
    >
      <p className="measure">
        We send you no more reports. Your address is erased once a short goodbye has gone; a one-way
        code stays in its place, so that we never write to you again.
      </p>
      <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
    </LinkPage>
  );
}
