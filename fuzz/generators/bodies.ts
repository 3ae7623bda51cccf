import * as fc from 'fast-check';
import { textBody, type Body } from '../request.ts';
import { oddBody, oddType, type TypedBody } from './odd-bodies.ts';
import { hostileText, percentEncoded } from './texts.ts';

/** A JSON body, mostly with the right Content-Type. */
export function jsonBody(value: fc.Arbitrary<unknown>): fc.Arbitrary<TypedBody> {
  return fc.oneof(
    {
      weight: 14,
      arbitrary: value.map((given) => ({ body: json(given), type: 'application/json' })),
    },
    { weight: 2, arbitrary: oddBody },
    {
      weight: 1,
      arbitrary: fc.tuple(value.map(json), oddType()).map(([body, type]) => ({ body, type })),
    },
  );
}

/** A URL-encoded form body, mostly as browsers send it. */
export function formBody(value: fc.Arbitrary<unknown>): fc.Arbitrary<TypedBody> {
  const type = 'application/x-www-form-urlencoded';
  return fc.oneof(
    { weight: 14, arbitrary: value.map((fields) => ({ body: urlEncoded(fields), type })) },
    { weight: 1, arbitrary: hostileText.map((text) => ({ body: textBody(text), type })) },
    { weight: 2, arbitrary: oddBody },
    {
      weight: 1,
      arbitrary: fc
        .tuple(value.map(urlEncoded), oddType())
        .map(([body, of]) => ({ body, type: of })),
    },
  );
}

/** A multipart form with a file, as Payload accepts uploads. */
export function multipartBody(value: fc.Arbitrary<unknown>): fc.Arbitrary<TypedBody> {
  return fc
    .tuple(
      value,
      hostileText,
      fc.oneof({ weight: 9, arbitrary: fc.constant('b') }, fc.constantFrom('other', '')),
    )
    .map(([fields, fileName, declared]) => ({
      type: `multipart/form-data; boundary=${declared}`,
      body: textBody(
        [
          '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n',
          `${stringify(fields)}\r\n--b\r\nContent-Disposition: form-data; name="file"; `,
          `filename="${fileName}"\r\nContent-Type: text/csv\r\n\r\na,b\r\n--b--\r\n`,
        ].join(''),
      ),
    }));
}

function json(value: unknown): Body {
  return textBody(stringify(value));
}

/** Returns an empty text for values that JSON cannot represent. */
function stringify(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

function urlEncoded(fields: unknown): Body {
  const pairs = Object.entries(fields ?? {}).map(
    ([name, value]) =>
      `${percentEncoded(name)}=${percentEncoded(typeof value === 'string' ? value : stringify(value))}`,
  );
  return textBody(pairs.join('&'));
}
