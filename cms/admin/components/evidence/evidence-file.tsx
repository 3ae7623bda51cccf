'use client';

import type { DefaultCellComponentProps } from 'payload';
import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { evidencePath, type EvidenceExtension } from '#contract/rules/evidence.ts';
import { EvidenceLink } from './evidence-link.tsx';

/** In the form of a file of evidence: the file. */
export function EvidenceFile() {
  const { id } = useDocumentInfo();
  const extension = useFormFields(([fields]) => fields.extension?.value);
  if (!id || !extension) return null;
  return <EvidenceLink url={evidencePath(String(id), extension as EvidenceExtension)} />;
}

/** In the list of files of evidence: the file, small. */
export function EvidenceFileCell({ rowData }: DefaultCellComponentProps) {
  const { id, extension } = rowData as { id: string; extension: EvidenceExtension };
  return (
    <div className="evidence-cell">
      <EvidenceLink url={evidencePath(id, extension)} />
    </div>
  );
}
