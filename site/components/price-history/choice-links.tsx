import { Link } from 'react-router-dom';

type Choice = { value: string; text: string; href: string };

type Props = {
  /** What is chosen. */
  label: string;
  choices: readonly Choice[];
  shown: string;
};

/** Other things to show in the same place, each with an address of its own. */
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
