'use client';

import { Button, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';

/** “Still right” beside the save button of a product: the price was compared with its source now and has not changed. */
export function StillRight() {
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
