import { counted } from './counted.ts';

type Described = {
  label: string;
  /** What an editor reads below the field. */
  hint: string;
};

/** A number from `from` to `to`, in steps. */
export type NumberTerm = Described & {
  kind: 'number';
  from: number;
  to: number;
  step: 0.1 | 1;
  show: (value: number) => string;
};
/** One of several answers, with the text of each. */
export type ChoiceTerm = Described & { kind: 'choice'; options: Readonly<Record<string, string>> };
/** Any of several answers, with the text of each. */
export type ChoicesTerm = Described & {
  kind: 'choices';
  options: Readonly<Record<string, string>>;
};
/** A sentence. */
export type TextTerm = Described & { kind: 'text'; maxLength: number };
export type Term = NumberTerm | ChoiceTerm | ChoicesTerm | TextTerm;

/**
 * What a provider asks of its patients, in the order of the form and of every table. The fields of the collection, the
 * API's schema, the texts on the pages and the filters derive from this.
 */
const table = {
  minBmi: {
    kind: 'number',
    label: 'Lowest BMI',
    hint: 'Without a weight-related condition, as in 30.',
    from: 18,
    to: 60,
    step: 0.1,
    show: String,
  },
  minBmiWithCondition: {
    kind: 'number',
    label: 'Lowest BMI with a condition',
    hint: 'With a weight-related condition, such as high blood pressure, as in 27.',
    from: 18,
    to: 60,
    step: 0.1,
    show: String,
  },
  switchingProof: {
    kind: 'choice',
    label: 'Proof asked when switching',
    hint: 'From patients who begin this treatment with another provider and carry on here.',
    options: {
      'not-accepted': 'Does not accept people who switch from another provider',
      none: 'No proof asked',
      order: 'The last order or prescription',
      photo: 'A photo of the pen or box with its label',
      record: 'A record or letter from the last prescriber',
    },
  },
  higherDoseRestart: {
    kind: 'choice',
    label: 'Restarting at a higher dose',
    hint: 'After a break, without starting again at the lowest dose.',
    options: {
      possible: 'Possible; the prescriber decides the dose',
      'with-proof': 'Possible with proof of the last dose; the prescriber decides',
      'not-possible': 'Not possible: starts at the lowest dose',
    },
  },
  identityCheck: {
    kind: 'choice',
    label: 'Identity check',
    hint: 'How the provider makes sure who orders.',
    options: {
      none: 'None',
      electronic: 'Electronic check of name and address',
      document: 'Photo of an identity document',
    },
  },
  photoCheck: {
    kind: 'choice',
    label: 'Photo or video check',
    hint: 'What shows the patient’s weight.',
    options: {
      none: 'None',
      photo: 'A full-length photo',
      video: 'A video or a video call',
      either: 'A photo or a video',
    },
  },
  deliveryRegions: {
    kind: 'choices',
    label: 'Delivers to',
    hint: 'Everywhere that it delivers to. Islands are those with extra conditions, such as the Hebrides or Scilly.',
    options: {
      england: 'England',
      scotland: 'Scotland',
      wales: 'Wales',
      'northern-ireland': 'Northern Ireland',
      islands: 'Islands',
    },
  },
  coldChain: {
    kind: 'choice',
    label: 'Cold chain',
    hint: 'How the pens are kept cool on the way.',
    options: {
      none: 'No cooling',
      insulated: 'Insulated packaging with cool packs',
      monitored: 'Insulated, with a temperature indicator',
      refrigerated: 'Refrigerated courier',
    },
  },
  deliveryDays: {
    kind: 'number',
    label: 'Delivery time',
    hint: 'Working days from approval to the door, at most. 0 is the same day.',
    from: 0,
    to: 30,
    step: 1,
    show: (days) => (days === 0 ? 'The same day' : `Within ${counted(days, 'working day')}`),
  },
  maxPens: {
    kind: 'number',
    label: 'Most pens in an order',
    hint: 'As in 1.',
    from: 1,
    to: 24,
    step: 1,
    show: (pens) => counted(pens, 'pen'),
  },
  cancellation: {
    kind: 'text',
    label: 'How to cancel',
    hint: 'One sentence, as in “In the account or by email, until the order is dispatched.”',
    maxLength: 200,
  },
} as const satisfies Record<string, Term>;

export type TermName = keyof typeof table;

export const terms: { [Name in TermName]: Term } = table;

export const termNames = Object.keys(table) as readonly TermName[];

type ValueOf<Each extends Term> = Each extends { kind: 'number' }
  ? number
  : Each extends { kind: 'choice'; options: infer Options }
    ? keyof Options & string
    : Each extends { kind: 'choices'; options: infer Options }
      ? (keyof Options & string)[]
      : string;

/** What a provider says to each term; null is unknown. */
export type Terms = { [Name in TermName]: ValueOf<(typeof table)[Name]> | null };

/** Builds a record with a value for each term. */
export function mapTerms<Value>(valueOf: (name: TermName) => Value): Record<TermName, Value> {
  return Object.fromEntries(termNames.map((name) => [name, valueOf(name)])) as Record<
    TermName,
    Value
  >;
}

export const unknownTerms = mapTerms(() => null) as Terms;

/** Whether a provider takes patients over from another one, as far as is known. */
export function takesOver({ switchingProof }: Pick<Terms, 'switchingProof'>): boolean {
  return switchingProof !== 'not-accepted';
}

/** Whether a number is one that the term takes. */
export function isTermNumber(value: number, { from, to, step }: NumberTerm): boolean {
  return value >= from && value <= to && Number.isInteger(Number((value / step).toFixed(6)));
}

/** What editors read about a number that the term does not take. */
export function numberTermProblem({ from, to, step }: NumberTerm): string {
  const kind = step === 1 ? 'a whole number' : 'a number with at most one decimal';
  return `Enter ${kind} from ${from} to ${to}, or leave it empty if it is not known.`;
}

/** What editors read of a term that does not say where it was read. */
export const termWithoutSource = 'Enter the address of the page that says so.';

/** What pages show for a term that is unknown. */
export const unknownTerm = 'Not known';

/** A term as pages show it. */
export function termText(name: TermName, value: Terms[TermName]): string {
  if (value === null) return unknownTerm;
  const term = terms[name];
  switch (term.kind) {
    case 'number':
      return term.show(Number(value));
    case 'choice':
      return term.options[String(value)] ?? unknownTerm;
    case 'choices':
      return [value]
        .flat()
        .map((each) => term.options[each] ?? each)
        .join(', ');
    case 'text':
      return String(value);
  }
}
