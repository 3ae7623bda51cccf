/**
 * Calls back once no other tab of this browser has the form open, and keeps other tabs waiting until the signal ends
 * that: what is typed in a tab that is still there is not offered to another.
 */
export async function holdForm(
  name: string,
  signal: AbortSignal,
  onHeld: () => void,
): Promise<void> {
  // Browsers lock for sites with TLS only, and for those on the same machine.
  if (!('locks' in navigator)) return onHeld();
  try {
    await navigator.locks.request(name, { signal }, () => {
      onHeld();
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
