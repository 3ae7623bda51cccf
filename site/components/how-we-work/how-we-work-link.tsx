import { Link } from 'react-router-dom';
import { paths } from '#site/paths.ts';

/** A link from a list to the explanation of its order. */
export function HowWeWorkLink() {
  return (
    <Link to={paths.howItWorks} className="text-link py-0.5 whitespace-nowrap">
      How we work
    </Link>
  );
}
