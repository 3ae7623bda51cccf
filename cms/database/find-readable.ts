import type {
  CollectionSlug,
  FindOptions,
  Payload,
  SelectType,
  TransformCollectionWithSelect,
} from 'payload';
import { passOver } from './pass-over.ts';

type Find<Slug extends CollectionSlug, Select extends SelectType> = FindOptions<Slug, Select> & {
  overrideAccess: true;
};

type Found<Slug extends CollectionSlug, Select extends SelectType> = TransformCollectionWithSelect<
  Slug,
  Select
> & { id: string };

/**
 * The documents that Payload finds. One that cannot be read as it is stored is named in the log, and left out: Payload would
 * find none.
 * @throws if the database is away.
 */
export async function findReadable<Slug extends CollectionSlug, Select extends SelectType>(
  payload: Payload,
  options: Find<Slug, Select>,
): Promise<Found<Slug, Select>[]> {
  const find = async (some: Find<Slug, Select>) => {
    const { docs } = await payload.find({ ...some, pagination: false } as never);
    return docs as unknown as Found<Slug, Select>[];
  };
  try {
    return await find(options);
  } catch {
    // Also throws if the database itself is away.
    const { collection, where = {}, sort, limit = Infinity } = options;
    const { docs: all } = await payload.db.find<{ id: string }>({
      collection,
      where,
      sort,
      select: { id: true },
      joins: false as never,
      pagination: false,
    });
    const readable: Found<Slug, Select>[] = [];
    for (const { id } of all) {
      if (readable.length >= limit) break;
      const one = { ...options, where: { and: [where, { id: { equals: id } }] } };
      readable.push(...((await passOver(payload, { collection, id }, () => find(one))) ?? []));
    }
    return readable;
  }
}
