import { escapeHtml } from '../catalogue/escape-html.ts';

type Failure = { status: number; message: string; requestId: string };

/** A page that needs neither the site nor its style sheet: one of them may be what has failed. */
export function errorPage({ status, message, requestId }: Failure): string {
  const title = status === 404 ? 'Page not found' : status < 500 ? 'Not accepted' : 'Not available';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 38rem; margin: 4rem auto; padding: 0 1rem">
<h1>${title}</h1>
<p>${escapeHtml(message)}</p>
<p><a href="/">Go to the home page</a></p>
<p><small>Reference: ${requestId}</small></p>
</body>
</html>
`;
}
