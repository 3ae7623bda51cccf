import type { SiteSettings } from '#contract/schemas/site.ts';
import { Icon } from '#site/components/icon/icon.tsx';

/** The contact address from the settings, beside the form. */
export function EmailAddress({ settings }: { settings: SiteSettings | undefined }) {
  return (
    <section aria-labelledby="email-us" className="flex flex-col gap-2">
      <h2 id="email-us" className="text-xl">
        By email
      </h2>
      {settings && (
        <p className="flex items-center gap-2">
          <Icon name="mail" className="size-5 text-primary" />
          <a href={`mailto:${settings.contactEmail}`} className="text-link min-w-0 wrap-anywhere">
            {settings.contactEmail}
          </a>
        </p>
      )}
      <p className="text-sm text-muted">If you would rather not use the form.</p>
    </section>
  );
}
