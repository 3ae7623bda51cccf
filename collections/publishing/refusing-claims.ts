import { isDeepStrictEqual } from 'node:util';
import {
  APIError,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  type GlobalBeforeValidateHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';
import { allowForField, hasRole } from '../access/roles.ts';
import { keptByProgram } from '../access/nobody.ts';
import type { CheckedSlug } from './claim-rules.ts';
import { findClaims, type Claim } from './find-claims.ts';
import { isPublishing } from './is-publishing.ts';
import { storedMedicines } from './stored-medicines.ts';
import { textsOf } from './texts-of.ts';

type Document = Record<string, unknown> & {
  _status?: string | null;
  deletedAt?: string | null;
  overruleNote?: string | null;
  overruledWords?: string | null;
};

/** How many claims a message names; their fields are all marked in the form. */
const namedClaims = 8;

/**
 * The same collection, of which nothing is published that makes a claim of `claim-rules.ts`; drafts are saved freely. An
 * administrator may overrule with a note: it covers the words that were found when it was written, and no others.
 */
export function refusingClaims(collection: CollectionConfig): CollectionConfig {
  const { hooks, fields } = collection;
  const hook: CollectionBeforeValidateHook = (save) => refuseClaims(save.collection, save);
  return {
    ...collection,
    hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), hook] },
    fields: [...fields, ...overrulingFields],
  };
}

/** The same for a global, which has no drafts. */
export function refusingGlobalClaims(global: GlobalConfig): GlobalConfig {
  const { hooks, fields } = global;
  const hook: GlobalBeforeValidateHook = (save) => refuseClaims(save.global, save);
  return {
    ...global,
    hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), hook] },
    fields: [...fields, ...overrulingFields],
  };
}

const overrulingFields: Field[] = [
  {
    name: 'overruleNote',
    label: 'Why it may be published all the same',
    type: 'textarea',
    maxLength: 1000,
    access: { create: allowForField('admin'), update: allowForField('admin') },
    admin: {
      position: 'sidebar',
      condition: ({ overruleNote }, _siblings, { user }) => Boolean(overruleNote) || hasRole(user),
      description:
        'For an administrator: words that the site does not publish are published with this note, which the ' +
        'audit trail keeps. It covers the words found when it was written; for others, write it anew.',
    },
  },
  {
    name: 'overruledWords',
    label: 'Words that the note covers',
    type: 'textarea',
    access: keptByProgram,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ overruledWords }) => Boolean(overruledWords),
    },
  },
];

type Save = { data?: Document; originalDoc?: unknown; req: PayloadRequest };

async function refuseClaims(
  config: { slug: string; fields: Field[] },
  { data, originalDoc, req }: Save,
): Promise<Document | undefined> {
  const slug = config.slug as CheckedSlug;
  const before = (originalDoc ?? {}) as Document;
  const after: Document = { ...before, ...data };
  const texts = checkedTexts(config.fields, after);
  const isNoteNew = (after.overruleNote || null) !== (before.overruleNote || null);
  const isPublicAfter = isPublic(slug, after, req);
  const isUnchanged =
    isPublic(slug, before, req) && isDeepStrictEqual(texts, checkedTexts(config.fields, before));
  if (!isNoteNew && (!isPublicAfter || isUnchanged)) return data;

  const claims = await findClaims(texts, {
    slug,
    sources: Array.isArray(after.sources) ? after.sources.length : 0,
    medicines: await storedMedicines(req),
  });
  const overruledWords = isNoteNew ? coveredWords(after, claims) : after.overruledWords;
  const covered = new Set((overruledWords ?? '').split('\n'));
  const refused = claims.filter(({ words }) => !covered.has(words));
  if (isPublicAfter && refused.length > 0) throw refusal(slug, refused, req);
  return isNoteNew ? { ...data, overruledWords } : data;
}

function checkedTexts(fields: readonly Field[], document: Document) {
  return textsOf(fields, document).filter(
    ({ path }) => path !== 'overruleNote' && path !== 'overruledWords',
  );
}

function coveredWords({ overruleNote }: Document, claims: readonly Claim[]): string | null {
  if (!overruleNote || claims.length === 0) return null;
  return [...new Set(claims.map(({ words }) => words))].join('\n');
}

/** Whether visitors see what a save has read, or will see what it writes. */
function isPublic(slug: CheckedSlug, document: Document, req: PayloadRequest): boolean {
  if (slug === 'home') return true;
  if (document.deletedAt) return false;
  if (slug === 'discounts') return document.isActive === true;
  if (slug === 'reviews') return document.status === 'published';
  return isPublishing(document, req);
}

function refusal(slug: CheckedSlug, claims: readonly Claim[], req: PayloadRequest): APIError {
  const errors = claims.map(({ path, label, words, reason }) => ({
    path,
    message: `In “${label}” “${words}” ${reason}.`,
  }));
  const named = claims
    .slice(0, namedClaims)
    // The admin makes a list of what stands between commas after the colon.
    .map(
      ({ label, words, reason }) => `in “${label}” “${words.replaceAll(/[,:]/g, '')}” ${reason}`,
    );
  const more = claims.length - named.length;
  const list = [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
  const change = slug === 'reviews' ? 'Reject the review' : 'Change the words';
  const way = hasRole(req.user)
    ? `${change} or overrule this with a note`
    : `${change} or ask an administrator to overrule this with a note`;
  return new APIError(`This cannot be published. ${way}: ${list}`, 400, { errors }, true);
}
