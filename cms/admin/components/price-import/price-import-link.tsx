import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import '../file-import/file-import.css';

/** The way to the price import, below the collections in the navigation. */
export function PriceImportLink({ user }: ServerProps) {
  const mayImport = user?.roles.some((role: string) => ['admin', 'editor', 'clerk'].includes(role));
  if (!mayImport) return null;
  return (
    <Link className="nav__link" href="/admin/price-import" prefetch={false}>
      <span className="nav__link-label">Price import</span>
    </Link>
  );
}

/** The same, above the list of products. */
export function PriceImportHint() {
  return (
    <p className="file-import-hint">
      Many prices at once?{' '}
      <Link href="/admin/price-import" prefetch={false}>
        Import them from a spreadsheet
      </Link>
      , or download all of them there.
    </p>
  );
}
