import { isRegistered } from '#contract/rules/registration.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { buttonClass } from '#site/components/button/button-class.ts';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';

type Props = { provider: Provider; className?: string; children: string };

/** A link to the provider's website in a new tab; renders nothing if it has none or is unregistered. */
export function VisitWebsite({ provider, className = '', children }: Props) {
  if (!provider.website || !isRegistered(provider)) return null;
  return (
    <ExternalLink href={provider.website} className={`${buttonClass()} ${className}`}>
      <span>
        {children}
        {!children.includes(provider.name) && <span className="sr-only"> of {provider.name}</span>}
      </span>
    </ExternalLink>
  );
}
