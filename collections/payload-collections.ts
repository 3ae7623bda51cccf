import {
  Forbidden,
  type Access,
  type CollectionBeforeChangeHook,
  type Endpoint,
  type Field,
  type FieldAffectingData,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload';
import { fieldAffectsData } from 'payload/shared';
import { keptByProgram, nobody } from './access/nobody.ts';
import { hasRole } from './access/roles.ts';
import { checkSavedFilter } from './hooks/check-saved-filter.ts';
import { deletedByAdmins, nameSavedFilters } from './saved-filters.ts';

/**
 * Applies our rules, and our words, to Payload's internal collections too. By default Payload lets every account create, take over and
 * remove editing locks in anybody’s name, and save anything as the filter of a list.
 */
export function withOwnCollections(config: SanitizedConfig): SanitizedConfig {
  const locks = collectionOf(config, 'payload-locked-documents');
  // Forms create locks on the server, without access control but for `checkLocking`.
  Object.assign(locks.access, { create: nobody, update: ownOrTakenOver, delete: ownOrAdmin });
  locks.hooks.beforeChange.push(refuseOtherNames);
  locks.fields.filter(isLockedDocumentField).forEach((field) => {
    Object.assign(field, { access: keptByProgram });
  });
  const savedFilters = collectionOf(config, 'payload-query-presets');
  nameSavedFilters(savedFilters.fields);
  Object.assign(savedFilters.access, { delete: deletedByAdmins(savedFilters.access.delete) });
  const filter = fieldOf(savedFilters, 'where');
  // Instead of Payload’s own hook, which fails over what is no filter.
  Object.assign(filter, { hooks: { beforeValidate: [checkSavedFilter] } });
  const preferences = collectionOf(config, 'payload-preferences');
  Object.assign(preferences.access, { create: nobody });
  // The admin never calls it, and it fails on SQLite when there is nothing to delete.
  preferences.endpoints = without(preferences.endpoints, { method: 'delete', path: '/:key' });
  const users = collectionOf(config, 'users');
  // Email addresses are not verified here, and Payload's endpoint fails without verification.
  users.endpoints = without(users.endpoints, { method: 'post', path: '/verify/:id' });
  Object.assign(collectionOf(config, 'payload-migrations').access, {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
  });
  return config;
}

const ownOrAdmin: Access = ({ req }) => {
  if (!req.user) return false;
  return hasRole(req.user) || heldBy(req.user.id);
};

/** Anybody who may change a document may take it over from somebody who has left it open. */
const ownOrTakenOver: Access = async ({ req }) => {
  if (!req.user) return false;
  const { collections, globals } = req.payload.config;
  const [documents, settings] = await Promise.all([
    updatable(collections, req),
    updatable(globals, req),
  ]);
  const or: Where[] = [
    heldBy(req.user.id),
    ...documents.map((slug) => ({ 'document.relationTo': { equals: slug } })),
    ...settings.map((slug) => ({ globalSlug: { equals: slug } })),
  ];
  return { or };
};

const refuseOtherNames: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.user && data.user?.value !== req.user.id) throw new Forbidden(req.t);
  return data;
};

function heldBy(id: string): Where {
  return { 'user.value': { equals: id } };
}

type Entity = { slug: string; access: { update: (args: { req: PayloadRequest }) => unknown } };

/** The slugs of those in which the account may change every document. */
async function updatable(entities: readonly Entity[], req: PayloadRequest): Promise<string[]> {
  const lockable = entities.filter(({ slug }) => slug !== 'payload-locked-documents');
  const allowed = await Promise.all(lockable.map(({ access }) => access.update({ req })));
  return lockable.filter((_, index) => allowed[index] === true).map(({ slug }) => slug);
}

function isLockedDocumentField(field: Field): boolean {
  return 'name' in field && field.name !== 'user';
}

type Route = Pick<Endpoint, 'method' | 'path'>;

function without(endpoints: Endpoint[] | false, { method, path }: Route): Endpoint[] | false {
  return endpoints && endpoints.filter((other) => other.method !== method || other.path !== path);
}

function collectionOf(config: SanitizedConfig, slug: string): SanitizedCollectionConfig {
  const collection = config.collections.find((candidate) => candidate.slug === slug);
  if (!collection) throw new Error(`Payload no longer has a collection ${slug}.`);
  return collection;
}

function fieldOf({ fields, slug }: SanitizedCollectionConfig, name: string): FieldAffectingData {
  const field = fields.filter(fieldAffectsData).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`Payload’s collection ${slug} no longer has a field ${name}.`);
  return field;
}
