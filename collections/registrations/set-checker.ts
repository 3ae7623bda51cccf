import type { CollectionBeforeChangeHook } from 'payload';
import type { Registration } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';

/**
 * Records who checked an entry and when. Changing the name, number or address counts as a check now, unless the editor
 * gives another time.
 */
export const setChecker: CollectionBeforeChangeHook<Registration> = ({
  data,
  originalDoc,
  req,
}) => {
  const isEvidenceNew = evidenceOf({ ...originalDoc, ...data }) !== evidenceOf(originalDoc ?? {});
  const setsTime = data.checkedAt !== undefined && data.checkedAt !== originalDoc?.checkedAt;
  if (!isEvidenceNew && !setsTime) return data;
  return {
    ...data,
    ...(!setsTime && { checkedAt: new Date().toISOString() }),
    checkedBy: req.user?.id ?? null,
  };
};

function evidenceOf({ provider, register, name, number, url }: Partial<Registration>): string {
  return JSON.stringify([provider && relationId(provider), register, name, number, url]);
}
