import type { WebClient, WebPage, WebRequest } from '#cms/web/web-client.ts';
import { WebProblem } from '#cms/web/web-problem.ts';
import { readInThread } from './page/read-in-thread.ts';
import type { PageAnswer } from './page/read-page.ts';
import type { WantedProduct, WatchRule } from './page/reading.ts';

/** What was found at an address; nothing of the page if it is the same as at the last visit. */
export type LookedUp =
  | { isSame: true }
  | (PageAnswer & { isSame: false; etag: string | null; lastModified: string | null });

type Wanted = { address: string | null; rule: WatchRule; product: WantedProduct | null } & Pick<
  WebRequest,
  'etag' | 'lastModified' | 'signal'
>;

/** Looks up a price on its page; whatever is wrong there becomes the problem of the reading. */
export async function lookUp(
  web: WebClient,
  { address, rule, product, ...request }: Wanted,
): Promise<LookedUp> {
  if (!address) return failed('There is no address to look at.');
  let page: WebPage;
  try {
    page = await web.fetch(address, request);
  } catch (error) {
    if (error instanceof WebProblem) return failed(error.message);
    throw error;
  }
  if (page.status === 304) return { isSame: true };
  if (page.status === 401 || page.status === 403) return failed('The page asks to sign in.');
  if (page.status !== 200) return failed(`The page answers with status ${page.status}.`);
  const answer = await readInThread({
    address: page.address,
    bytes: page.body,
    contentType: page.headers['content-type'] ?? '',
    rule,
    product,
  });
  return {
    isSame: false,
    ...answer,
    etag: page.headers.etag ?? null,
    lastModified: page.headers['last-modified'] ?? null,
  };
}

function failed(problem: string): LookedUp {
  return { isSame: false, reading: { problem }, candidates: [], etag: null, lastModified: null };
}
