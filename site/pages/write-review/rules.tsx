import { paths } from '#site/paths.ts';

/** The rules for reviews, shown before the form. */
export function Rules() {
  return (
    <section
      aria-labelledby="review-rules"
      className="flex flex-col gap-3 rounded-base border bg-surface p-4 md:p-6"
    >
      <h2 id="review-rules" className="text-xl">
        Before you write
      </h2>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>
        <a href={paths.reviewRules} className="text-link py-1">
          All rules for reviews
        </a>
      </p>
      <p className="border-t pt-3">
        A side effect or a poor service needs more than a review. See{' '}
        <a href={paths.reportAConcern} className="text-link">
          how to report a concern
        </a>
        . If you feel unwell, call{' '}
        <a href="tel:111" className="text-link font-semibold">
          111
        </a>
        . In Northern Ireland, call your GP or the GP out-of-hours service. In an emergency, call{' '}
        <a href="tel:999" className="text-link font-semibold">
          999
        </a>
        .
      </p>
    </section>
  );
}

const rules = [
  'Write about your own genuine experience with this provider. Nobody may pay or reward you for it.',
  'Do not give health advice: do not recommend a medicine or a dose, or promise a result.',
  'Do not include other people’s personal information, such as the name of a member of staff.',
  'Do not write your full health history. Anybody can read a published review.',
  'You do not have to show your real name.',
  'A moderator reads every review first. We do not reject reviews for being negative.',
];
