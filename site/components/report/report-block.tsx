import type { ComponentType } from 'react';
import type { ReportBlock as Block } from '#contract/schemas/market-report.ts';
import type { Subscription } from './subscription.ts';

type Props = { block: Block; subscription: Subscription };

/** The component of each kind of block, from the file of its name: `blocks/dose-prices.tsx` shows `dosePrices`. */
const blocks = import.meta.glob<ComponentType<Block & { subscription: Subscription }>>(
  './blocks/*.tsx',
  { eager: true, import: 'Block' },
);

/** One of the blocks that the sections of a market report are made of. */
export function ReportBlock({ block, subscription }: Props) {
  const Component = blocks[fileOf(block)];
  if (!Component) throw new Error(`There is no ${fileOf(block)} to show ${block.blockType}`);
  return <Component {...block} subscription={subscription} />;
}

function fileOf({ blockType }: Block): string {
  return `./blocks/${blockType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
}
