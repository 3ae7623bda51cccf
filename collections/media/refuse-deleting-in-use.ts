import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { listInWords } from '#contract/rules/list-in-words.ts';

/** The collections whose documents may have pictures, each with what one of them is called. */
const users = {
  guides: 'guide',
  'market-reports': 'report',
  'legal-pages': 'legal page',
  providers: 'provider',
} as const;

type User = keyof typeof users;

/** How many documents a message names. */
const named = 5;

/** A picture stays as long as a document has it, be it a draft or in the trash. */
export const refuseDeletingInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await Promise.all(
    (Object.keys(users) as User[]).map((collection) => documentsWith(String(id), collection, req)),
  );
  const titles = found.flat();
  if (titles.length === 0) return;
  const more = titles.length - named;
  const list = [...titles.slice(0, named), ...(more > 0 ? [`${more} more`] : [])];
  throw new APIError(
    `This picture is used in ${listInWords(list)}. Take it out there first.`,
    409,
    null,
    true,
  );
};

/** The titles of the documents that have a picture, as they are published or in their newest draft. */
async function documentsWith(
  picture: string,
  collection: User,
  req: PayloadRequest,
): Promise<string[]> {
  const all = { collection, depth: 0, pagination: false, trash: true, overrideAccess: true, req };
  const [published, newest] = await Promise.all([
    req.payload.find({ ...all, draft: false }),
    req.payload.find({ ...all, draft: true }),
  ]);
  const titles = [...published.docs, ...newest.docs]
    // An id is like no other text.
    .filter((document) => JSON.stringify(document).includes(`"${picture}"`))
    .map(({ id, ...document }) => {
      const title = 'title' in document ? document.title : document.name;
      return [id, `the ${users[collection]} “${title}”`] as const;
    });
  return [...new Map(titles).values()];
}
