import type { DatabaseAdapterObj, Payload } from 'payload';
import { requireUnnamed } from '#collections/evidence/refuse-deleting-named.ts';
import type { Evidence } from '#collections/payload-types.ts';
import {
  following,
  nameObservation,
  newestObservationOf,
  type NewestObservation,
} from '#collections/products/newest-observation.ts';
import { changesObservedFields } from '#collections/products/observed-fields.ts';
import { withDatabase } from '#collections/with-database.ts';
import { appendObservations } from './append-observations.ts';
import { observationOf, type ObservedProduct } from './observation-of.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { requireEvidence } from './require-evidence.ts';

type Update = Parameters<Payload['db']['updateOne']>[0];
/** A document as the adapter answers it, of whatever collection. */
type Stored = Awaited<ReturnType<Payload['db']['updateOne']>>;

/**
 * The same database, in which a product that is stored through Payload names its newest observation, and the log has it:
 * in the transaction of the save where there is one; where there is none, right after it, and in any case before
 * another save of the product (see `completeLog`).
 */
export function withObservationLog<Adapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withDatabase(adapter, (db) => {
    const { create, deleteOne, updateOne } = db;
    db.create = (given) =>
      given.collection === 'products'
        ? oneAtATime(db, () => createProduct(given))
        : create.call(db, given);
    db.updateOne = (given) =>
      given.collection === 'products'
        ? oneAtATime(db, () => updateProduct(given))
        : updateOne.call(db, given);
    // So that no observation names a file that goes at the same moment.
    db.deleteOne = (given) =>
      given.collection === 'evidence'
        ? oneAtATime(db, () => deleteEvidence(given))
        : deleteOne.call(db, given);

    async function createProduct(given: Parameters<typeof create>[0]) {
      const { req } = given;
      const observation = proposed(given.data) ?? unnamed();
      if (observation.evidence) await requireEvidence(db, observation.evidence, req);
      const product: Stored = await create.call(db, {
        ...given,
        data: { ...given.data, observation },
        returning: true,
      });
      await append(product, req);
      return product;
    }

    async function updateProduct(given: Update) {
      const { data, req } = given;
      const stored = await db.findOne<ObservedProduct & Stored>({
        collection: 'products',
        where: given.where ?? { id: { equals: given.id } },
        req,
      });
      if (!stored) return updateOne.call(db, given);
      const newest = newestObservationOf(stored);
      const proposal = proposed(data);
      if (!proposal?.note && !changesObservedFields(data, stored)) {
        return updateOne.call(db, { ...given, data: { ...data, observation: newest } });
      }
      const observation = following(newest, proposal ?? unnamed());
      if (observation.evidence) await requireEvidence(db, observation.evidence, req);
      await append(stored, req);
      const product: Stored = await updateOne.call(db, {
        ...given,
        data: { ...data, observation },
        select: undefined,
        returning: true,
      });
      await append(product, req);
      return product;
    }

    /** A save may have named it since the deletion was let through. */
    async function deleteEvidence(given: Parameters<typeof deleteOne>[0]) {
      const { collection, where } = given;
      const evidence = await db.findOne<Evidence>({ collection, where });
      if (evidence) await requireUnnamed(db, evidence.id);
      return deleteOne.call(db, given);
    }

    async function append(product: Stored, req: Update['req']): Promise<void> {
      const observation = observationOf(product as unknown as ObservedProduct);
      if (observation) await appendObservations(db, [observation], req);
    }

    /** Of what is written below the hooks. */
    function unnamed(): NewestObservation {
      return nameObservation({ db }, { route: 'system' });
    }
  });
}

function proposed({ observation }: Update['data']): NewestObservation | null {
  return newestObservationOf({ observation });
}
