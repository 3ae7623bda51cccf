import type { ReactNode } from 'react';
import type { Medication } from '#contract/schemas/medication.ts';
import { CallOut } from '#site/components/article/call-out.tsx';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { paths } from '#site/paths.ts';

/** How a medication works, its side effects, who must not use it, and where to read more. */
export function Details({ medication }: { medication: Medication }) {
  const { name, mechanism, frequency, commonSideEffects, contraindications, precautions } =
    medication;
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
          <p>
            Report any side effect, whether or not it is in the leaflet, to the MHRA’s{' '}
            <ExternalLink href={yellowCard}>Yellow Card scheme</ExternalLink>.
          </p>
        </Part>
        <div className="flex flex-col gap-8">
          <Part title="Contraindications">
            <p>{name} must not be used with:</p>
            <List items={contraindications} />
          </Part>
          {precautions.length > 0 && (
            <Part title="Warnings and precautions">
              <List items={precautions} />
            </Part>
          )}
        </div>
        <ReadMore medication={medication} />
        <ThroughTheNhs medication={medication} />
      </div>
      <CallOut tone="warning" title="Speak to a healthcare professional first">
        <p className="measure">
          This is general information and is not a full list. Always consult a doctor, pharmacist or
          prescriber before you start, change or stop {name}. Our{' '}
          <a href={paths.articles} className="text-link">
            guides
          </a>{' '}
          say which symptoms need help at once.
        </p>
      </CallOut>
    </div>
  );
}

const yellowCard = 'https://yellowcard.mhra.gov.uk/';

function ReadMore({ medication: { name, leafletUrl, guide } }: { medication: Medication }) {
  if (!leafletUrl && !guide) return null;
  return (
    <Part title="Read more">
      <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-muted">
        {leafletUrl && (
          <li>
            <ExternalLink href={leafletUrl}>The patient leaflet of {name}</ExternalLink> on the
            electronic medicines compendium (emc)
          </li>
        )}
        {guide && (
          <li>
            Our guide:{' '}
            <a href={paths.article(guide.slug)} className="text-link">
              {guide.title}
            </a>
          </li>
        )}
      </ul>
    </Part>
  );
}

function ThroughTheNhs({ medication: { nhsUrl } }: { medication: Medication }) {
  if (!nhsUrl) return null;
  return (
    <Part title="Through the NHS">
      <p>
        Some people can have medicine for weight loss on the NHS, with support for diet and activity
        and without these prices. A GP or a specialist service decides who can; the rules differ by
        nation and medicine. Ask your GP practice, and see{' '}
        <ExternalLink href={nhsUrl}>what the NHS says</ExternalLink>.
      </p>
    </Part>
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
