import type { ReactNode } from 'react';
import type { Provider } from '#contract/schemas/company.ts';
import { Icon, type IconName } from '#site/components/icon/icon.tsx';
import { phoneLink } from './phone-link.ts';
import { SideCard } from './side-card.tsx';

/** The provider's contact details; renders nothing if it has none. */
export function ContactCard({ provider }: { provider: Provider }) {
  const { phone, email, address } = provider;
  if (!phone && !email && !address) return null;
  return (
    <SideCard title="Contact Information">
      <ul className="flex flex-col gap-2 print:gap-0">
        {phone && (
          <Way icon="phone">
            <a href={phoneLink(phone)} className="text-link">
              <span className="sr-only">Telephone </span>
              {phone}
            </a>
          </Way>
        )}
        {email && (
          <Way icon="mail">
            <a href={`mailto:${email}`} className="text-link">
              <span className="sr-only">Email </span>
              {email}
            </a>
          </Way>
        )}
        {address && (
          <li>
            <address className="not-italic whitespace-pre-line">{address}</address>
          </li>
        )}
      </ul>
    </SideCard>
  );
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 py-0.5">
      <Icon name={icon} className="text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
