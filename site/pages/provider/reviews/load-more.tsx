import { formatCount } from '#contract/rules/counted.ts';
import { Button } from '#site/components/button/button.tsx';
import { buttonClass } from '#site/components/button/button-class.ts';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';

type Props = {
  remaining: number;
  /** The link to further reviews without JavaScript. */
  address: string;
  onLoad: () => void;
};

/** The button for more reviews, with the number remaining. */
export function LoadMore({ remaining, address, onLoad }: Props) {
  const isHydrated = useHydrated();
  const text = `Load More (${formatCount(remaining)} remaining)`;
  return (
    <p>
      {isHydrated ? (
        <Button variant="secondary" onClick={onLoad}>
          {text}
        </Button>
      ) : (
        <a href={address} className={buttonClass('secondary')}>
          {text}
        </a>
      )}
    </p>
  );
}
