import { isRegistered } from '#contract/rules/registration.ts';
import type { Company } from '#contract/schemas/company.ts';
import { JsonLd } from '#site/components/json-ld/json-ld.tsx';
import { providerThing } from '#site/components/json-ld/provider-thing.ts';
import { paths } from '#site/paths.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';

type Props = {
  siteName: string;
  companies?: readonly Company[];
  totalProviders?: number | undefined;
};

/** The site, its publisher and the first ten registered providers, if there are any, as structured data. */
export function HomeData({ siteName, companies = [], totalProviders }: Props) {
  const absoluteUrl = useAbsoluteUrl();
  const url = absoluteUrl(paths.home);
  const first = companies.filter(isRegistered).slice(0, 10);
  return (
    <JsonLd
      thing={[
        { '@type': 'WebSite', name: siteName, url, inLanguage: 'en-GB' },
        { '@type': 'Organization', name: siteName, url, logo: absoluteUrl('/icons/512.png') },
        ...(first.length === 0
          ? []
          : [
              {
                '@type': 'ItemList',
                name: 'Providers of weight loss medication in the United Kingdom',
                numberOfItems: totalProviders,
                itemListElement: first.map((company, index) => ({
                  '@type': 'ListItem',
                  position: index + 1,
                  item: providerThing(company, absoluteUrl),
                })),
              },
            ]),
      ]}
    />
  );
}
