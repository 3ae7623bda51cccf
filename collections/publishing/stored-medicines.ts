import type { PayloadRequest } from 'payload';

/** The names of all medications that are stored, published or not. */
export async function storedMedicines(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'medications',
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs.flatMap(({ name }) => name ?? []);
}
