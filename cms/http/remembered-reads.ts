import { LRUCache } from 'lru-cache';
import type { Answer } from './dispatch.ts';

/**
 * What pages have read, by its key: values, of which nobody has made text, and which nobody can weigh; hence they are held
 * weakly. Most are the catalogue's own rows; those that an answer has made for itself go with the next collection of garbage.
 */
export type RememberedReads = {
  /** What was read last, or is being read; undefined if nothing was, or if it has gone. */
  get: (key: string) => Promise<Answer> | undefined;
  /** Remembers a reading from its start on; not for longer than it takes if it fails, or if the answer is not for others. */
  remember: (
    key: string,
    reading: Promise<Answer>,
    isForOthers: (answer: Answer) => boolean,
  ) => void;
  forgetAll: () => void;
};

const maxRemembered = 100;

/** The hundred that were read last. */
export function createRememberedReads(): RememberedReads {
  const reads = new LRUCache<string, WeakRef<Promise<Answer>>>({ max: maxRemembered });
  return {
    get: (key) => reads.get(key)?.deref(),
    remember: (key, reading, isForOthers) => {
      const remembered = new WeakRef(reading);
      const forget = () => {
        if (reads.peek(key) === remembered) reads.delete(key);
      };
      reads.set(key, remembered);
      reading.then((answer) => {
        if (!isForOthers(answer)) forget();
      }, forget);
    },
    forgetAll: () => reads.clear(),
  };
}
