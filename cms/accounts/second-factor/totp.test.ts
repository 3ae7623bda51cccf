import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';
import { enrolment, newSecret, stepOf } from './totp.ts';

/** The secret and the last six digits of the codes in RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  { seconds: 59, code: '287082', step: 1 },
  { seconds: 1_111_111_109, code: '081804', step: 37_037_036 },
  { seconds: 1_234_567_890, code: '005924', step: 41_152_263 },
  { seconds: 20_000_000_000, code: '353130', step: 666_666_666 },
];

describe('a code', () => {
  it.each(vectors)('is that of RFC 6238 at $seconds seconds', ({ seconds, code, step }) => {
    expect(stepOf(code, secret, seconds * 1000)).toBe(step);
  });

  it('may be one step early or late, and belongs to its own step', () => {
    const [{ code, seconds, step }] = vectors.slice(1) as [(typeof vectors)[number]];
    const at = (drift: number) => stepOf(code, secret, (seconds + drift * 30) * 1000);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
  });

  it.each(['', '28708', '2870822', 'abcdef', '١٢٣٤٥٦'])('is not “%s”', (code) => {
    expect(stepOf(code, secret, 59_000)).toBeUndefined();
  });
});

describe('a secret', () => {
  it('has 160 random bits, and goes to the app as text and picture', () => {
    const one = newSecret();
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(one);
    const { secret: shown, picture } = enrolment(one, { site: 'Directory', email: 'a@b.example' });
    expect(shown).toBe(one);
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  it('is sealed for one account and one server', () => {
    const sealed = seal(secret, { secret: 'one server', account: '1' });
    expect(sealed).not.toContain(secret);
    expect(seal(secret, { secret: 'one server', account: '1' })).not.toBe(sealed);
    expect(unseal(sealed, { secret: 'one server', account: '1' })).toBe(secret);
    expect(() => unseal(sealed, { secret: 'one server', account: '2' })).toThrow(/authenticate/);
    expect(() => unseal(sealed, { secret: 'another', account: '1' })).toThrow(/authenticate/);
  });
});
