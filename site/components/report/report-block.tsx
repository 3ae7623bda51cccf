import type { ReportBlock as Block } from '#contract/schemas/market-report.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { DosePrices } from './dose-prices.tsx';
import { KeyFigures } from './key-figures.tsx';
import { PriceChanges } from './price-changes.tsx';
import { PriceRanges } from './price-ranges.tsx';
import { Restrictions } from './restrictions.tsx';
import { StockStatements } from './stock-statements.tsx';
import { Subscribe, type Subscription } from './subscribe.tsx';
import { Tips } from './tips.tsx';

type Props = { block: Block; subscription: Subscription };

/** One of the blocks that the sections of a market report are made of. */
export function ReportBlock({ block, subscription }: Props) {
  switch (block.blockType) {
    case 'text':
      return <ArticleBody html={block.bodyHtml} />;
    case 'keyFigures':
      return <KeyFigures figures={block.figures} />;
    case 'priceRanges':
      return <PriceRanges {...block} />;
    case 'dosePrices':
      return <DosePrices {...block} />;
    case 'priceChanges':
      return <PriceChanges {...block} />;
    case 'stockStatements':
      return <StockStatements {...block} />;
    case 'restrictions':
      return <Restrictions {...block} />;
    case 'tips':
      return <Tips {...block} />;
    case 'subscribe':
      return <Subscribe block={block} subscription={subscription} />;
  }
}
