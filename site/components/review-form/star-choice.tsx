import { counted } from '#contract/rules/counted.ts';
import { Stars } from '../stars/stars.tsx';

type Props = { id: string; name: string; error: string | undefined; onChange: () => void };

/** One to five stars, each a choice in words; the arrow keys move between them. */
export function StarChoice({ id, name, error, onChange }: Props) {
  return (
    <fieldset
      aria-describedby={error && `${id}-error`}
      className={error ? 'border-l-4 border-up pl-4' : ''}
    >
      <legend className="font-semibold">How many stars would you give?</legend>
      {error && (
        <p id={`${id}-error`} className="pt-1 font-semibold text-up">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      {choices.map(({ rating, words }, index) => (
        <label key={rating} className="flex min-h-10 w-fit items-center gap-3">
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={rating}
            required
            onChange={onChange}
            className="size-5 shrink-0 accent-primary"
          />
          <Stars rating={rating} />
          <span>
            {counted(rating, 'star')}: {words}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const choices = [
  { rating: 5, words: 'very good' },
  { rating: 4, words: 'good' },
  { rating: 3, words: 'mixed' },
  { rating: 2, words: 'poor' },
  { rating: 1, words: 'very poor' },
];
