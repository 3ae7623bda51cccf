import type { PageAssets } from './assets.ts';
import type { PageRoute } from './page-route.ts';

type Parts = { rendered: string; assets: PageAssets; onLoad: PageRoute['onLoad'] };

/**
 * The whole document around a rendered page, without an inline script or style that a policy would have to allow. It is
 * asleep: `wake.ts` loads React and the page's state when somebody touches it.
 */
export function htmlDocument({ rendered, assets, onLoad }: Parts): string {
  const { head, body } = separateHead(rendered);
  const waking = ` data-files="${assets.wakingScripts.join(' ')}"${onLoad ? ` data-on-load="${onLoad}"` : ''}`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf9f5" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#11181a" media="(prefers-color-scheme: dark)">
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="alternate" href="/feed.atom" type="application/atom+xml" title="Market reports and guides">
<link rel="stylesheet" href="${assets.stylesheet}">
</head>
<body>
<div id="root"${waking}>${body}</div>
<script type="module" async src="${assets.script}"></script>
</body>
</html>
`;
}

/** React puts titles, meta tags and links in front of a string that has no head of its own. */
function separateHead(rendered: string): { head: string; body: string } {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(rendered) ?? [];
  return { head, body: rendered.slice(head.length) };
}
