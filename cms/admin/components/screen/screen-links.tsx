import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { adminHref } from '#cms/admin/routes.ts';
import { mayUse, screens } from '#cms/admin/screens.ts';

/** The ways to our own screens, below the collections in the navigation, for those who may use them. */
export function ScreenLinks({ user }: ServerProps) {
  if (!user) return null;
  const open = Object.values(screens).filter((screen) => mayUse(screen, user.roles));
  return open.map(({ title, path }) => (
    <Link key={path} className="nav__link" href={adminHref(path)} prefetch={false}>
      <span className="nav__link-label">{title}</span>
    </Link>
  ));
}
