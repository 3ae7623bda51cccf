/**
 * The index of the tab that a key moves to (WAI-ARIA: arrows wrap around, Home and End go to the ends); -1 for other
 * keys.
 */
export function nextTab(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
