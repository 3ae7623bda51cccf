import { paths } from '#site/paths.ts';

/** The way to a price alert, of a dose if one is given. */
export function TellMeLink({ medication, dose }: { medication?: string; dose?: string }) {
  return (
    <a href={paths.priceAlerts({ medication, dose })} className="text-link py-1 print:hidden">
      Tell me when the price changes
    </a>
  );
}
