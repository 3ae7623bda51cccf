import type { Medication } from '#contract/schemas/medication.ts';

type Props = {
  medications: readonly Medication[];
  /** The doses of a medication that can be chosen. */
  dosesOf: (medication: Medication) => readonly string[];
  /** Where a dose leads to. */
  addressOf: (choice: { medication: string; dose: string }) => string;
  /** Why there may be no dose at all, as a sentence. */
  whyNone: string;
};

/** Each medication with its doses as links, to begin with one. */
export function DoseLinks({ medications, dosesOf, addressOf, whyNone }: Props) {
  const choices = medications
    .map((medication) => ({ ...medication, doses: dosesOf(medication) }))
    .filter(({ doses }) => doses.length > 0);
  if (choices.length === 0) return <p>{whyNone}</p>;
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {choices.map(({ id, name, activeIngredient, theme, doses }) => (
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
            {doses.map((dose) => (
              <li key={dose}>
                <a
                  href={addressOf({ medication: name.toLowerCase(), dose: dose.toLowerCase() })}
                  className="inline-flex min-h-12 items-center rounded-base border border-line-strong px-4 font-semibold hover:border-primary hover:text-primary"
                >
                  <span className="sr-only">{name} </span>
                  {dose}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
