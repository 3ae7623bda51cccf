import type { GuideCard } from '#contract/schemas/guide.ts';
import { paths } from '#site/paths.ts';

/** The guides that an editor has related to this one. */
export function RelatedGuides({ guides }: { guides: readonly GuideCard[] }) {
  return (
    <section aria-labelledby="related" className="flex flex-col gap-4">
      <h2 id="related" className="text-2xl">
        Related articles
      </h2>
      <ul className="grid border-t md:grid-cols-3 md:gap-x-8">
        {guides.map(({ slug, title, description, readTimeMinutes }) => (
          <li key={slug} className="relative flex flex-col gap-1 border-b py-4 hover:bg-sunken">
            <h3 className="text-lg">
              <a href={paths.article(slug)} className="card-link">
                {title}
              </a>
            </h3>
            <p className="text-muted">{description}</p>
            <p className="mt-auto text-sm text-muted">{readTimeMinutes} min read</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
