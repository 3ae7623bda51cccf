import { paths } from '#site/paths.ts';

/** A link from a list to the explanation of its order. */
export function HowWeWorkLink() {
  return (
    <a href={paths.howItWorks} className="text-link py-0.5 whitespace-nowrap">
      How we work
    </a>
  );
}
