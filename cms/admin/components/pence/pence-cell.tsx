import type { DefaultServerCellComponentProps } from 'payload';
import { formatPrice } from '#contract/rules/money.ts';

/** An amount in a list: £129.50; a dash for what is not known. */
export function PenceCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{cellData === null || cellData === undefined ? '–' : formatPrice(cellData)}</span>;
}
