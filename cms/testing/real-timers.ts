import { setTimeout as realSetTimeout } from 'node:timers';
import { beforeAll, vi } from 'vitest';

// The files of a worker share its globals: timers or a clock that one leaves faked stand still for those after it.
beforeAll(() => {
  if (setTimeout !== realSetTimeout || vi.isFakeTimers() || vi.getMockedSystemTime() !== null)
    throw new Error('Timers or the clock are still faked by a test file that ran before');
});
