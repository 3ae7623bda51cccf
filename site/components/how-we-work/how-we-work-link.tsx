import { Link } from 'react-router-dom';
import { paths } from '#site/paths.ts';

/** From a list to how its rows get their place. */
export function HowWeWorkLink() {
  return (
    <Link to={paths.howItWorks} className="text-link py-0.5">
      How we work
    </Link>
  );
}
