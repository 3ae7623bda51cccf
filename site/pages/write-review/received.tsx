import { ButtonLink } from '#site/components/button/button-link.tsx';
import { Confirmation } from '#site/components/form/confirmation.tsx';
import { paths } from '#site/paths.ts';

/** Confirms that a review has arrived, and says what happens next. */
export function Received({ slug }: { slug: string }) {
  return (
    <Confirmation
      title="Thank you. We have your review"
      text="A moderator will read it before it appears on the site. Good and bad reviews are published under the same rules, and we do not rewrite what you said."
    >
      <ButtonLink href={paths.reviewsOf(slug)}>Back to the reviews</ButtonLink>
      <ButtonLink href={paths.providers} variant="secondary">
        Browse All Providers
      </ButtonLink>
    </Confirmation>
  );
}
