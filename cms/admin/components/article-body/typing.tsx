'use client';

import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import type { EditorState } from '@payloadcms/richtext-lexical/lexical';
import { useForm, useFormInitializing, useFormProcessing } from '@payloadcms/ui';
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
 * the browser has nothing else to do: whoever saves before that leaves out the last words, and is told that all is saved.
 */
function KnownBeforeSaving() {
  const { editor, fieldProps } = useEditorConfigContext();
  const { path } = fieldProps;
  const { dispatchFields, setModified } = useForm();
  const unknown = useRef<EditorState>(undefined);
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState, tags }) => {
        const isByItself = tags.has('history-merge') || tags.has('focus');
        if (dirtyElements.size + dirtyLeaves.size > 0 && !isByItself) unknown.current = editorState;
      }),
    [editor],
  );
  useEffect(() => {
    const tell = () => {
      if (!unknown.current) return;
      dispatchFields({ type: 'UPDATE', path, value: unknown.current.toJSON() });
      setModified(true);
      unknown.current = undefined;
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
  }, [dispatchFields, path, setModified]);
  return null;
}

export const TypingFeature = createClientFeature({
  plugins: [
    { Component: EditableOnceReady, position: 'normal' },
    { Component: KnownBeforeSaving, position: 'normal' },
  ],
});
