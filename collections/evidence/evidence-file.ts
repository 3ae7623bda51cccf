import path from 'node:path';
import type { Payload } from 'payload';
import type { Evidence } from '../payload-types.ts';

/** The folder of the evidence, as the configuration names it. */
export function evidenceFolder({ config }: Pick<Payload, 'config'>): string {
  return config.custom.evidenceFolder as string;
}

/** What a file of evidence is called, on disk and in its address. */
export function evidenceName({ id, extension }: Pick<Evidence, 'extension' | 'id'>): string {
  return `${id}.${extension}`;
}

/** What the small picture of a picture is called, likewise. */
export function thumbnailName({ id }: Pick<Evidence, 'id'>): string {
  return `small/${id}.webp`;
}

/** Where a file of evidence lies, or its small picture. */
export function evidenceFile(payload: Pick<Payload, 'config'>, name: string): string {
  return path.join(evidenceFolder(payload), name);
}
