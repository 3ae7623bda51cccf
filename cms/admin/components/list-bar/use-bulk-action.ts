import { toast, useListQuery, useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';

type Action = {
  /** Below the API, as in `/moderation/approve`. */
  path: string;
  data?: object;
  /** What is said when it is done. */
  done: (count: number) => string;
};

/** How many rows were changed, could not be, and were no longer as the list shows them. */
type Outcome = { done: number; failed: number; overtaken: number };

/**
 * Runs an action on the rows that are chosen in a list, as the list shows them, says what came of it, and shows the list
 * anew.
 */
export function useBulkAction() {
  const { selectedIDs, toggleAll } = useSelection();
  const { data: shown } = useListQuery();
  const router = useRouter();
  const { isSending, run } = useSending();
  const chosen = new Set(selectedIDs);
  const rows = (shown?.docs ?? [])
    .filter(({ id }) => chosen.has(id))
    .map(({ id, updatedAt }) => ({ id, updatedAt }));

  async function act({ path, data, done }: Action) {
    const answer = await send<Outcome>('POST', path, { rows, ...data });
    if (answer.done > 0) toast.success(done(answer.done));
    if (answer.overtaken > 0) {
      toast.error(
        `${answer.overtaken} left out: changed or removed since this list was shown. The list is now up to date.`,
      );
    }
    if (answer.failed > 0) {
      toast.error(`${answer.failed} could not be changed. Open them one by one to see why.`);
    }
    toggleAll();
    router.refresh();
  }

  return { run: (action: Action) => run(() => act(action)), isSending, count: rows.length };
}
