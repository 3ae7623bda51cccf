import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Medication } from '#contract/schemas/medication.ts';
import { CallOut } from '#site/components/article/call-out.tsx';
import { paths } from '#site/paths.ts';

/** How a medication works, what it may do to people, and who should take care. */
export function Details({ medication }: { medication: Medication }) {
  const { name, mechanism, frequency, commonSideEffects, contraindications } = medication;
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-x-16">
        <Part title="How it works">
          <p>{mechanism}</p>
        </Part>
        <Part title="How often">
          <p>{frequency}</p>
        </Part>
        <Part title="Common side effects">
          <List items={commonSideEffects} />
        </Part>
        <Part title="Contraindications">
          <p>Who should not use {name}, and what to tell the prescriber:</p>
          <List items={contraindications} />
        </Part>
      </div>
      <CallOut tone="warning" title="Speak to a healthcare professional first">
        <p className="measure">
          This is general information and is not a full list. Always consult a doctor, pharmacist or
          prescriber before you start, change or stop {name}. Our{' '}
          <Link to={paths.articles} className="text-link">
            guides
          </Link>{' '}
          say which symptoms need help at once.
        </p>
      </CallOut>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="measure flex flex-col gap-2">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-muted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
