import { counted } from '#contract/rules/counted.ts';
import { RadioChoice } from '../form/radio-choice.tsx';
import { Stars } from '../stars/stars.tsx';

type Props = { id: string; name: string; error: string | undefined; onChange: () => void };

/** The choice of one to five stars, with words. */
export function StarChoice(field: Props) {
  return <RadioChoice {...field} legend="How many stars would you give?" choices={choices} />;
}

const choices = [
  { rating: 5, words: 'very good' },
  { rating: 4, words: 'good' },
  { rating: 3, words: 'mixed' },
  { rating: 2, words: 'poor' },
  { rating: 1, words: 'very poor' },
].map(({ rating, words }) => ({
  value: String(rating),
  label: (
    <span className="flex flex-wrap items-center gap-x-3">
      <Stars rating={rating} />
      <span>
        {counted(rating, 'star')}: {words}
      </span>
    </span>
  ),
}));
