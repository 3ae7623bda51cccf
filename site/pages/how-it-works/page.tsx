import type { ReactNode } from 'react';
import { uncapitalised } from '#contract/rules/first-letter.ts';
import { reviewsForAverage } from '#contract/rules/rating.ts';
import { registrationCheckDays } from '#contract/rules/registration.ts';
import { rejectionReasons } from '#contract/rules/rejection-reasons.ts';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import { listInWords } from '#contract/rules/list-in-words.ts';
import { CallOut } from '#site/components/article/call-out.tsx';
import { useBrandNames } from '#site/components/brands/brands.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { useSampleData } from '#site/components/sample-data/sample-data.tsx';
import { paths } from '#site/paths.ts';
import { title } from './route.ts';

const lead =
  'What is listed here and what is not, how lists are ordered, who pays for the site, and how prices, registers and reviews are checked.';

/** Explains how the site chooses, orders and checks what it shows. */
export function Page() {
  const isSampleData = useSampleData();
  const brandNames = useBrandNames();
  return (
    <>
      <PageHead title={title} description={lead} canonicalPath={paths.howItWorks} />
      <PageHeader
        title={title}
        lead={lead}
        breadcrumbs={{ current: { name: 'How we work', path: paths.howItWorks } }}
      />
      <div className="page-width flex flex-col gap-10 py-6 md:py-8">
        {isSampleData && (
          <CallOut tone="warning" title="This site shows sample data">
            <p className="measure">
              Its providers, prices, registrations, offers and reviews are invented. Nobody has
              checked them, because there is nothing to check. This page describes how we will work
              once they are real.
            </p>
          </CallOut>
        )}
        <Part heading="What is covered">
          <p>
            Providers in the United Kingdom that supply {brandNames} on a private prescription, with
            their prices dose by dose, their fees, whether a dose is in stock, their registrations
            and their reviews.
          </p>
          <p>
            Not covered: treatment on the NHS, other medicines, other treatments for obesity, and
            providers that we have not found or that have not been checked yet. Being listed is not
            a recommendation, and being missing is not a warning.
          </p>
        </Part>
        <Part heading="How lists are ordered">
          <p>Nobody can pay for a place. You can change the order of each list. By default:</p>
          <List>
            <li>
              the{' '}
              <a href={paths.providers} className="text-link">
                providers
              </a>{' '}
              are listed by name, and the home page shows the three with the most reviews;
            </li>
            <li>
              the{' '}
              <a href={paths.compare()} className="text-link">
                price comparison
              </a>{' '}
              starts with the lowest total to pay; rows that tie are ordered by price, then by
              provider, and unknown values come last. In every order, what is out of stock comes
              after what is in stock, prices that have not been checked for {stalePriceDays} days
              come after the others, and providers without a current registration on record come
              last;
            </li>
            <li>
              <a href={paths.medications()} className="text-link">
                medications
              </a>{' '}
              are in an order that our editors set, the same for everybody;
            </li>
            <li>
              <a href={paths.discounts} className="text-link">
                discounts
              </a>{' '}
              are in the order in which we found them, newest first;
            </li>
            <li>
              reviews start with the newest. Ratings only affect the order if you choose to sort by
              them.
            </li>
          </List>
        </Part>
        <Part heading="Who pays for the site">
          <p>
            Its publisher does. No provider or drug company pays us: not for a place, a click, an
            order, a review or an offer. Links to providers carry no affiliate codes. There is no
            advertising, and we sell no data.
          </p>
        </Part>
        <Part heading="How prices are checked">
          <p>
            An editor reads each price, its fees and the stock on the provider’s own site, and notes
            when. Every price here says when it was last checked, and links to the record of every
            check: what we saw, where and when, and who recorded it. A price that has not been
            checked for {stalePriceDays} days is marked as possibly out of date, and is left out of
            every lowest price, average and count of what is on sale. What a provider does not state
            is shown as not stated, never as free. The total is the ordinary price plus the
            consultation and delivery fees of one order, unless it says that it is of a first or a
            repeat order.
          </p>
        </Part>
        <Part heading="How registers are checked">
          <p>
            We look up each provider in the public registers and show a mark only for an entry that
            we checked in the last {registrationCheckDays} days and that has not ended, with the
            name, the number and the register’s own page. A provider without such an entry is listed
            as a warning, without links to its site, and left out of every lowest price. A mark
            means that there is an entry, not that the service is good. Check the provider yourself
            before you order:{' '}
            <a href={paths.regulatoryInformation} className="text-link">
              how to check a provider
            </a>
            .
          </p>
        </Part>
        <Part heading="Reviews">
          <List>
            <li>
              Reviews are their writers’ own words. Nobody here changes the text, the stars, the
              date or the votes of a review, and nobody here writes one.
            </li>
            <li>
              A moderator reads each review before it is published, and rejects it only for one of
              these reasons: {listInWords(Object.values(rejectionReasons).map(uncapitalised), 'or')}
              . Being negative is not a reason.
            </li>
            <li>
              Words that name or identify somebody may be replaced with “[removed: personal data]”.
            </li>
            <li>
              A published review is removed only for one of the same reasons. Each provider’s page
              counts removed reviews, with their stars and the reason.
            </li>
            <li>
              “Verified” means that a moderator has seen evidence that the writer was a customer.
            </li>
            <li>
              An average needs at least {reviewsForAverage} reviews, and says how many it is based
              on. Each browser has one “helpful” vote per review.
            </li>
          </List>
          <p>
            <a href={paths.reviewRules} className="text-link">
              The rules for writing a review
            </a>
          </p>
        </Part>
        <Part heading="How to check our data">
          <p>
            All prices are{' '}
            <a href={paths.data} className="text-link">
              open data
            </a>
            , and Compare shows{' '}
            <a href={paths.compare()} className="text-link">
              what we knew on an earlier day
            </a>
            .
          </p>
        </Part>
        <Part heading="When something is wrong">
          <p>
            Every price has a form to report that it is wrong. What we have corrected is listed in{' '}
            <a href={paths.corrections} className="text-link">
              corrections
            </a>
            , with how long it took. For anything else,{' '}
            <a href={paths.contact()} className="text-link">
              tell us
            </a>
            , or{' '}
            <a href={paths.complaint()} className="text-link">
              complain about how we use your information
            </a>
            .
          </p>
        </Part>
      </div>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="measure flex flex-col gap-3">
      <h2 className="text-2xl">{heading}</h2>
      {children}
    </section>
  );
}

function List({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">{children}</ul>;
}
