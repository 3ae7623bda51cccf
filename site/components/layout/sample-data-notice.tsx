/** The notice that the site's data is invented, until an editor turns it off. */
export function SampleDataNotice() {
  return (
    <aside aria-label="Sample data" className="bg-accent-tint text-sm">
      <p className="page-width py-2">
        <strong className="text-accent">Sample data.</strong> The providers, prices, ratings and
        reviews on this site are invented examples. Do not use them to choose a treatment.
      </p>
    </aside>
  );
}
