'use client';

import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useForm, useFormInitializing, useFormProcessing } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Lets a text be typed into that was drawn while its form was read or sent, once it has been. Payload asks only when it draws a
 * text whether it can be changed, and leaves it as it was then.
 */
function EditableOnceReady() {
  const { editor, fieldProps } = useEditorConfigContext();
  const { disabled } = useForm();
  const isProcessing = useFormProcessing();
  const isInitializing = useFormInitializing();
  const isReadOnly =
    fieldProps.readOnly ||
    fieldProps.field.admin?.readOnly ||
    disabled ||
    isProcessing ||
    isInitializing;
  useEffect(() => {
    if (!isReadOnly) editor.setEditable(true);
  }, [editor, isReadOnly]);
  return null;
}

export const EditableOnceReadyFeature = createClientFeature({
  plugins: [{ Component: EditableOnceReady, position: 'normal' }],
});
