import { useLocation, useNavigate } from 'react-router-dom';
import type { ReviewSort } from '#contract/rules/review-order.ts';
import type { ReviewsRequest } from '#site/api/provider-reviews.ts';
import { GetForm } from '#site/components/filters/get-form.tsx';
import { SelectField } from '#site/components/filters/select-field.tsx';
import { SubmitUntilAwake } from '#site/components/filters/submit-until-awake.tsx';
import { paths } from '#site/paths.ts';

/** The sort order of the reviews; a plain form without JavaScript. */
export function ReviewSortForm({ request: { slug, sort } }: { request: ReviewsRequest }) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return (
    <GetForm
      address={`${paths.provider(slug)}#reviews`}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-end gap-2 print:hidden"
    >
      <SelectField
        label="Sort reviews"
        name="reviews"
        value={sort}
        options={options}
        onChoose={(value) => void navigate({ search: `?reviews=${value}`, hash })}
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
