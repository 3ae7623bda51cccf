import type { GuideCard } from '#contract/schemas/guide.ts';
import { Tag } from '#site/components/tag/tag.tsx';
import { paths } from '#site/paths.ts';

/** The featured guides as cards, in the editors' order. */
export function FeaturedGuides({ guides }: { guides: readonly GuideCard[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
      {guides.map(({ slug, title, description, category, badges, readTimeMinutes }) => (
        <li
          key={slug}
          className="relative flex flex-col gap-4 rounded-base border bg-surface p-4 hover:border-primary md:p-6"
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            <span>{category}</span>
            <span className="whitespace-nowrap">{readTimeMinutes} min read</span>
          </p>
          <h2 className="text-2xl">
            <a href={paths.article(slug)} className="card-link">
              {title}
            </a>
          </h2>
          <p>{description}</p>
          {badges.length > 0 && (
            <p className="mt-auto flex flex-wrap gap-2">
              {badges.map((badge) => (
                <Tag key={badge}>{badge}</Tag>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
