'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useLayoutEffect, useState } from 'react';
import { documentKey, readOther } from './edit-lock.ts';
import { OtherEditorDialog } from './other-editor-dialog.tsx';
import { useEditLock } from './other-editors.tsx';

/** Says once that somebody else is editing the document of the form, or has taken it over; the form stays as it is. */
export function OtherEditor() {
  const {
    id,
    collectionSlug,
    currentEditor,
    globalSlug,
    hasSavePermission,
    setCurrentEditor,
    updateDocumentEditor,
  } = useDocumentInfo();
  const { user } = useAuth();
  const { lock, meet, takeBack } = useEditLock();
  const [seen, setSeen] = useState<string>();
  const document = documentKey({ id, collectionSlug, globalSlug });

  // Payload knows who is editing as the form opens. Before its own dialogue says so, with an email address or an id, it is
  // told that nobody else is.
  useLayoutEffect(() => {
    if (!user || !currentEditor) return;
    const editor = readOther(currentEditor);
    if (editor.id === user.id) return;
    setCurrentEditor?.(user);
    if (hasSavePermission) meet(document, editor);
  }, [currentEditor, document, hasSavePermission, meet, setCurrentEditor, user]);

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
