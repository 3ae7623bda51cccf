import type { Home } from '#contract/schemas/site.ts';
import { Icon } from '#site/components/icon/icon.tsx';
import { paths } from '#site/paths.ts';

/** Announces the newest market analysis. */
export function Banner({ banner }: { banner: NonNullable<Home['banner']> }) {
  return (
    <div className="border-b bg-primary-tint print:hidden">
      <p className="page-width flex flex-wrap gap-x-4 py-2">
        <span>{banner.text}</span>
        <a
          href={paths.marketAnalysis}
          className="text-link inline-flex items-center gap-1 font-semibold"
        >
          {banner.linkText}
          <Icon name="next" />
        </a>
      </p>
    </div>
  );
}
