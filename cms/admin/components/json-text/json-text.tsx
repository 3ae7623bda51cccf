'use client';

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import './json-text.css';

/** What a program has stored, as text that nobody edits: Payload’s own field fetches its editor from another site. */
export function JsonText({ field, path }: JSONFieldClientProps) {
  const { value } = useField({ path });
  return (
    <div className="field-type json-text">
      <FieldLabel as="span" label={field.label} path={path} />
      <pre>{JSON.stringify(value ?? null, null, 2)}</pre>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
