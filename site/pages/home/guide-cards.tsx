import type { GuideCard } from '#contract/schemas/guide.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { paths } from '#site/paths.ts';

type Props = {
  guides: readonly GuideCard[];
  /** The guides to show, in their order. */
  slugs: readonly string[];
};

/** The guides that editors have chosen for beginners, and a link to all guides. */
export function GuideCards({ guides, slugs }: Props) {
  const chosen = slugs.flatMap((slug) => guides.filter((guide) => guide.slug === slug));
  return (
    <>
      <ol className="border-b">
        {chosen.map((guide) => (
          <li
            key={guide.slug}
            className="relative grid gap-x-6 gap-y-1 border-t py-4 hover:bg-sunken md:grid-cols-[9rem_1fr_auto] lg:grid-cols-[16rem_1fr_auto] md:items-baseline"
          >
            <p className="text-sm text-muted">{guide.category}</p>
            <div>
              <h3 className="text-lg">
                <a href={paths.article(guide.slug)} className="card-link">
                  {guide.title}
                </a>
              </h3>
              <p className="measure text-muted max-md:hidden">{guide.description}</p>
            </div>
            <p className="text-sm text-muted">{guide.readTimeMinutes} min read</p>
          </li>
        ))}
      </ol>
      <p>
        <ButtonLink href={paths.articles} variant="secondary">
          View All Medication Guides
        </ButtonLink>
      </p>
    </>
  );
}
