import { allExamples } from '#site/components/examples/all-examples.ts';
import { PageHead } from '#site/components/page-head/page-head.tsx';

/** Every component in the states that matter. */
export function Page() {
  return (
    <div className="page-width flex flex-col gap-12 py-8">
      <PageHead title="Components" description="Every component by examples." />
      <h1 className="text-3xl">Components</h1>
      {allExamples.map(({ name, examples }) => (
        <section key={name} aria-labelledby={`component-${name}`}>
          <h2 id={`component-${name}`} className="border-b pb-2 text-2xl">
            {name}
          </h2>
          {Object.entries(examples).map(([title, example]) => (
            <div key={title} className="pt-6">
              <h3 className="pb-2 text-sm text-muted">{title}</h3>
              {example}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
