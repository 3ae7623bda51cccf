import { Link } from '@payloadcms/ui';
import { adminHref } from '#cms/admin/routes.ts';
import { screens } from '#cms/admin/screens.ts';
import '../file-import/file-import.css';

/** The way to the price import, above the list of products. */
export function PriceImportHint() {
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
