import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { adminHref } from '#cms/admin/routes.ts';
import { mayUse, screens } from '#cms/admin/screens.ts';
import '../file-import/file-import.css';

/** The way to the import of terms, above the list of providers. */
export function TermImportHint({ user }: ServerProps) {
  if (!user || !mayUse(screens.termImport, user.roles)) return null;
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
