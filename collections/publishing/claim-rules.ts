import { phrases, type Finder, type Found, type Word } from './phrases.ts';

/** What the linter looks at before it is published: collections, and the home page. */
export type CheckedSlug =
  | 'discounts'
  | 'guides'
  | 'home'
  | 'market-reports'
  | 'medications'
  | 'providers'
  | 'reviews';

export type Sentence = {
  text: string;
  words: readonly Word[];
  /** Whether it carries the number of one of the document’s sources, as in “[3]”. */
  isSourced: boolean;
  /** The name of a medicine in a text. */
  findMedicine: (text: string) => string | undefined;
};

export type ClaimRule = {
  /** What is wrong with the words, as the end of a sentence that begins with them. */
  reason: string;
  /** The words that break the rule, if there are any. */
  find: (sentence: Sentence) => string | undefined;
  /** The one kind of document for which it holds; all of them if none is named. */
  only?: CheckedSlug;
};

const loses = phrases('lose|loses|losing|lost|shed|sheds|shedding|drop|drops|dropped|dropping');
const weightLoss = phrases('weight loss');
const promises = phrases(
  'you can|could|will|may|might [*] lose|shed|drop',
  "you'll [*] lose|shed|drop",
  'help|helps you [to] lose|shed|drop',
);
const invites = phrases('lose|shed|drop');
const isBetter = phrases(
  'better|stronger|faster|safer [*] [*] [*] than',
  'more effective|powerful [*] [*] [*] than',
  'superior to',
  'outperforms|beats',
);
const namesStudy = phrases('trial|trials|study|studies');
const weights = phrases(
  '# stone|st|lb|lbs|pound|pounds|kg|kgs|kilo|kilos|kilogram|kilograms|inches',
  '# dress size|sizes',
  '# %|percent [of] [your|their|my|his|her|the] [total|starting|initial|body] [body] weight|bodyweight',
  '# per cent [of] [your|their|my|his|her|the] [total|starting|initial|body] [body] weight|bodyweight',
);

/**
 * An amount of weight that is lost: “Lose 2 stone”, “up to 20% of your body weight”.
 *
 * Sources: CAP’s advice “Weight control: Prescription-only medicines” (no specific rate or amount of weight loss); CAP
 * Code, section 13, Weight control and slimming; Human Medicines Regulations 2012, regulation 280(2) (adverts present a
 * medicine objectively, without exaggerating).
 *
 * Where the line is: a guide may report what happened, as in “In the SURMOUNT-1 trial people lost about 20% of their
 * weight [3].” The sentence names its source by number and promises the reader nothing. The same figure without a
 * source, or as “You can lose 20% of your weight [3]”, is refused. Nothing but guides has sources, so an amount is
 * refused everywhere else, in patients’ own words too: beside a named clinic they are testimonials for its medicines.
 */
const amounts: ClaimRule = {
  reason: 'promises an amount of weight loss',
  find: unlessReported(
    firstOf(
      together(loses, weights),
      together(weightLoss, weights),
      words(
        phrases(
          '# %|percent [average] weight loss',
          '# per cent [average] weight loss',
          'weight loss of [up] [to|about|around|over] #',
        ),
      ),
    ),
  ),
};

/**
 * Weight loss that is fast, or certain: “rapid weight loss”, “results in two weeks”, “guaranteed results”.
 *
 * Sources: CAP’s advice “Weight control: Prescription-only medicines” (no excessively fast rate of weight loss); Human
 * Medicines Regulations 2012, regulation 287(1)(a) (effects are never guaranteed). A guide may say with a source what
 * fast weight loss does to people, as in “Rapid weight loss can cause gallstones [4].”
 */
const speeds: ClaimRule = {
  reason: 'promises fast or certain weight loss',
  find: unlessReported(
    words(
      phrases(
        'fast|rapid|quick|instant|overnight|effortless|guaranteed weight loss',
        'lose|losing weight fast|quickly|rapidly|overnight',
        'lose|losing weight in # [*] day|days|week|weeks|month|months',
        'lose|losing weight in days|weeks',
        'results in|within [just|only] [#] day|days|week|weeks|month|months',
        'guaranteed results',
        'results [are] guaranteed',
      ),
    ),
  ),
};

/**
 * One medicine above another: “the most effective weight-loss injection”, “works better than Wegovy”.
 *
 * Sources: Human Medicines Regulations 2012, regulation 287(1)(b) (effects better than or equivalent to those of another
 * identifiable treatment or medicine); ASA ruling on CheqUp Health, 9 July 2025 (“The UK’s most effective weight loss
 * treatment”). Comparing prices is what this site is for: “the best price for Mounjaro” is no such claim. A guide may
 * report a comparison that a trial or study has made, with its source.
 */
const superiorities: ClaimRule = {
  reason: 'says that one medicine is better than another',
  find: firstOf(
    words(
      phrases(
        ...[
          'best|strongest|safest|fastest',
          'most effective|powerful|successful',
          'no|number 1|one',
        ].flatMap((best) => [
          `${best} injection|injections|jab|jabs|medicine|medicines|medication|medications|drug|drugs`,
          `${best} weight loss injection|injections|jab|jabs|medicine|medicines|medication|medications|drug|drugs`,
          `${best} weight loss treatment|treatments`,
          `${best} obesity|slimming|prescription injection|injections|medicine|medicines|treatment|treatments|drug|drugs`,
        ]),
      ),
    ),
    comparesMedicines,
  ),
};

/**
 * Celebrities, or health professionals, who recommend: “as used by celebrities”, “Dr Smith swears by it”.
 *
 * Sources: CAP Code, rule 12.18, and CAP’s advice “Health: Celebrities and health professionals”; Human Medicines
 * Regulations 2012, regulation 289. What professionals do is no endorsement: “doctor-led”, “Dr Smith answered my
 * questions”, “recommended by NICE” all pass. Nobody can list all celebrities: one who is named without such words is
 * for the editor’s eye.
 */
const endorsements: ClaimRule = {
  reason: 'uses a celebrity or a health professional as a recommendation',
  find: words(
    phrases(
      'as used|loved|taken by',
      'celebrity|celebrities|influencer|influencers',
      'trusted|loved|recommended|endorsed|approved|backed|praised by [leading|top|our|uk] doctors|gps|pharmacists|nurses|clinicians|dietitians|experts|scientists|stars|dr|doctor|prof|professor',
      'doctor|gp|pharmacist|nurse|clinician|expert approved|endorsed|backed programme|plan|treatment|medicine|service',
      'dr|doctor|prof|professor * [*] recommends|endorses|backs|loves',
      'dr|doctor|prof|professor * [*] swears by',
    ),
  ),
};

/**
 * Pressure of time: “today only”, “hurry”, “while stocks last”.
 *
 * Sources: ASA ruling on Menwell (Voy), 27 May 2026 (“Offer ends soon”, “Last day to save” pushed people into a rushed
 * decision about a medicated programme); Human Medicines Regulations 2012, regulation 280(2) (adverts encourage rational
 * use). When an offer ends is a fact that people need: “Ends on 31 August” and the end in its own field pass.
 */
const urgencies: ClaimRule = {
  reason: 'presses people to decide in a hurry',
  find: words(
    phrases(
      'today only',
      'only today',
      'end|ends today|tonight|tomorrow|soon',
      'ends at midnight',
      'last chance',
      'last day to',
      'hurry only|while|before|now|order|buy|book|offer|and',
      'limited time',
      'while stock|stocks|supplies last|lasts',
      "don't|never miss out",
      'do not miss out',
      'buy|order now',
      "before it's gone",
      'selling fast',
      'almost gone',
      'flash sale',
      'black friday',
      'cyber monday',
      'final hours|call',
      'only # hour|hours|day|days|place|places|pen|pens left',
      '# hours|days only',
    ),
  ),
};

/**
 * Before-and-after pictures and stories.
 *
 * Source: CAP’s advice “Weight control: Prescription-only medicines” (no before and after photographs). “Before and
 * after” something else passes: “Check your blood sugar before and after exercise.”
 */
const beforeAndAfter: ClaimRule = {
  reason: 'shows a before-and-after',
  find: words(
    phrases(
      'before [and] after photo|photos|photograph|photographs|picture|pictures|pics|image|images|shot|shots|result|results|story|stories|transformation|transformations',
      'before and afters',
      'weight loss transformation|transformations',
      'body|my|amazing [amazing] transformation|transformations',
    ),
  ),
};

/**
 * A telephone number in a review: it is somebody’s personal data, or an advertisement, and a review needs none. (UK
 * GDPR, article 5(1)(c): no more personal data than the purpose needs; the site’s own rules for reviews.) On a provider’s page its
 * number is what people look for.
 */
const telephoneNumbers: ClaimRule = {
  reason: 'gives a telephone number',
  find: ({ text }) => /(?:\+44|\b0)(?:[ ().-]?[ ().-]?\d){9,10}\b/.exec(text)?.[0],
  only: 'reviews',
};

/**
 * What is not published, each with its reason. Behind all of them stands regulation 284 of the Human Medicines
 * Regulations 2012: nobody may publish an advertisement that is likely to lead to the use of a prescription-only medicine
 * (the MHRA explains it in the Blue Guide; CAP Code, rule 12.12, says the same). Neutral information about a medicine is
 * no advertisement: the rules look for the words that turn one into the other.
 */
export const claimRules: readonly ClaimRule[] = [
  amounts,
  speeds,
  superiorities,
  endorsements,
  urgencies,
  beforeAndAfter,
  telephoneNumbers,
];

type Find = ClaimRule['find'];

function words(find: Finder): Find {
  return (sentence) => {
    const found = first(find, sentence);
    return found && sentence.text.slice(found.start, found.end);
  };
}

function first(find: Finder, sentence: Sentence): Found | undefined {
  const [found] = find(sentence.words);
  return found;
}

function firstOf(...finds: Find[]): Find {
  return (sentence) => {
    for (const find of finds) {
      const found = find(sentence);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** How far apart two signs of one claim can stand, in characters. */
const farthest = 80;

/** Both in one sentence, near each other, in any order; the words from the one to the other. */
function together(one: Finder, other: Finder): Find {
  return ({ text, words: all }) => {
    const others = [...other(all)];
    let next = 0;
    for (const a of one(all)) {
      while ((others[next]?.start ?? Infinity) < a.start - farthest) next += 1;
      for (let at = next; ; at += 1) {
        const b = others[at];
        if (!b || b.start > a.start + farthest) break;
        const [start, end] = [Math.min(a.start, b.start), Math.max(a.end, b.end)];
        if (end - start <= farthest) return text.slice(start, end);
      }
    }
    return undefined;
  };
}

/** How far behind “better than” the other medicine is named, in characters. */
const nearby = 25;

function comparesMedicines(sentence: Sentence): string | undefined {
  const { text, isSourced, findMedicine } = sentence;
  if (isSourced && first(namesStudy, sentence)) return undefined;
  for (const { start, end } of isBetter(sentence.words)) {
    const other = findMedicine(text.slice(end, end + nearby));
    if (other) return `${text.slice(start, end)} ${other}`;
  }
  return undefined;
}

/** Lets pass what a sentence reports with its source, unless it promises the reader something. */
function unlessReported(find: Find): Find {
  return (sentence) => (sentence.isSourced && !isPromise(sentence) ? undefined : find(sentence));
}

function isPromise(sentence: Sentence): boolean {
  return first(promises, sentence) !== undefined || first(invites, sentence)?.start === 0;
}
