import type { AdminViewServerProps } from 'payload';
import { screens } from '#cms/admin/screens.ts';
import { Screen } from '../screen/screen.tsx';
import { PriceImport } from './price-import.tsx';

/** The screen on which many prices are brought in at once. */
export function PriceImportView(props: AdminViewServerProps) {
  return (
    <Screen {...props} screen={screens.priceImport}>
      <PriceImport />
    </Screen>
  );
}
