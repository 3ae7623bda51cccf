'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';

/** The setup code on the form for the first account; the address that the server prints carries it behind its `#`. */
export function SetupCodeField(props: TextFieldClientProps) {
  const { setValue } = useField<string>({ path: props.path });
  useEffect(() => {
    const code = new URLSearchParams(window.location.hash.slice(1)).get('setup-code');
    if (code) setValue(code);
  }, [setValue]);
  return <TextField {...props} />;
}
