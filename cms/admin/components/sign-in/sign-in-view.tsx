import { Link } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { adminHref, routes } from '#cms/admin/routes.ts';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { SignIn } from './sign-in.tsx';
import './sign-in.css';

/** The page for signing in, in place of Payload's, which knows of no second step. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  const target = getSafeRedirect({
    fallbackTo: routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  });
  if (user) redirect(target);
  return (
    <div className="sign-in">
      <BrandLogo payload={payload} />
      <SignIn target={target} />
      <p>
        <Link href={adminHref('/forgot')} prefetch={false}>
          Forgot password?
        </Link>
      </p>
    </div>
  );
}
