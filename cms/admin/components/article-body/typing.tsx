'use client';

import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useFieldPath, useForm, useFormInitializing, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

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

/**
 * Has a form know what has been typed before anything is clicked, or chosen or saved with the keyboard. Payload tells it when
 * the browser has nothing else to do: whoever saves before that leaves out the last words, and is told that all is saved. What
 * stands in a call-out gets into its text by Payload's own way, a moment later.
 */
function KnownBeforeSaving() {
  const { editor, fieldProps } = useEditorConfigContext();
  const { dispatchFields, getFields, setModified } = useForm();
  // That of the properties is the one with which the field was drawn, though its row may have been moved since.
  const path = useFieldPath() ?? fieldProps.path;
  const isTyped = useRef(false);
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        const isByItself = tags.has('history-merge') || (tags.has('focus') && tags.size === 1);
        if (dirtyElements.size + dirtyLeaves.size > 0 && !isByItself) isTyped.current = true;
      }),
    [editor],
  );
  useEffect(() => {
    const tell = () => {
      if (!isTyped.current) return;
      isTyped.current = false;
      const value = editor.getEditorState().toJSON();
      if (JSON.stringify(value) === JSON.stringify(getFields()[path]?.value)) return;
      dispatchFields({ type: 'UPDATE', path, value });
      setModified(true);
    };
    const tellIfChosen = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || key === 'Tab') tell();
    };
    document.addEventListener('pointerdown', tell, true);
    document.addEventListener('keydown', tellIfChosen, true);
    return () => {
      document.removeEventListener('pointerdown', tell, true);
      document.removeEventListener('keydown', tellIfChosen, true);
    };
  }, [dispatchFields, editor, getFields, path, setModified]);
  return null;
}

export const TypingFeature = createClientFeature({
  plugins: [
    { Component: EditableOnceReady, position: 'normal' },
    { Component: KnownBeforeSaving, position: 'normal' },
  ],
});
