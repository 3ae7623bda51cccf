'use client';

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useMemo, useRef, useState } from 'react';
import { documentKey } from '../other-editors/edit-lock.ts';
import { describeDifferences } from '../save-conflict/describe-document.ts';
import { holdForm } from './hold-form.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import {
  forgetUnsaved,
  keepUnsaved,
  readUnsaved,
  type Place,
  type Unsaved,
} from './unsaved-store.ts';

/** A page that is left does not wait. */
const debounceMilliseconds = 500;

/** Keeps what is typed into the form in this browser until it is saved, and offers it when the form opens again. */
export function KeepUnsaved() {
  const { user } = useAuth();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (!user) return null;
  const document = documentKey({ id: id ?? 'new', collectionSlug, globalSlug });
  return <KeepUnsavedOf key={document} account={String(user.id)} document={document} />;
}

function KeepUnsavedOf(place: Place) {
  const { account, document } = place;
  const { reset, setModified } = useForm();
  const { data, docConfig } = useDocumentInfo();
  const isModified = useFormModified();
  const [fields] = useAllFormFields();
  const [isHeld, setIsHeld] = useState(false);
  const [found, setFound] = useState<Unsaved & { savedAt?: string }>();
  const savedAt = (data as { updatedAt?: string } | undefined)?.updatedAt;
  const savedBefore = useRef(savedAt);

  useEffect(() => {
    const closing = new AbortController();
    void holdForm(`${account} ${document}`, closing.signal, () => {
      setIsHeld(true);
      const unsaved = readUnsaved(localStorage, { account, document }, new Date());
      setFound(unsaved && { ...unsaved, savedAt: savedBefore.current });
    });
    return () => closing.abort();
  }, [account, document]);

  useEffect(() => {
    if (!isHeld || !isModified) return undefined;
    const keep = () => {
      const typedAt = new Date().toISOString();
      const values = reduceFieldsToValues(fields, true);
      keepUnsaved(localStorage, { account, document }, { typedAt, values });
    };
    const timer = setTimeout(keep, debounceMilliseconds);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [account, document, fields, isHeld, isModified]);

  useEffect(() => {
    if (savedBefore.current === savedAt) return;
    savedBefore.current = savedAt;
    if (isHeld) forgetUnsaved(localStorage, { account, document });
  }, [account, document, isHeld, savedAt]);

  const differences = useMemo(
    () => (found ? describeDifferences(docConfig?.fields ?? [], found.values, data ?? {}) : []),
    [data, docConfig, found],
  );
  const isOffered = !isModified && found?.savedAt === savedAt && differences.length > 0;
  if (!found || !isOffered) return null;

  const putBack = async () => {
    await reset(found.values);
    setModified(true);
    setFound(undefined);
  };
  const discard = () => {
    forgetUnsaved(localStorage, place);
    setFound(undefined);
  };
  return (
    <UnsavedDialog
      typedAt={found.typedAt}
      differences={differences}
      onPutBack={() => void putBack()}
      onDiscard={discard}
    />
  );
}
