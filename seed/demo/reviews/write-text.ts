import type { Random } from '#seed/random.ts';
import { createDeck, type Deck } from './deck.ts';
import type { Phrases } from './phrases/phrases.ts';
import { fillSlots } from './phrases/slots.ts';
import { closings, openings } from './phrases/whole.ts';
import { phrasesByTopic, topicsOf, type Topic } from './topics.ts';

type Tone = 'praise' | 'quibbles' | 'criticism';
type TitleTone = keyof Phrases['titles'];
type Phrase = { topic: Topic; text: string };

export type ReviewText = { title: string | null; content: string };

/** Writes one review after the other of a provider, without saying a thing twice in a long while. */
export function createReviewWriter(
  provider: { slug: string; type: string },
  random: Random,
): (rating: number, postedAt: string) => ReviewText {
  const { praised, criticised } = topicsOf(provider);
  const sentences: Record<Tone, Deck<Phrase>> = {
    praise: createDeck(
      phrasesOf(praised, ({ praise }) => praise),
      random,
    ),
    quibbles: createDeck(
      phrasesOf(praised, ({ quibbles }) => quibbles),
      random,
    ),
    criticism: createDeck(
      phrasesOf(criticised, ({ criticism }) => criticism),
      random,
    ),
  };
  const titles = decksOf(
    (tone) => phrasesOf([...new Set([...praised, ...criticised])], (of) => of.titles[tone]),
    random,
  );
  const opening = decksOf((tone) => openings[tone], random);
  const closing = decksOf((tone) => closings[tone], random);

  return (rating, postedAt) => {
    const tone = toneOf(rating);
    const drawn: (Phrase & { tone: Tone })[] = [];
    for (const sentenceTone of planOf(rating, random)) {
      const phrase = sentences[sentenceTone].draw(
        ({ topic }) => !drawn.some((other) => other.topic === topic),
      );
      if (phrase) drawn.push({ ...phrase, tone: sentenceTone });
    }

    const content = drawn.map(({ text }) => text);
    if (drawn.length === 1 || random.happens(0.4)) content.unshift(opening[tone].draw() ?? '');
    if (random.happens(0.25)) content.push(closing[tone].draw() ?? '');

    return {
      title: random.happens(0.78) ? titleFor(tone, drawn) : null,
      content: content.map((sentence) => fillSlots(sentence, postedAt, random)).join(' '),
    };
  };

  /** A heading on what the review is about: its first sentence that says what the stars say. */
  function titleFor(tone: TitleTone, drawn: readonly (Phrase & { tone: Tone })[]): string | null {
    const about = drawn.find((phrase) => (phrase.tone === 'praise') === (tone === 'praise'));
    return titles[tone].draw(({ topic }) => topic === about?.topic)?.text ?? null;
  }
}

/** What the sentences of a review do, one after the other. */
function planOf(rating: number, random: Random): Tone[] {
  switch (rating) {
    case 5:
      return random.pick<Tone[]>([
        ['praise'],
        ['praise', 'praise'],
        ['praise', 'praise'],
        ['praise', 'praise', 'praise'],
      ]);
    case 4:
      return random.pick<Tone[]>([
        ['praise', 'quibbles'],
        ['praise', 'praise', 'quibbles'],
        ['praise', 'praise'],
      ]);
    case 3:
      return random.pick<Tone[]>([
        ['praise', 'quibbles'],
        ['quibbles', 'praise', 'quibbles'],
        ['praise', 'quibbles', 'quibbles'],
        ['praise', 'criticism'],
      ]);
    case 2:
      return random.pick<Tone[]>([
        ['criticism', 'quibbles'],
        ['criticism', 'criticism'],
        ['criticism', 'criticism', 'quibbles'],
      ]);
    default:
      return random.pick<Tone[]>([
        ['criticism'],
        ['criticism', 'criticism'],
        ['criticism', 'criticism', 'criticism'],
      ]);
  }
}

function toneOf(rating: number): TitleTone {
  if (rating >= 4) return 'praise';
  return rating === 3 ? 'mixed' : 'criticism';
}

function phrasesOf(topics: readonly Topic[], select: (phrases: Phrases) => string[]): Phrase[] {
  return topics.flatMap((topic) => select(phrasesByTopic[topic]).map((text) => ({ topic, text })));
}

function decksOf<Item>(
  items: (tone: TitleTone) => readonly Item[],
  random: Random,
): Record<TitleTone, Deck<Item>> {
  return {
    praise: createDeck(items('praise'), random),
    mixed: createDeck(items('mixed'), random),
    criticism: createDeck(items('criticism'), random),
  };
}
