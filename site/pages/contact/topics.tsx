import { paths } from '#site/paths.ts';

/** What the editors can help with. */
export function Topics() {
  return (
    <section aria-labelledby="topics" className="flex flex-col gap-2">
      <h2 id="topics" className="scroll-mt-4 text-2xl">
        What to write about
      </h2>
      <ul className="measure list-disc pl-5 marker:text-muted">
        {topics.map((topic) => (
          <li key={topic} className="py-1">
            {topic}
          </li>
        ))}
      </ul>
      <p className="measure">
        Report a concern about a provider’s care to its regulator:{' '}
        <a href={paths.reportAConcern} className="text-link">
          who to tell
        </a>
        . Complain about how we use your personal information with{' '}
        <a href={paths.complaint()} className="text-link">
          a separate form
        </a>
        .
      </p>
    </section>
  );
}

const topics = [
  'A price, a registration mark or anything else on this site that is wrong',
  'A review: a question, a complaint, or a request to remove your own',
  'Your personal information: to see it, correct it or have it erased, or to unsubscribe from our reports',
  'Trouble using the site, for example with a screen reader',
  'Your own service, if you work for a provider',
];
