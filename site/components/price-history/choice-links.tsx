export type Choice = { value: string; text: string; href: string };

type Props = {
  /** The accessible name of the group. */
  label: string;
  choices: readonly Choice[];
  shown: string;
  /** What all texts begin with: shown once, in front of them. */
  prefix?: string;
};

/** Links to alternatives shown in the same place, each with its own URL. */
export function ChoiceLinks({ label, choices, shown, prefix }: Props) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap items-baseline gap-1.5 sm:gap-2">
        {prefix && (
          <li aria-hidden="true" className="min-w-18 text-sm sm:min-w-20 font-semibold">
            {prefix}
          </li>
        )}
        {choices.map(({ value, text, href }) => (
          <li key={value}>
            <a
              href={href}
              aria-current={value === shown ? 'true' : undefined}
              className="inline-block rounded-base border px-2 py-1 text-sm sm:px-3 sm:py-1.5 hover:bg-sunken aria-current:border-primary aria-current:bg-primary-tint aria-current:font-semibold"
            >
              {prefix && <span className="sr-only">{prefix} </span>}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
