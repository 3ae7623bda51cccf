import { isRegistered } from '#contract/rules/registration.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { VisitWebsite } from '../visit-website.tsx';
import { SideCard } from './side-card.tsx';

/** How to order, with a link to the provider; renders nothing without a website, or for an unregistered provider. */
export function GetStarted({ provider }: { provider: Provider }) {
  if (!isRegistered(provider) || !provider.website) return null;
  return (
    <SideCard title="Get Started" className="print:hidden">
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
