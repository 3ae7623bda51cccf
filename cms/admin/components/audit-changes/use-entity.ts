'use client';

import { useConfig } from '@payloadcms/ui';
import type { ClientField } from 'payload';

/** Always the same, so that nothing is read again for it. */
const none: readonly ClientField[] = [];

/** What the trail calls a kind of document: its label and its fields. */
export function useEntity(kind: string): { label: string; fields: readonly ClientField[] } {
  const { config } = useConfig();
  const collection = config.collections.find(({ slug }) => slug === kind);
  const global = config.globals.find(({ slug }) => slug === kind);
  const label = collection?.labels.singular ?? global?.label;
  return {
    label: typeof label === 'string' ? label : kind,
    fields: collection?.fields ?? global?.fields ?? none,
  };
}
