import express, { type Router } from 'express';
import { linkPaths } from '#contract/rules/link-paths.ts';
import type { MessageContent } from './messages/subscriber-message.ts';

const alert = {
  medication: 'Sampletide',
  dose: '5mg',
  kind: 'falls-to',
  amountPence: 18_000,
  providers: [],
} as const;
const product = {
  id: '1',
  company: 'Kestrelbrook Pharmacy',
  checkedAt: '2026-11-20T09:30:00.000Z',
};
const at = '2026-11-20T09:31:00.000Z';

const contents: Record<string, MessageContent> = {
  confirmation: { kind: 'confirmation', isReturning: false },
  welcome: { kind: 'welcome' },
  report: {
    kind: 'report',
    report: {
      title: 'Market overview, August 2025',
      description: 'What weight-loss injections cost in the UK, and what changed.',
      url: '/market-analysis',
      figures: [
        { value: '162', label: 'products analysed', isEdited: false },
        { value: '£99', label: 'lowest price of a month', isEdited: true },
      ],
      sectionTitles: ['Executive summary', 'Prices by dose', 'Tips'],
    },
  },
  goodbye: { kind: 'goodbye' },
  'personal-link': { kind: 'personal-link' },
  'alert-confirmation': {
    kind: 'alert-confirmation',
    alert: { ...alert, id: '1' },
    isReturning: false,
  },
  'alert-news': {
    kind: 'alert-news',
    items: [
      { alert, at, from: 19_000, to: 17_500, product },
      {
        alert: {
          ...alert,
          kind: 'back-in-stock',
          amountPence: null,
          providers: ['kestrelbrook-pharmacy', 'wrenfield-clinic'],
        },
        at,
        from: null,
        to: 18_200,
        product,
      },
    ],
  },
  'alert-question': {
    kind: 'alert-question',
    alerts: [alert, { ...alert, kind: 'rises', amountPence: null }],
    endsAt: '2026-12-04T09:30:00.000Z',
  },
};

/** All messages with made-up contents, as HTML and as plain text, for whoever works on them. */
export function mailPreviews({ publicUrl }: { publicUrl: string }): Router {
  const router = express.Router({ caseSensitive: true });
  // The messages carry their styles with them.
  router.use('/mail-previews', (_req, res, next) => {
    res.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
    next();
  });

  router.get('/mail-previews', (_req, res) => {
    const items = Object.keys(contents).map(
      (name) =>
        `<li><a href="/mail-previews/${name}">${name}</a>, <a href="/mail-previews/${name}?as=text">as plain text</a></li>`,
    );
    res.send(
      `<!doctype html><html lang="en-GB"><title>Emails</title><h1>Emails</h1><ul>${items.join('')}</ul></html>`,
    );
  });

  router.get('/mail-previews/:name', async (req, res, next) => {
    const content = contents[req.params.name];
    if (!content) return next();
    const { renderMessage } = await import('./messages/render-message.ts');
    const { subscriberMessage } = await import('./messages/subscriber-message.ts');
    const links = {
      confirmUrl: publicUrl + linkPaths.confirmSubscription,
      keepUrl: publicUrl + linkPaths.keepPriceAlerts,
    };
    const { html, text } = await renderMessage(subscriberMessage(content, links), {
      siteName: 'UK Weight Loss Medication Directory',
      contactEmail: 'hello@directory.example',
      publicUrl,
      subscription: {
        unsubscribeUrl: publicUrl + linkPaths.unsubscribe,
        unsubscribeText: 'Unsubscribe',
        preferencesUrl: publicUrl + linkPaths.storedSubscription,
      },
    });
    if (req.query.as === 'text') res.type('text').send(text);
    else res.send(html);
  });

  return router;
}
