import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { minSideBySide, maxSideBySide } from '#contract/rules/side-by-side.ts';
import type { ProviderNames } from '#contract/schemas/side-by-side.ts';
import type { SideBySideRequest } from '#site/api/side-by-side.ts';
import { Button } from '#site/components/button/button.tsx';
import { paths } from '#site/paths.ts';

type Props = {
  names: ProviderNames;
  choice: SideBySideRequest;
  /** Is called when other providers are asked for; the form is then drawn anew. */
  onShow: () => void;
};

/** Chooses the providers; the dose stays as the address has it. */
export function ProviderForm({ names, choice: { providers, ...dose }, onShow }: Props) {
  const navigate = useNavigate();

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('providers').map(String);
    void navigate(paths.sideBySide({ ...dose, providers: chosen }));
    onShow();
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
          {names.map(({ slug, name }) => (
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
      <p>
        <Button type="submit">See side by side</Button>
      </p>
    </form>
  );
}
