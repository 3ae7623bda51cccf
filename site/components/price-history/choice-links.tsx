import { Link } from 'react-router-dom';

type Choice = { value: string; text: string; href: string };

type Props = {
  /** The accessible name of the group. */
  label: string;
  choices: readonly Choice[];
  shown: string;
};

/** Links to alternatives shown in the same place, each with its own URL. */
export function ChoiceLinks({ label, choices, shown }: Props) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ value, text, href }) => (
          <li key={value}>
            <Link
              to={href}
              preventScrollReset
              aria-current={value === shown ? 'true' : undefined}
              className="inline-block rounded-base border px-3 py-1.5 text-sm hover:bg-sunken aria-current:border-primary aria-current:bg-primary-tint aria-current:font-semibold"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
