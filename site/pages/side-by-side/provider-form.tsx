import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fitsAtOnce } from '#contract/rules/list-page.ts';
import { minSideBySide, maxSideBySide } from '#contract/rules/side-by-side.ts';
import type { ProviderNames } from '#contract/schemas/side-by-side.ts';
import type { SideBySideRequest } from '#site/api/side-by-side.ts';
import { Button } from '#site/components/button/button.tsx';
import { paths } from '#site/paths.ts';
import { letterOf, letterText } from './letters.ts';

type Props = {
  names: ProviderNames;
  choice: SideBySideRequest;
  /** The first letter of the names to choose from, if one has been chosen. */
  letter: string | undefined;
  /** Is called when other providers are asked for; the form is then drawn anew. */
  onShow: () => void;
  /** Is called when names with another letter are asked for; the form is then drawn anew. */
  onLetter: () => void;
};

/**
 * Chooses the providers; the dose stays as the address has it. Where there are too many names for one page, they are
 * found by their first letter, beside those that have been chosen.
 */
export function ProviderForm({
  names,
  choice: { providers, ...dose },
  letter,
  onShow,
  onLetter,
}: Props) {
  const navigate = useNavigate();
  const letters = fitsAtOnce(names.length) ? [] : [...new Set(names.map(letterOf))].toSorted();
  const shown =
    letters.length === 0
      ? names
      : names.filter((each) => providers.includes(each.slug) || letterOf(each) === letter);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const chosen = form.getAll('providers').map(String);
    const [asked] = form.getAll('letter').map(String);
    void navigate(paths.sideBySide({ ...dose, providers: chosen, letter: asked }));
    if (asked === undefined) onShow();
    else onLetter();
  }

  return (
    <form action={paths.sideBySideForm} onSubmit={show} className="flex flex-col gap-4 pt-2">
      {Object.entries(dose).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <fieldset>
        <legend className="pb-2">
          Choose {minSideBySide} to {maxSideBySide} providers.
        </legend>
        {/* Thousands of providers have thousands of these: what they look like is said once. */}
        <ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4 [&_input]:size-6 [&_input]:shrink-0 [&_input]:accent-primary [&_label]:flex [&_label]:min-h-9 [&_label]:cursor-pointer [&_label]:items-center [&_label]:gap-2">
          {shown.map(({ slug, name }) => (
            <li key={slug}>
              <label>
                <input
                  type="checkbox"
                  name="providers"
                  value={slug}
                  defaultChecked={providers.includes(slug)}
                />
                {name}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {shown.length > 0 && (
        <p>
          <Button type="submit">See side by side</Button>
        </p>
      )}
      {letters.length > 0 && (
        <fieldset>
          <legend className="pb-2">
            {shown.length > 0
              ? 'More providers, by the first letter of their name. What you have ticked stays.'
              : 'Find them by the first letter of their name.'}
          </legend>
          <p className="flex flex-wrap gap-2">
            {letters.map((each) => (
              <Button
                key={each}
                type="submit"
                variant="secondary"
                name="letter"
                value={each}
                aria-current={each === letter}
                className="aria-[current=true]:border-primary aria-[current=true]:bg-primary-tint"
              >
                {letterText(each)}
              </Button>
            ))}
          </p>
        </fieldset>
      )}
    </form>
  );
}
