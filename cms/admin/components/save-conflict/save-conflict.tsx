'use client';

import { useFormFields } from '@payloadcms/ui';
import { ConflictDialog } from './conflict-dialog.tsx';

/** Shows both versions once a save has been refused because somebody else has saved in the meantime. */
export function SaveConflict() {
  const refusal = useFormFields(([fields]) => fields.updatedAt?.errorMessage);
  return refusal ? <ConflictDialog /> : null;
}
