'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';

/** The setup code on the form for the first account; the address that the server prints carries it behind its `#`. */
export function SetupCodeField(props: TextFieldClientProps) {
  const { value, setValue } = useField<string>({ path: props.path });
  const isEmpty = !value;
  useEffect(() => {
    const code = new URLSearchParams(window.location.hash.slice(1)).get('setup-code');
    if (!isEmpty || !code) return undefined;
    // Later than Payload’s form, which sets its fields back to their first values as it opens.
    const timer = setTimeout(() => setValue(code));
    return () => clearTimeout(timer);
  }, [isEmpty, setValue]);
  return <TextField {...props} />;
}
