import { registers } from '#contract/rules/registers.ts';
import type { RegisterCount } from '#contract/schemas/register-count.ts';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { RegisterSymbol } from '#site/components/registers/register-symbol.tsx';
import { Section } from './section.tsx';

type Props = {
  counts: readonly RegisterCount[] | undefined;
  totalProviders: number | undefined;
};

/** What each public register means, and how many listed providers are on it. */
export function Trust({ counts, totalProviders }: Props) {
  const counted = registers.map((register) => ({
    ...register,
    count: counts?.find((each) => each.register === register.name)?.providers,
  }));
  return (
    <Section
      title="Regulation you can check yourself"
      lead="A safe provider is on public registers. We show which ones, and you can look each provider up."
    >
      <ul className="border-b">
        {counted
          .filter(({ count }) => count !== 0)
          .map(({ name, mark, regulator, meaning, url, count }) => (
            <li
              key={name}
              className="grid gap-x-6 gap-y-2 border-t py-4 md:grid-cols-[13rem_1fr_auto] lg:grid-cols-[16rem_1fr_auto] md:items-center"
            >
              <h3 className="flex items-center gap-3 text-lg">
                <RegisterSymbol name={name} className="size-8" />
                {mark}
              </h3>
              <p className="measure">
                <ExternalLink href={url}>{regulator}</ExternalLink>
                <span className="block text-muted">{meaning}</span>
              </p>
              {count !== undefined && totalProviders !== undefined && (
                <p>
                  <strong>{count}</strong> of {totalProviders} providers
                </p>
              )}
            </li>
          ))}
      </ul>
    </Section>
  );
}
