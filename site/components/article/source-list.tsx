import type { Guide } from '#contract/schemas/guide.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

/** The sources of a text, numbered as it cites them. */
export function SourceList({ sources }: { sources: Guide['sources'] }) {
  return (
    <section aria-labelledby="sources" className="measure border-t pt-4">
      <h2 id="sources" className="text-2xl">
        Sources
      </h2>
      <ol className="list-decimal pt-2 pl-8 text-sm marker:text-muted">
        {sources.map(({ title, publisher, url }, index) => (
          <li key={url} id={`source-${index + 1}`} className="p-1 target:bg-accent-tint">
            <ExternalLink href={url}>{title}</ExternalLink>
            <span className="text-muted"> {publisher}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
