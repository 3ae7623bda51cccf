import { stalePriceDays } from '#contract/rules/freshness.ts';
import { paths } from '#site/paths.ts';
import { HowWeWorkLink } from '#site/components/how-we-work/how-we-work-link.tsx';

/** What the figures of a plan assume, and what they leave out. */
export function HowWorkedOut({ hasOffers }: { hasOffers: boolean }) {
  return (
    <section className="flex flex-col gap-2 border-t pt-6 print:hidden">
      <h2 className="text-2xl">How this is worked out</h2>
      <ul className="measure flex list-disc flex-col gap-1 pl-6">
        <li>
          Every order is counted at today’s price. Prices change, and so does what is in stock.
        </li>
        <li>
          Delivery is counted with each order, and the consultation fee as often as the provider
          charges it: once, once a year or with each order. Where we do not know how often, it is
          counted with each order, so the plan can cost less. The first order with a provider has
          the price for new patients, if there is one. A total says “at least” where a fee is not
          stated.
        </li>
        <li>
          No offer is taken off. Most have conditions: a code, one use, or new or returning patients
          only. A provider can also end one before your later orders.
          {hasOffers && (
            <>
              {' '}
              <a href={paths.discounts} className="text-link">
                Offers that hold now
              </a>
              , with what an order comes to where it can be worked out.
            </>
          )}
        </li>
        <li>
          Prices that nobody has checked for {stalePriceDays} days, doses that are out of stock and
          providers without a current registration on record are left out of the lowest figures. A
          provider that does not accept people who switch is left out too, once you are on
          treatment.
        </li>
        <li>
          The page’s address is the plan: save or share it. We store nothing about you.{' '}
          <HowWeWorkLink />
        </li>
      </ul>
    </section>
  );
}
