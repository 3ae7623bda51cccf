import type { GuideCard } from '#contract/schemas/guide.ts';
import { paths } from '#site/paths.ts';

/** The guides that are not featured. */
export function MoreGuides({ guides }: { guides: readonly GuideCard[] }) {
  if (guides.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">More guides</h2>
      <ul className="border-b">
        {guides.map(({ slug, title, description, readTimeMinutes }) => (
          <li key={slug} className="flex flex-col gap-1 border-t py-4">
            <a href={paths.article(slug)} className="text-link self-start text-lg font-semibold">
              {title}
            </a>
            <p className="measure text-muted">{description}</p>
            <p className="text-sm text-muted">{readTimeMinutes} min read</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
