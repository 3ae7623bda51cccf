import { shareImagePath, shareImageSize } from '#contract/rules/share-image.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';
import { useSampleData } from '../sample-data/sample-data.tsx';
import { useSiteName } from './site-name.tsx';

type Props = {
  title: string;
  /** The title in the browser tab, if it is not the title followed by the site's name. */
  fullTitle?: string;
  description: string;
  /** The canonical path; leave out for pages that search engines should not index. */
  canonicalPath?: string;
  type?: 'website' | 'article';
};

/** The metadata for search engines and link previews; React hoists it to the document's head. */
export function PageHead({
  title,
  fullTitle: givenFullTitle,
  description,
  canonicalPath,
  type = 'website',
}: Props) {
  const absoluteUrl = useAbsoluteUrl();
  const siteName = useSiteName();
  const isSampleData = useSampleData();
  const fullTitle = givenFullTitle ?? withSiteName(title, siteName);
  const imageAlt = canonicalPath === undefined ? (siteName ?? title) : fullTitle;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="en_GB" />
      {siteName && <meta property="og:site_name" content={siteName} />}
      <meta property="og:image" content={absoluteUrl(shareImagePath(canonicalPath ?? '/'))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={imageAlt} />
      {(canonicalPath === undefined || isSampleData) && <meta name="robots" content="noindex" />}
      {canonicalPath !== undefined && (
        <>
          <link rel="canonical" href={absoluteUrl(canonicalPath)} />
          <meta property="og:url" content={absoluteUrl(canonicalPath)} />
        </>
      )}
    </>
  );
}

function withSiteName(title: string, siteName: string | undefined): string {
  return siteName === undefined || title === siteName ? title : `${title} | ${siteName}`;
}
