// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { usePolling } from './use-polling.ts';

type Props = { milliseconds: number | null; ask: () => Promise<string> };

const heard: string[] = [];

function Poller(props: Props) {
  usePolling({
    ...props,
    onAnswer: (answer) => heard.push(answer),
    onFailure: (error) => heard.push(String(error)),
  });
  return null;
}

/** Shows the poller; returns how to show it with other properties, and how to take it away. */
function open(first: Props) {
  const { rerender, close } = show(<Poller {...first} />);
  return { reopen: (props: Props) => rerender(<Poller {...props} />), close };
}

beforeEach(() => {
  heard.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

it('asks ever more rarely while it fails, up to every 15 seconds, and as before once it is answered', async () => {
  const asked: number[] = [];
  const start = Date.now();
  let isDown = true;
  open({
    milliseconds: 1000,
    ask: async () => {
      asked.push((Date.now() - start) / 1000);
      if (isDown) throw new Error('no answer');
      return 'an answer';
    },
  });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(asked).toEqual([0, 2, 6, 14, 29, 44]);
  expect(heard).toEqual(asked.map(() => 'Error: no answer'));
  isDown = false;
  asked.length = 0;
  heard.length = 0;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(asked).toEqual([59, 60, 61]);
  expect(heard).toEqual(['an answer', 'an answer', 'an answer']);
});

it('drops an answer that comes when there is nothing more to ask', async () => {
  let answer = (_text: string) => {};
  const ask = () => new Promise<string>((resolve) => (answer = resolve));
  const { reopen } = open({ milliseconds: 1000, ask });
  reopen({ milliseconds: null, ask });
  answer('too late');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
});

it('drops what comes when nobody is there, be it a failure, and asks no more', async () => {
  for (const isFailure of [false, true]) {
    const ends: (() => void)[] = [];
    const { close: leave } = open({
      milliseconds: 1000,
      ask: () =>
        new Promise((resolve, reject) => {
          ends.push(() => (isFailure ? reject(new Error('too late')) : resolve('too late')));
        }),
    });
    leave();
    ends[0]!();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ends).toHaveLength(1);
    expect(heard).toEqual([]);
  }
});
