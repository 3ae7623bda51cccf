import type { MarketReport } from '#contract/schemas/market-report.ts';
import { ReportBlock } from './report-block.tsx';
import { ReportSection } from './report-section.tsx';
import type { Subscription } from './subscription.ts';
import { useFolded } from './use-folded.ts';
import { SnapshotProvider } from './figures.tsx';

type Props = { report: MarketReport; subscription: Subscription };

/** The sections of a report; where they can be folded, each header folds its own only (specification, section 4). */
export function ReportSections({ report, subscription }: Props) {
  const { isFolded, toggle } = useFolded();
  const sections = report.sections.map(({ anchor, title, blocks }) => (
    <ReportSection
      key={anchor}
      anchor={anchor}
      title={title}
      fold={
        report.isCollapsible
          ? { isOpen: !isFolded(anchor), onToggle: () => toggle(anchor) }
          : undefined
      }
    >
      {blocks.map((block, index) => (
        <ReportBlock key={index} block={block} subscription={subscription} />
      ))}
    </ReportSection>
  ));
  return <SnapshotProvider value={report.snapshot}>{sections}</SnapshotProvider>;
}
