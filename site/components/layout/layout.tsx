import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteSettings } from '#contract/schemas/site.ts';
import { SideBySideTray } from '../side-by-side/tray.tsx';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { currentSection } from './navigation.ts';
import { SampleDataNotice } from './sample-data-notice.tsx';
import { useArrival } from './use-arrival.ts';
import { usePlace } from './use-place.ts';

type Props = { settings: SiteSettings | undefined; year: number; children: ReactNode };

/** The layout of every page: skip link, header, page, footer and mobile menu. */
export function Layout({ settings, year, children }: Props) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const section = currentSection(useLocation().pathname);
  useArrival();
  usePlace();
  return (
    <>
      <div inert={isMenuOpen} className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="absolute z-10 -translate-y-full rounded-base bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0"
        >
          Skip to main content
        </a>
        {settings?.showsSampleData && <SampleDataNotice />}
        <Header siteName={settings?.siteName} section={section} />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <SideBySideTray />
        <Footer settings={settings} year={year} />
      </div>
      <MobileMenu section={section} onToggle={setIsMenuOpen} />
    </>
  );
}
