/** The most prices that an address may name. */
export const maxInAddress = 20;

/** The prices that an address names, by their ids. */
export function readWatchedIds(search: URLSearchParams): string[] {
  const ids = (search.get('prices') ?? '').split(',').filter((id) => /^[\w-]{1,100}$/.test(id));
  return [...new Set(ids)].slice(0, maxInAddress);
}
