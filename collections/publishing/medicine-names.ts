/**
 * Names by which people know prescription-only medicines for weight or diabetes: brands, active ingredients, and the
 * descriptions that count as naming one. (ASA, MHRA and GPhC, Enforcement Notice on weight-loss prescription-only
 * medicines, 2025: “GLP-1”, “weight loss injection”, “weight loss pen”, “obesity treatment jab”.)
 */
const knownNames = [
  'Mounjaro',
  'Zepbound',
  'tirzepatide',
  'Wegovy',
  'Ozempic',
  'Rybelsus',
  'semaglutide',
  'Saxenda',
  'Victoza',
  'Nevolat',
  'liraglutide',
  'Trulicity',
  'dulaglutide',
  'Byetta',
  'Bydureon',
  'exenatide',
  'Mysimba',
  'Xenical',
  'retatrutide',
  'orforglipron',
  'GLP-1',
  'weight-loss injection',
  'weight-loss injections',
  'weight-loss jab',
  'weight-loss jabs',
  'weight-loss pen',
  'weight-loss pens',
  'obesity treatment jab',
  'skinny jab',
  'skinny jabs',
];

/** The name of a prescription-only medicine in a text, as the list has it: a known one, or one of `others`. */
export function findMedicine(text: string, others: readonly string[] = []): string | undefined {
  return medicineFinder(others)(text);
}

/** The same for many texts. */
export function medicineFinder(others: readonly string[]): (text: string) => string | undefined {
  return nameFinder([...others, ...knownNames]);
}

/** The first of `names` that stands in a text as whole words, however it is spelt in capitals and hyphens. */
export function findName(text: string, names: readonly string[]): string | undefined {
  return nameFinder(names)(text);
}

function nameFinder(names: readonly string[]): (text: string) => string | undefined {
  const all = names
    .filter((name) => name.trim() !== '')
    .map((name) => ({ name, words: asWords(name) }));
  return (text) => {
    const spaced = asWords(text);
    return all.find(({ words }) => spaced.includes(words))?.name;
  };
}

function asWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;
}
