import { useId } from 'react';
import { GetForm } from '#site/components/filters/get-form.tsx';
import { fieldClass } from '#site/components/filters/field-class.ts';
import { Button } from '#site/components/button/button.tsx';
import {
  toComparisonParameters,
  type ComparisonChoice,
} from '#site/components/price-comparison/choice.ts';
import { paths, withFilters } from '#site/paths.ts';

/** The form for choosing an earlier day. */
export function AsOfForm({ choice }: { choice: ComparisonChoice }) {
  const id = useId();
  const { asOf } = choice;
  return (
    <section aria-labelledby={`${id}heading`} className="flex flex-col gap-3 print:hidden">
      <h2 id={`${id}heading`} className="text-2xl">
        Prices on an earlier day
      </h2>
      <GetForm
        address={withFilters(
          paths.compare(),
          toComparisonParameters({ ...choice, asOf: undefined }),
        )}
        className="flex flex-wrap items-end gap-4"
      >
        <div className="flex max-w-full min-w-0 flex-col gap-1">
          <label htmlFor={id} className="text-sm font-semibold">
            Day
          </label>
          <input
            id={id}
            type="date"
            name="asOf"
            required
            defaultValue={asOf ?? ''}
            className={fieldClass}
          />
        </div>
        <Button type="submit" variant="secondary">
          Show that day
        </Button>
      </GetForm>
    </section>
  );
}
