import * as fc from 'fast-check';
import { paths } from '#site/paths.ts';
import type { FuzzRequest } from '../request.ts';
import type { Surface } from '../surface.ts';
import { assemble } from './assemble.ts';
import { formBody } from './bodies.ts';
import { methodLike } from './methods.ts';
import { pathLike } from './paths.ts';
import { queryLike } from './queries.ts';
import { textLike } from './texts.ts';
import { objectLike, valueLike, type Schema } from './values.ts';

/** The URLs that forms post to without JavaScript, with the API operation that accepts the same fields. */
const forms: readonly [path: string, operation: string][] = [
  [paths.subscribe, '/api/subscriptions'],
  [paths.priceAlerts(), '/api/price-alerts'],
  [paths.contact(), '/api/contact-messages'],
  ['/providers/:slug/write-review', '/api/providers/{slug}/reviews'],
  ['/providers/:slug/reviews/:id/helpful', '/api/reviews/{id}/helpful'],
  ['/providers/:slug/reviews/:id/reports', '/api/reviews/{id}/reports'],
];

/** The values of the buttons behind links in our emails. */
const buttons = {
  '/subscription/confirm': 'confirm',
  '/subscription/unsubscribe': 'leave',
  '/subscription/erase': 'erase',
  '/price-alerts/confirm': 'confirm',
  '/price-alerts/end': 'leave',
  '/price-alerts/end-one': 'end',
  '/price-alerts/change/1': 'change',
  '/price-alerts/keep': 'keep',
} as const;

/** Form posts as browsers send them without JavaScript. */
export function formRequests({ operations, slugs, reviewIds }: Surface): fc.Arbitrary<FuzzRequest> {
  const posts = forms.map(([path, name]) => {
    const schema = operations.find((each) => each.path === name && each.body)?.body ?? empty;
    return assemble({
      method: methodLike('POST'),
      target: pathLike(path, { slug: slugs, id: reviewIds }),
      body: formBody(valueLike(schema)),
    });
  });
  const steps = Object.entries(buttons).map(([step, button]) =>
    assemble({
      method: methodLike('POST'),
      target: fc
        .tuple(
          pathLike(step, {}),
          queryLike([
            { name: 'token', values: [] },
            { name: 'alert', values: [] },
          ]),
        )
        .map(([path, query]) => path + query),
      body: formBody(
        objectLike({ button: textLike(button), 'List-Unsubscribe': textLike('One-Click') }),
      ),
    }),
  );
  return fc.oneof(...posts, ...steps);
}

const empty: Schema = { type: 'object', properties: {} };
