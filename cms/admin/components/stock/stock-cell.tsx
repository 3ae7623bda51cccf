import type { DefaultCellComponentProps } from 'payload';

/** Whether a dose is in stock, in words. */
export function StockCell({ cellData }: DefaultCellComponentProps) {
  return cellData ? 'In stock' : 'Out of stock';
}
