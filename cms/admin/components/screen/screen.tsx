import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = AdminViewServerProps & {
  title: string;
  /** Below /admin. */
  path: string;
  /** Those who may use it. */
  roles: readonly string[];
  /** What everybody else reads. */
  refusal: string;
  /** The screen that this one belongs to. */
  parent?: { label: string; url: string };
  children: ReactNode;
};

/** A screen of our own in the admin, with its navigation and title, for those who may use it. */
export function Screen({
  initPageResult,
  params,
  searchParams,
  title,
  path,
  roles,
  refusal,
  parent,
  children,
}: Props) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  const { payload, i18n, user } = req;
  if (!user) redirect(`/admin/login?redirect=/admin/${path}`);
  const isAllowed = user.roles.some((role) => roles.includes(role));
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[...(parent ? [parent] : []), { label: title }]} />
      <Gutter>
        <h1>{title}</h1>
        {isAllowed ? children : <p>{refusal}</p>}
      </Gutter>
    </DefaultTemplate>
  );
}
