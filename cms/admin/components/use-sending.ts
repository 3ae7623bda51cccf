import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { failureText } from './send.ts';

/** Runs what a button sends, one at a time, and says in a toast why it failed. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);

  async function run(task: () => Promise<void>): Promise<void> {
    setIsSending(true);
    try {
      await task();
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setIsSending(false);
    }
  }

  return { isSending, run };
}
