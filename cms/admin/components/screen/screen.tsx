import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { adminHref } from '#cms/admin/routes.ts';
import { mayUse, type OwnScreen } from '#cms/admin/screens.ts';

type Props = AdminViewServerProps & { screen: OwnScreen; children: ReactNode };

/** A screen of our own in the admin, with its navigation and title, for those who may use it. */
export function Screen({ initPageResult, params, searchParams, screen, children }: Props) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  const { payload, i18n, user } = req;
  const { title, path, refusal } = screen;
  if (!user) redirect(adminHref(`/login?redirect=${adminHref(path)}`));
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
        {mayUse(screen, user.roles) ? children : <p>{refusal}</p>}
      </Gutter>
    </DefaultTemplate>
  );
}
