import { useAbsoluteUrl } from '../../public-url.tsx';
import { useSiteName } from './site-name.tsx';

type Props = {
  title: string;
  description: string;
  /** The page's one canonical path; left out on pages that no search engine should list. */
  canonicalPath?: string;
  type?: 'website' | 'article';
};

/** What search engines and link previews read; React moves it to the document's head. */
export function PageHead({ title, description, canonicalPath, type = 'website' }: Props) {
  const absoluteUrl = useAbsoluteUrl();
  const siteName = useSiteName();
  const fullTitle = siteName === undefined || title === siteName ? title : `${title} | ${siteName}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="en_GB" />
      {siteName && <meta property="og:site_name" content={siteName} />}
      <meta name="twitter:card" content="summary" />
      {canonicalPath === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absoluteUrl(canonicalPath)} />
          <meta property="og:url" content={absoluteUrl(canonicalPath)} />
        </>
      )}
    </>
  );
}
