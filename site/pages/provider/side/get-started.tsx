import { cheapestOnSale } from '#contract/rules/on-sale.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { StartingPrice } from '../starting-price.tsx';
import { VisitWebsite } from '../visit-website.tsx';
import { SideCard } from './side-card.tsx';

/** The starting price and a link to the provider; renders nothing without either, or for an unregistered provider. */
export function GetStarted({ provider }: { provider: Provider }) {
  const cheapest = cheapestOnSale(provider);
  if (!isRegistered(provider) || (!cheapest && !provider.website)) return null;
  return (
    <SideCard title="Get Started">
      {cheapest && (
        <div>
          <p className="text-sm text-muted">Starting price</p>
          <StartingPrice product={cheapest} />
        </div>
      )}
      <p className="text-sm text-muted">
        You order from {provider.name}, not from us. A prescriber decides whether a treatment is
        right for you.
      </p>
      <VisitWebsite provider={provider} className="w-full">
        Visit Website
      </VisitWebsite>
    </SideCard>
  );
}
