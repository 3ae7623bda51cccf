import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';

/** The way to the proposals of the price watch, below the collections in the navigation. */
export function PriceWatchLink({ user }: ServerProps) {
  const mayDecide = user?.roles.some((role: string) => ['admin', 'editor', 'clerk'].includes(role));
  if (!mayDecide) return null;
  return (
    <Link className="nav__link" href="/admin/price-watch" prefetch={false}>
      <span className="nav__link-label">Price watch</span>
    </Link>
  );
}
