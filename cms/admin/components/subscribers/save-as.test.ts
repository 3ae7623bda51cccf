// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveAs } from './save-as.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a file can still be read for a while after the click, and is then let go', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const revokeObjectURL = vi.fn<(address: string) => void>();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:file', revokeObjectURL });
  saveAs('subscribers.csv', 'text/csv', 'email');
  vi.advanceTimersByTime(30_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:file');
});
