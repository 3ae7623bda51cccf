import type { TextField } from 'payload';
import { writeOnly } from './write-only.ts';

/** A picture or PDF of what was seen, by its SHA-256. */
export function evidenceField({ admin }: Pick<TextField, 'admin'>): TextField {
  return writeOnly({
    name: 'evidence',
    type: 'text',
    admin: {
      ...admin,
      components: { Field: '/components/evidence/evidence-field.tsx#EvidenceField' },
    },
  });
}
