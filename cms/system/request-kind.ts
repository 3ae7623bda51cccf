/** The first part of a path, and what is asked for below it. */
const kinds: Readonly<Record<string, string>> = {
  api: 'api',
  'cms-api': 'editor',
  admin: 'editor',
  _next: 'editor',
  assets: 'file',
  evidence: 'file',
  media: 'file',
  share: 'file',
  healthz: 'check',
  readyz: 'check',
};

/** What is asked for: few values, whatever is asked. */
export function requestKind(url: string): string {
  const [, first = ''] = url.split(/[/?]/, 2);
  return (Object.hasOwn(kinds, first) && kinds[first]) || 'page';
}
