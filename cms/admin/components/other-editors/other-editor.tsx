'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { documentKey } from './edit-lock.ts';
import { OtherEditorDialog } from './other-editor-dialog.tsx';
import { useEditLock } from './other-editors.tsx';

/** Says once that somebody else is editing the document of the form, or has taken it over; the form stays as it is. */
export function OtherEditor() {
  const { id, collectionSlug, globalSlug, updateDocumentEditor } = useDocumentInfo();
  const { user } = useAuth();
  const { lock, takeBack } = useEditLock();
  const [seen, setSeen] = useState<string>();
  const document = documentKey({ id, collectionSlug, globalSlug });
  const other = lock?.document === document ? lock.other : undefined;
  if (!lock || !user || !other || other.id === seen) return null;

  const takeOver = async () => {
    await updateDocumentEditor(id ?? '', collectionSlug ?? globalSlug ?? '', user);
    setSeen(undefined);
    takeBack(document);
  };

  return (
    <OtherEditorDialog
      name={other.name ?? 'Somebody else'}
      isTakenOver={lock.isTakenOver}
      onTakeOver={() => void takeOver()}
      onClose={() => setSeen(other.id)}
    />
  );
}
