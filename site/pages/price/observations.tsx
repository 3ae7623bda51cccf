import { counted } from '#contract/rules/counted.ts';
import type { Observation, ObservationPage } from '#contract/schemas/observation.ts';
import { paths } from '#site/paths.ts';
import { ObservationCard } from './observation-card.tsx';
import { TakenOffCard } from './taken-off-card.tsx';
import { foundTheSame, UnchangedCard } from './unchanged-card.tsx';

type Props = {
  productId: string;
  page: ObservationPage;
  /** Whether they lead to where they were seen: nothing leads to a provider on no register. */
  isLinked: boolean;
};

/** One page of what was seen of a price, newest first. */
export function Observations({ productId, page, isLinked }: Props) {
  const { observations, total, pageSize } = page;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className="flex flex-col gap-4">
      <p className="measure text-muted">
        {counted(total, 'observation')}, newest first
        {pages > 1 && `, page ${page.page} of ${pages}`}. Nothing here is ever changed or removed: a
        mistake is followed by its correction. A check that found no change is one line.
      </p>
      <ol className="grid gap-3 print:gap-1">
        {observations.map((observation, index) => (
          <li key={observation.recordedAt}>
            <Card observation={observation} before={observations[index + 1]} isLinked={isLinked} />
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label="Pages of observations" className="flex flex-wrap gap-6 print:hidden">
          {page.page > 1 && (
            <a
              href={paths.observations(productId, page.page - 1)}
              rel="prev"
              className="text-link py-1"
            >
              Newer
            </a>
          )}
          {page.page < pages && (
            <a
              href={paths.observations(productId, page.page + 1)}
              rel="next"
              className="text-link py-1"
            >
              Older
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

type CardProps = Pick<Props, 'isLinked'> & {
  observation: Observation;
  before: Observation | undefined;
};

function Card({ observation, before, isLinked }: CardProps) {
  if (!observation.isListed) return <TakenOffCard observation={observation} />;
  if (foundTheSame(observation, before)) return <UnchangedCard observation={observation} />;
  return <ObservationCard observation={observation} isLinked={isLinked} />;
}
