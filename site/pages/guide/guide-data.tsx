import { plainSource } from '#contract/rules/picture.ts';
import type { Guide } from '#contract/schemas/guide.ts';
import { JsonLd } from '#site/components/json-ld/json-ld.tsx';
import { useSiteName } from '#site/components/page-head/site-name.tsx';
import { paths } from '#site/paths.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';

/** A guide as structured data: a medical web page with its article. */
export function GuideData({ guide }: { guide: Guide }) {
  const absoluteUrl = useAbsoluteUrl();
  const siteName = useSiteName();
  const url = absoluteUrl(paths.article(guide.slug));
  const publisher = { '@type': 'Organization', name: siteName, url: absoluteUrl(paths.home) };
  return (
    <JsonLd
      thing={{
        '@type': 'MedicalWebPage',
        name: guide.title,
        description: guide.description,
        url,
        inLanguage: 'en-GB',
        audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
        lastReviewed: guide.lastReviewedAt.slice(0, 10),
        ...(guide.reviewerRole && {
          reviewedBy: { '@type': 'Person', jobTitle: guide.reviewerRole },
        }),
        mainEntity: {
          '@type': 'Article',
          headline: guide.title,
          description: guide.description,
          articleSection: guide.category,
          dateModified: guide.updatedAt,
          ...(guide.picture && { image: absoluteUrl(plainSource(guide.picture.files)) }),
          timeRequired: `PT${guide.readTimeMinutes}M`,
          mainEntityOfPage: url,
          author: publisher,
          publisher,
          citation: guide.sources.map((source) => ({ '@type': 'WebPage', ...citation(source) })),
        },
      }}
    />
  );
}

function citation({ title, publisher, url }: Guide['sources'][number]) {
  return { name: title, publisher: { '@type': 'Organization', name: publisher }, url };
}
