import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { failureText } from '../send.ts';

/** What has become of a row: how it was decided, as in `Accepted`, or why that failed. */
export type Settled = { outcome: string } | { problem: string };

/** What keys do to the row with the focus, by key. */
type Keys = Record<string, (row: HTMLElement) => void>;

/**
 * Rows of a table that are decided on one by one, with keys or buttons. Keys mean the row with the focus; `j` and `k` move it,
 * and so does a decision, and back if it fails. A key that is held down moves it on and on, but decides once: the next row
 * is unread.
 */
export function useDecisions(ids: readonly string[]) {
  const [settled, setSettled] = useState<ReadonlyMap<string, Settled>>(new Map());
  const rowsRef = useRef<HTMLTableSectionElement>(null);
  const sending = useRef(new Set<string>());

  useEffect(() => rowsRef.current?.rows[0]?.focus(), []);

  /** Moves the focus to a row; leaves it where it is if there is none. */
  const focusRow = (index: number) => rowsRef.current?.rows[index]?.focus();

  /**
   * Goes back to a row that is still to decide on: the next key is meant for it. Not from a field, where somebody is deciding
   * on another row, nor down from an earlier row that is still to decide on too.
   */
  function goBackTo(index: number) {
    const { activeElement } = document;
    if (!activeElement || isTyping(activeElement)) return;
    const rows = [...(rowsRef.current?.rows ?? [])];
    if (index < rows.findIndex((row) => row.contains(activeElement))) focusRow(index);
  }

  /** Sends a decision once, while the focus goes on to the next row, or stays on the last. */
  async function decide(id: string, outcome: string, request: () => Promise<unknown>) {
    if (!isOpen(settled.get(id)) || sending.current.has(id)) return;
    sending.current.add(id);
    const index = ids.indexOf(id);
    focusRow(Math.min(index + 1, ids.length - 1));
    const settle = (what: Settled) => setSettled((before) => new Map(before).set(id, what));
    try {
      await request();
      settle({ outcome });
    } catch (error) {
      settle({ problem: failureText(error) });
      goBackTo(index);
    } finally {
      sending.current.delete(id);
    }
  }

  /** What a row is given, besides its name; `keys` are its own beside `j` and `k`. */
  function rowProps(id: string, keys: Keys) {
    const index = ids.indexOf(id);
    const moves: Keys = {
      j: () => focusRow(index + 1),
      k: () => focusRow(index - 1),
    };
    const all: Keys = { ...keys, ...moves };
    return {
      className: 'decision',
      tabIndex: 0,
      'aria-keyshortcuts': Object.keys(all).join(' '),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
        const key = event.key.toLowerCase();
        if (!all[key]) return;
        event.preventDefault();
        const act = event.repeat ? moves[key] : all[key];
        act?.(event.currentTarget);
      },
    };
  }

  const left = ids.filter((id) => isOpen(settled.get(id))).length;
  return { rowsRef, rowProps, focusRow, decide, settled, left };
}

function isOpen(settled: Settled | undefined): boolean {
  return settled === undefined || 'problem' in settled;
}

/** Whether a key is meant for a field: what is typed or chosen there decides nothing. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof Element && target.matches('input:not([type="checkbox"]), select, textarea')
  );
}
