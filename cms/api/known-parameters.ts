import type { ApiRoute } from './endpoint.ts';

/**
 * The parameters that the answer to a GET below `/api` depends on, by its path, for the key of the response cache: an
 * empty list for an unknown path, undefined if the answer is personal.
 */
export function knownParameters(
  routes: readonly ApiRoute[],
): (pathname: string) => readonly string[] | undefined {
  const reads = routes
    .filter(({ method }) => method === 'GET')
    .map(({ path, query, isPersonal }) => ({
      segments: path.split('/'),
      parameters: isPersonal ? undefined : Object.keys(query?.shape ?? {}),
    }));
  return (pathname) => {
    const asked = pathname.split('/');
    const read = reads.find(({ segments }) => isSamePath(segments, asked));
    return read ? read.parameters : [];
  };
}

function isSamePath(segments: readonly string[], asked: readonly string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every((segment, index) =>
      segment.startsWith(':') ? asked[index] !== '' : asked[index] === segment,
    )
  );
}
