import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = AdminViewServerProps & {
  title: string;
  /** Below /admin. */
  path: string;
  roles: readonly string[];
  /** What everybody else reads. */
  refusal: string;
  children: ReactNode;
};

/** A screen on which a file is brought in, for those who may. */
export function ImportView({
  initPageResult,
  params,
  searchParams,
  title,
  path,
  roles,
  refusal,
  children,
}: Props) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  const { payload, i18n, user } = req;
  if (!user) redirect(`/admin/login?redirect=/admin/${path}`);
  const mayImport = user.roles.some((role) => roles.includes(role));
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
      <SetStepNav nav={[{ label: title }]} />
      <Gutter>
        <h1>{title}</h1>
        {mayImport ? children : <p>{refusal}</p>}
      </Gutter>
    </DefaultTemplate>
  );
}
