// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { useDecisions } from './use-decisions.ts';

const ids = ['one', 'two', 'three', 'four'];

function Rows({ onDecide }: { onDecide: (id: string) => void }) {
  const { rowsRef, rowProps, decide } = useDecisions(ids);
  const approve = (id: string) => void decide(id, 'Approved', async () => onDecide(id));
  return (
    <table>
      <tbody ref={rowsRef}>
        {ids.map((id) => (
          <tr key={id} id={id} {...rowProps(id, { a: () => approve(id) })}>
            <td>{id}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Presses a key where the focus is, or goes on holding it down; returns whether the browser still does its own with it. */
function press(key: string, { repeat = false } = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  return flushSync(() => document.activeElement!.dispatchEvent(event));
}

it('a key that is held down decides on one row only, and moves over many', () => {
  const decided: string[] = [];
  show(<Rows onDecide={(id) => decided.push(id)} />);
  expect(document.activeElement?.id).toBe('one');

  press('a');
  expect(press('a', { repeat: true })).toBe(false);
  press('a', { repeat: true });
  expect(decided).toEqual(['one']);
  expect(document.activeElement?.id).toBe('two');

  press('j');
  press('j', { repeat: true });
  expect(document.activeElement?.id).toBe('four');
  press('k');
  press('k', { repeat: true });
  expect(document.activeElement?.id).toBe('two');

  press('a');
  expect(decided).toEqual(['one', 'two']);
});
