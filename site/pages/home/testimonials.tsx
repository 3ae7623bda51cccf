import { counted } from '#contract/rules/counted.ts';
import { formatRating } from '#contract/rules/rating.ts';
import type { Testimonial } from '#contract/schemas/site.ts';
import type { Stats } from '#contract/schemas/stats.ts';
import { Stars } from '#site/components/stars/stars.tsx';
import { Section } from './section.tsx';

type Props = { testimonials: Testimonial[]; stats: Stats | undefined };

/** The overall rating and a few testimonials, if there are any. */
export function Testimonials({ testimonials, stats }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Section title="What patients say">
      <div className="grid gap-8 lg:grid-cols-[16rem_1fr] lg:gap-6">
        {stats && stats.averageRating !== null && (
          <p className="flex flex-col gap-2">
            <span className="text-4xl font-semibold">
              {formatRating(stats.averageRating)}
              <span className="text-xl text-muted">/5</span>
            </span>
            <Stars rating={stats.averageRating} className="h-6 w-30" />
            <span className="text-muted">
              from {counted(stats.reviewCount, 'review')} of providers listed here
            </span>
          </p>
        )}
        <ul className="border-b">
          {testimonials.map(({ quote, name, location, rating }) => (
            <li key={quote} className="border-t py-6">
              <figure className="flex flex-col gap-2">
                <blockquote className="measure text-lg">“{quote}”</blockquote>
                <figcaption className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                  <Stars rating={rating} />
                  <span className="sr-only">{rating} out of 5.</span>
                  {location === null ? name : `${name}, ${location}`}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
