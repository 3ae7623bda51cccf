import { Link } from 'react-router-dom';
import type { Medication } from '#contract/schemas/medication.ts';

type Props = {
  medications: readonly Medication[];
  /** Where a dose leads to. */
  addressOf: (choice: { medication: string; dose: string }) => string;
};

/** Each medication with the doses of its usual steps, to begin with one. */
export function DoseNow({ medications, addressOf }: Props) {
  const planned = medications.filter(({ doseSteps }) => doseSteps.length > 0);
  if (planned.length === 0)
    return <p>No usual dose steps are on record yet, so there is nothing to choose from.</p>;
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {planned.map(({ id, name, activeIngredient, theme, doseSteps }) => (
        <li
          key={id}
          data-theme={theme}
          className="flex flex-col gap-3 rounded-base border border-t-4 border-t-theme bg-surface p-4"
        >
          <h3 className="text-xl">
            <span className="text-theme">{name}</span>{' '}
            <span className="text-base font-normal text-muted">{activeIngredient}</span>
          </h3>
          <ul className="flex flex-wrap gap-2">
            {doseSteps.map(({ dose }) => (
              <li key={dose}>
                <Link
                  to={addressOf({ medication: name.toLowerCase(), dose: dose.toLowerCase() })}
                  className="inline-flex min-h-12 items-center rounded-base border border-line-strong px-4 font-semibold hover:border-primary hover:text-primary"
                >
                  <span className="sr-only">{name} </span>
                  {dose}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
