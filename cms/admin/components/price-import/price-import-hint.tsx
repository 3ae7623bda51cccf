import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { adminHref } from '#cms/admin/routes.ts';
import { mayUse, screens } from '#cms/admin/screens.ts';
import '../file-import/file-import.css';

/** The way to the price import, above the list of products. */
export function PriceImportHint({ user }: ServerProps) {
  if (!user || !mayUse(screens.priceImport, user.roles)) return null;
  return (
    <p className="file-import-hint">
      Many prices at once?{' '}
      <Link href={adminHref(screens.priceImport.path)} prefetch={false}>
        Import them from a spreadsheet
      </Link>
      , or download all of them there.
    </p>
  );
}
