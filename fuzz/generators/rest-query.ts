import * as fc from 'fast-check';
import { validOperators } from 'payload/shared';
import { joinQuery } from './queries.ts';
import { inAddress, textLike } from './texts.ts';

/**
 * A REST query over documents with the given fields: one that the admin would send, with something odd added in half of
 * them.
 */
export function restQuery(fields: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.array(goodPair(fields), { maxLength: 2 }), fc.option(oddPair(fields), { freq: 2 }))
    .map(([good, odd]) => joinQuery(odd === null ? good : [...good, odd]));
}

function goodPair(fields: readonly string[]): fc.Arbitrary<string> {
  const field = fc.constantFrom('id', 'createdAt', ...fields);
  return fc.oneof(
    fc.constantFrom('limit=1', 'limit=10', 'limit=100', 'page=1', 'page=2', 'depth=0', 'depth=1'),
    fc.constantFrom('draft=true', 'trash=true', 'locale=en', 'autosave=true', 'pagination=true'),
    field.map((name) => `sort=-${name}`),
    field.map((name) => `select[${name}]=true`),
    field.map((name) => `where[${name}][exists]=true`),
    field.map((name) => `where[and][0][${name}][not_equals]=a`),
  );
}

function oddPair(fields: readonly string[]): fc.Arbitrary<string> {
  const field = inAddress(fieldLike(fields));
  const value = inAddress(textLike('true', '1', '2026-11-20', 'a,b', 'null'));
  const size = inAddress(textLike('0', '-1', '1.5', 'abc', '1e9', '999999999999'));
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...wheres), field, operator, value)
        .map(([where, name, by, given]) => `${where}[${name}]${by}=${given}`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom('limit', 'page', 'depth', 'limit[]', 'depth[a]'), size)
        .map(([name, given]) => `${name}=${given}`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom('sort=', 'sort=-', 'sort[]=', 'sort=createdAt,', 'sort[a]='), field)
        .map(([sort, name]) => sort + name),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...shapes), field, value)
        .map(([name, key, given]) => `${name}[${key}]=${given}`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...others), value)
        .map(([name, given]) => `${name}=${given}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.integer({ min: 2, max: 400 }),
          fc.constantFrom('[and][0]', '[or][0]', '[a]', '[]', '.a'),
        )
        .map(([times, part]) => `where${part.repeat(times)}[id][equals]=1`),
    },
  );
}

const wheres = ['where', 'where[and][0]', 'where[or][1]', 'where[and]', 'where[or][0][and][0]'];

const operator = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...validOperators).map((name) => `[${name}]`) },
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

const shapes = ['select', 'populate', 'joins', 'select[a]', 'populate[users]', 'joins[x][where]'];

/** Parameters that some endpoint reads, with a text where it may expect none or an object. */
const others = (
  'where where[] where[and] where[or] sort select populate joins draft autosave locale fallback-locale trash pagination ' +
  'publishSpecificLocale selectedLocales flattenLocales data token id duplicateFromID fileName uploadEdits'
).split(' ');

/** Paths to secret fields. */
const secrets = [
  'hash',
  'salt',
  'resetPasswordToken',
  'sessions.id',
  'createdBy.hash',
  'user.salt',
  'email',
];

/** A field, a path through related documents, or a path to a secret. */
function fieldLike(fields: readonly string[]): fc.Arbitrary<string> {
  const known = ['id', 'createdAt', 'updatedAt', ...fields];
  return fc.oneof(
    { weight: 4, arbitrary: textLike(...known) },
    fc.constantFrom(...secrets),
    fc
      .array(fc.constantFrom(...known), { minLength: 2, maxLength: 12 })
      .map((path) => path.join('.')),
  );
}
