import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import '../file-import/file-import.css';

/** The way to the import of terms, below the collections in the navigation. */
export function TermImportLink({ user }: ServerProps) {
  const mayImport = user?.roles.some((role: string) => ['admin', 'editor'].includes(role));
  if (!mayImport) return null;
  return (
    <Link className="nav__link" href="/admin/term-import" prefetch={false}>
      <span className="nav__link-label">Term import</span>
    </Link>
  );
}

/** The same, above the list of providers. */
export function TermImportHint() {
  return (
    <p className="file-import-hint">
      What many providers ask of patients at once?{' '}
      <Link href="/admin/term-import" prefetch={false}>
        Import the terms from a spreadsheet
      </Link>
      , or download all of them there.
    </p>
  );
}
