import type { Heading } from '#contract/schemas/guide.ts';

type Props = { headings: readonly Heading[] };

/** The contents of a long text: collapsed above it on small screens, always visible beside it on wide ones. */
export function ContentsList({ headings }: Props) {
  return (
    <>
      <details className="rounded-base border bg-surface lg:hidden print:hidden">
        <summary className="p-4 font-semibold">Contents</summary>
        <nav aria-label="Contents" className="px-4 pb-4">
          <Links headings={headings} />
        </nav>
      </details>
      <nav
        aria-labelledby="contents"
        className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] self-start overflow-y-auto lg:block print:hidden"
      >
        <h2 id="contents" className="border-b border-line-strong pb-2 text-base">
          Contents
        </h2>
        <Links headings={headings} />
      </nav>
    </>
  );
}

function Links({ headings }: Props) {
  return (
    <ol className="pt-2 text-sm">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-block py-1 text-primary hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
