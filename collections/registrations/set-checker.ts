import type { CollectionBeforeChangeHook } from 'payload';
import type { Registration } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';

/**
 * Keeps who looked an entry up, and when. Whoever enters another name, number or address has just looked it up, unless
 * they say when they did; whoever says so is the one who checked.
 */
export const setChecker: CollectionBeforeChangeHook<Registration> = ({
  data,
  originalDoc,
  req,
}) => {
  const isEvidenceNew = evidenceOf({ ...originalDoc, ...data }) !== evidenceOf(originalDoc ?? {});
  const saysWhen = data.checkedAt !== undefined && data.checkedAt !== originalDoc?.checkedAt;
  if (!isEvidenceNew && !saysWhen) return data;
  return {
    ...data,
    ...(!saysWhen && { checkedAt: new Date().toISOString() }),
    checkedBy: req.user?.id ?? null,
  };
};

function evidenceOf({ provider, register, name, number, url }: Partial<Registration>): string {
  return JSON.stringify([provider && relationId(provider), register, name, number, url]);
}
