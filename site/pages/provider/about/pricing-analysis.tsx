/** The editors' analysis of the provider's prices; blank lines separate paragraphs. */
export function PricingAnalysis({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section aria-labelledby="pricing-analysis" className="border-l-4 border-primary pl-4 md:pl-6">
      <h3 id="pricing-analysis" className="pb-2 text-xl">
        Pharmaceutical Pricing Analysis
      </h3>
      <div className="measure flex flex-col gap-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
