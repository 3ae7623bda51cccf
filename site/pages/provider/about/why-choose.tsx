import { isRegistered } from '#contract/rules/registration.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { Icon } from '#site/components/icon/icon.tsx';
import { reasons } from './reasons.ts';

/** Up to four reasons to choose the provider; renders nothing without reasons, or for an unregistered provider. */
export function WhyChoose({ provider }: { provider: Provider }) {
  const tiles = isRegistered(provider) ? reasons(provider).slice(0, 4) : [];
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="why-choose" className="flex flex-col gap-3 print:hidden">
      <h3 id="why-choose" className="text-xl">
        Why choose {provider.name}?
      </h3>
      <ul className="grid gap-px overflow-hidden rounded-base border bg-line sm:grid-cols-2">
        {tiles.map(({ title, text }) => (
          <li key={title} className="flex gap-3 bg-surface p-4">
            <Icon name="tick" className="mt-1 text-down" />
            <div className="min-w-0">
              <h4 className="font-semibold">{title}</h4>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
