import { parsePath, useLocation, useNavigate } from 'react-router-dom';
import type { ReviewSort } from '#contract/rules/review-order.ts';
import type { ReviewsRequest } from '#site/api/provider-reviews.ts';
import { GetForm } from '#site/components/filters/get-form.tsx';
import { SelectField } from '#site/components/filters/select-field.tsx';
import { SubmitUntilAwake } from '#site/components/filters/submit-until-awake.tsx';
import { paths } from '#site/paths.ts';
import { readHistoryChoice } from '../history-choice.ts';

/** The sort order of the reviews; a plain form without JavaScript. */
export function ReviewSortForm({ request: { slug, sort } }: { request: ReviewsRequest }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const history = readHistoryChoice(new URLSearchParams(search));

  function choose(value: string) {
    const address = paths.providerReviews(slug, { ...history, sort: value });
    // The provider's page has two addresses, and the reader stays at theirs.
    void navigate({ ...parsePath(address), pathname });
  }

  return (
    <GetForm
      address={paths.providerReviews(slug, history)}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-end gap-2 print:hidden"
    >
      <SelectField
        label="Sort reviews"
        name="reviews"
        value={sort}
        options={options}
        onChoose={choose}
      />
      <SubmitUntilAwake>Sort</SubmitUntilAwake>
    </GetForm>
  );
}

const texts: Record<ReviewSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
  verified: 'Verified only',
};

const options = Object.entries(texts).map(([value, text]) => ({ value, text }));
