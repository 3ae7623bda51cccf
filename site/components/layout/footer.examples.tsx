import type { SiteSettings } from '#contract/schemas/site.ts';
import type { Examples } from '../examples/examples.ts';
import { Footer } from './footer.tsx';

const settings: SiteSettings = {
  siteName: 'UK Weight Loss Medication Directory',
  showsSampleData: false,
  isStrict: false,
  contactEmail: 'hello@directory.example',
  brands: [
    { name: 'Mounjaro', theme: 'purple', stepDoses: ['2.5mg'] },
    { name: 'Wegovy', theme: 'blue', stepDoses: [] },
  ],
  socialLinks: [{ label: 'Mastodon', url: 'https://social.example/@directory' }],
};

export const examples: Examples = {
  'with medications and social media': <Footer settings={settings} year={2026} />,
  'in strict mode': <Footer settings={{ ...settings, isStrict: true }} year={2026} />,
  'before the settings are loaded': <Footer settings={undefined} year={2026} />,
};
