import { paths } from '#site/paths.ts';
import { BrandMark } from '../brand/brand-mark.tsx';

/** The site's mark and name, linking to the home page. */
export function SiteLink({ siteName }: { siteName: string | undefined }) {
  return (
    <a href={paths.home} className="flex items-center gap-3 text-ink no-underline">
      <BrandMark className="size-10 shrink-0" />
      <span className="max-w-48 text-sm leading-tight font-bold text-balance">
        {siteName ?? 'Home'}
      </span>
    </a>
  );
}
