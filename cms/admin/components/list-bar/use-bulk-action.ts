import { toast, useConfig, useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { failureText, send } from '../send.ts';

type Action = {
  /** Below the API, as in `/moderation/approve`. */
  path: string;
  data?: object;
  /** What is said when it is done. */
  done: (count: number) => string;
};

/** Runs an action on the rows that are chosen in a list, says what came of it, and shows the list anew. */
export function useBulkAction() {
  const { config } = useConfig();
  const { selectedIDs, toggleAll } = useSelection();
  const router = useRouter();
  const [isSending, setIsSending] = useState(false);

  async function run({ path, data, done }: Action) {
    setIsSending(true);
    try {
      const answer = await send<{ done: number; failed: number }>(
        'POST',
        `${config.routes.api}${path}`,
        { ids: selectedIDs, ...data },
      );
      if (answer.done > 0) toast.success(done(answer.done));
      if (answer.failed > 0) {
        toast.error(`${answer.failed} could not be changed. Open them one by one to see why.`);
      }
      toggleAll();
      router.refresh();
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setIsSending(false);
    }
  }

  return { run, isSending, count: selectedIDs.length };
}
