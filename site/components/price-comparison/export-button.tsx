import type { Product } from '#contract/schemas/product.ts';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { toCsv } from './csv.ts';
import { exportFileName, exportTable } from './export-table.ts';

/** Saves the visible rows as a spreadsheet file; hidden without JavaScript, which it needs. */
export function ExportButton({ products }: { products: readonly Product[] }) {
  const isHydrated = useHydrated();
  return (
    <Button
      variant="secondary"
      className={isHydrated ? '' : 'invisible noscript:hidden'}
      onClick={() => save(toCsv(exportTable(products)), exportFileName(products))}
    >
      Export Price Comparison
    </Button>
  );
}

function save(text: string, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = fileName;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
