import type { SiteSettings } from '#contract/schemas/site.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { KeptPart } from '../kept-markup/kept-markup.tsx';
import { Ruler } from '../ruler/ruler.tsx';
import { footerGroups } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

type Props = {
  settings: SiteSettings | undefined;
  /** The current year, for the copyright notice. */
  year: number;
};

/** The footer of every page: disclaimer, links and copyright. */
export function Footer(props: Props) {
  return (
    <KeptPart as="footer" className="mt-8 bg-sunken md:mt-16 print:mt-4">
      <Content {...props} />
    </KeptPart>
  );
}

function Content({ settings, year }: Props) {
  return (
    <>
      <Ruler className="block border-t" />
      <div className="page-width grid gap-6 py-6 md:gap-8 md:py-8 print:py-2 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div className="flex flex-col items-start gap-4">
          <span className="print:hidden">
            <SiteLink siteName={settings?.siteName} />
          </span>
          <p className="measure">
            This site is for adults. It is not for people under 18. We sell no medication, we do not
            prescribe or dispense, and we have no affiliation with the providers listed here.
          </p>
          <p className="measure text-sm text-muted">
            Nobody pays for a place in our lists. Always speak to a healthcare professional before
            you start, change or stop a treatment.
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 sm:gap-8 print:hidden"
        >
          {footerGroups(settings?.brands, settings?.isStrict).map(({ title, entries }) => (
            <div key={title}>
              <h2 className="border-b border-line-strong pb-2 text-base">{title}</h2>
              <ul className="pt-2">
                {entries.map(({ text, href }) => (
                  <li key={text} className="py-1">
                    {href === undefined ? (
                      <span className="text-muted">{text}</span>
                    ) : (
                      <a href={href} className="text-link">
                        {text}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page-width">
        <div className="flex flex-wrap justify-between gap-4 border-t py-4 text-sm text-muted">
          <p>
            © {year > 2025 ? `2025–${year}` : '2025'} {settings?.siteName}
          </p>
          {settings && settings.socialLinks.length > 0 && (
            <ul className="flex flex-wrap gap-4" aria-label="Social media">
              {settings.socialLinks.map(({ label, url }) => (
                <li key={url}>
                  <ExternalLink href={url}>{label}</ExternalLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}
