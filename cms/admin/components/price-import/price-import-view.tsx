import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { PriceImport } from './price-import.tsx';

/** The screen on which many prices are brought in at once. */
export function PriceImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  const { payload, i18n, user } = req;
  if (!user) redirect('/admin/login?redirect=/admin/price-import');
  const mayImport = user.roles.some((role) => ['admin', 'editor', 'clerk'].includes(role));
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
      <SetStepNav nav={[{ label: 'Price import' }]} />
      <Gutter>
        <h1>Price import</h1>
        {mayImport ? (
          <PriceImport />
        ) : (
          <p>
            Only administrators, editors and data clerks import prices. Ask an administrator if you
            should be able to.
          </p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
