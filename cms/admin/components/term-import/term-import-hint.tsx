import { Link } from '@payloadcms/ui';
import { adminHref } from '#cms/admin/routes.ts';
import { screens } from '#cms/admin/screens.ts';
import '../file-import/file-import.css';

/** The way to the import of terms, above the list of providers. */
export function TermImportHint() {
  return (
    <p className="file-import-hint">
      What many providers ask of patients at once?{' '}
      <Link href={adminHref(screens.termImport.path)} prefetch={false}>
        Import the terms from a spreadsheet
      </Link>
      , or download all of them there.
    </p>
  );
}
