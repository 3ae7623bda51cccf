import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { mayUse, screens } from '#cms/admin/screens.ts';

/** The ways to our own screens, below the collections in the navigation, for those who may use them. */
export function ScreenLinks({ payload, user }: ServerProps) {
  if (!user) return null;
  const open = Object.values(screens).filter((screen) => mayUse(screen, user.roles));
  return open.map(({ title, path }) => (
    <Link
      key={path}
      className="nav__link"
      href={`${payload.config.routes.admin}${path}`}
      prefetch={false}
    >
      <span className="nav__link-label">{title}</span>
    </Link>
  ));
}
