import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';

/** The way to how the system stands, below the collections in the navigation. */
export function SystemLink({ user }: ServerProps) {
  if (!user?.roles.includes('admin')) return null;
  return (
    <Link className="nav__link" href="/admin/system" prefetch={false}>
      <span className="nav__link-label">System</span>
    </Link>
  );
}
