'use client';

import { Button, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';

/** Beside the save button of a price or registration that has just been compared with its source and has not changed. */
export function MarkAsChecked() {
  const { id, hasSavePermission } = useDocumentInfo();
  const { submit } = useForm();
  const isModified = useFormModified();
  if (!id || !hasSavePermission) return null;
  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isModified}
      onClick={() => void submit({ overrides: { checkedAt: new Date().toISOString() } })}
    >
      Still right
    </Button>
  );
}
