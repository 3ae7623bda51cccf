import type { SiteSettings } from '#contract/schemas/site.ts';
import { BrandsProvider } from '../brands/brands.tsx';
import type { Examples } from '../examples/examples.ts';
import { SiteNameProvider } from '../page-head/site-name.tsx';
import { Footer } from './footer.tsx';

const settings: SiteSettings = {
  siteName: 'UK Weight Loss Medication Directory',
  showsSampleData: false,
  isStrict: false,
  contactEmail: 'hello@directory.example',
  brands: [
    { name: 'Mounjaro', theme: 'purple' },
    { name: 'Wegovy', theme: 'blue' },
  ],
  socialLinks: [{ label: 'Mastodon', url: 'https://social.example/@directory' }],
};

const footer = (shown: SiteSettings) => (
  <SiteNameProvider value={shown.siteName}>
    <BrandsProvider value={shown.brands}>
      <Footer settings={shown} year={2026} />
    </BrandsProvider>
  </SiteNameProvider>
);

export const examples: Examples = {
  'with medications and social media': footer(settings),
  'in strict mode': footer({ ...settings, isStrict: true }),
  'before the settings are loaded': <Footer settings={undefined} year={2026} />,
};
