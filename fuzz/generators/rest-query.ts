import * as fc from 'fast-check';
import { validOperators } from 'payload/shared';
import { joinQuery } from './queries.ts';
import { inAddress, textLike } from './texts.ts';

/** A query of Payload's REST: known parameters with hostile values, filters and orders over given fields and odd ones. */
export function restQuery(fields: readonly string[]): fc.Arbitrary<string> {
  const field = inAddress(fieldLike(fields));
  const value = inAddress(textLike('true', '1', '2026-11-20', 'a,b', 'null'));
  const filter = fc
    .tuple(
      fc.constantFrom(
        'where',
        'where',
        'where[and][0]',
        'where[or][1]',
        'where[and]',
        'where[or][0][and][0]',
      ),
      field,
      operator,
      value,
    )
    .map(([where, name, by, given]) => `${where}[${name}]${by}=${given}`);
  const size = inAddress(
    textLike('0', '1', '10', '100', '-1', '1.5', 'abc', '1e9', '999999999999'),
  );
  const known = fc
    .tuple(fc.constantFrom('limit', 'page', 'depth', 'limit[]', 'depth[a]'), size)
    .map(([name, given]) => `${name}=${given}`);
  const order = fc
    .tuple(fc.constantFrom('sort=', 'sort=-', 'sort[]=', 'sort=createdAt,', 'sort[a]='), field)
    .map(([sort, name]) => sort + name);
  const shape = fc
    .tuple(
      fc.constantFrom(
        'select',
        'populate',
        'joins',
        'select[a]',
        'populate[users]',
        'joins[x][where]',
      ),
      field,
      value,
    )
    .map(([name, key, given]) => `${name}[${key}]=${given}`);
  const other = fc
    .tuple(
      fc.constantFrom(
        'where',
        'sort',
        'select',
        'populate',
        'joins',
        'draft',
        'autosave',
        'locale',
        'fallback-locale',
        'trash',
        'pagination',
        'publishSpecificLocale',
        'selectedLocales',
        'where[]',
        'data',
        'flattenLocales',
        'token',
        'id',
        'duplicateFromID',
        'fileName',
        'where[and]',
        'where[or]',
        'uploadEdits',
      ),
      value,
    )
    .map(([name, given]) => `${name}=${given}`);
  const deep = fc
    .tuple(
      fc.integer({ min: 2, max: 400 }),
      fc.constantFrom('[and][0]', '[or][0]', '[a]', '[]', '.a'),
    )
    .map(([times, part]) => `where${part.repeat(times)}[id][equals]=1`);
  const pair = fc.oneof(
    { weight: 5, arbitrary: filter },
    { weight: 4, arbitrary: known },
    { weight: 3, arbitrary: order },
    { weight: 2, arbitrary: shape },
    { weight: 3, arbitrary: other },
    { weight: 1, arbitrary: deep },
  );
  return fc.array(pair, { maxLength: 4 }).map(joinQuery);
}

const operator = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...validOperators).map((name) => `[${name}]`) },
  fc.constantFrom(
    '',
    '[]',
    '[x]',
    '[$where]',
    '[equals][a]',
    '[in][]',
    '[in][a]',
    '[__proto__]',
    '[like][]',
    '[near][0]',
  ),
);

/** A field, a path through related documents, or one to what nobody may read. */
function fieldLike(fields: readonly string[]): fc.Arbitrary<string> {
  const known = ['id', 'createdAt', 'updatedAt', ...fields];
  const secret = [
    'hash',
    'salt',
    'resetPasswordToken',
    'sessions.id',
    'createdBy.hash',
    'user.salt',
    'email',
  ];
  return fc.oneof(
    { weight: 4, arbitrary: textLike(...known) },
    fc.constantFrom(...secret),
    fc
      .array(fc.constantFrom(...known), { minLength: 2, maxLength: 12 })
      .map((path) => path.join('.')),
  );
}
