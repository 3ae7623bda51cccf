import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { postJson } from './api/post-json.ts';

/** What the admin sends whenever the form beside this page has changed. */
type FormMessage = { type: 'payload-live-preview'; collectionSlug: string; data: object };

type Page = {
  root: Element;
  queryClient: QueryClient;
  /** What the page reads first: its document. */
  queryKey: QueryKey;
};

/**
 * Shows in this page what an editor types in the form beside it, from now on: the form's document, as the site would show
 * it, takes the place of what the page has read. Resolves once there is something to show.
 */
export function startPreview({ root, queryClient, queryKey }: Page): Promise<void> {
  const { origin } = window.location;
  let waiting: FormMessage | undefined;
  let isAsking = false;
  let isShown = false;
  root.textContent = 'The preview is being made…';

  return new Promise((resolve) => {
    window.addEventListener('message', (message: MessageEvent<unknown>) => {
      if (message.origin !== origin || !isFormMessage(message.data)) return;
      waiting = message.data;
      if (!isAsking) void showNewest();
    });
    const admin = (window.opener ?? window.parent) as Window;
    admin.postMessage({ type: 'payload-live-preview', ready: true }, origin);

    /** One question at a time; what is typed meanwhile is asked for once. */
    async function showNewest(): Promise<void> {
      isAsking = true;
      while (waiting) {
        const { collectionSlug, data } = waiting;
        waiting = undefined;
        const document = await readPreview(collectionSlug, data);
        if (document) {
          queryClient.setQueryData(queryKey, document);
          isShown = true;
          resolve();
        } else if (!isShown) {
          root.textContent = 'The preview cannot be made at the moment.';
        }
      }
      isAsking = false;
    }
  });
}

/** The document as the site would show it; nothing if the server cannot say. */
function readPreview(collection: string, data: object): Promise<object | undefined> {
  return postJson<object>('/cms-api/preview', { collection, data }).catch(() => undefined);
}

function isFormMessage(data: unknown): data is FormMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'payload-live-preview' &&
    'data' in data &&
    'collectionSlug' in data
  );
}
