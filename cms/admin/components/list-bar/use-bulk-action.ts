import { toast, useSelection } from '@payloadcms/ui';
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

/** Runs an action on the rows that are chosen in a list, says what came of it, and shows the list anew. */
export function useBulkAction() {
  const { selectedIDs, toggleAll } = useSelection();
  const router = useRouter();
  const { isSending, run } = useSending();

  async function act({ path, data, done }: Action) {
    const body = { ids: selectedIDs, ...data };
    const answer = await send<{ done: number; failed: number }>('POST', path, body);
    if (answer.done > 0) toast.success(done(answer.done));
    if (answer.failed > 0) {
      toast.error(`${answer.failed} could not be changed. Open them one by one to see why.`);
    }
    toggleAll();
    router.refresh();
  }

  return { run: (action: Action) => run(() => act(action)), isSending, count: selectedIDs.length };
}
