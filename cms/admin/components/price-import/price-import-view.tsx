import type { AdminViewServerProps } from 'payload';
import { Screen } from '../screen/screen.tsx';
import { PriceImport } from './price-import.tsx';

/** The screen on which many prices are brought in at once. */
export function PriceImportView(props: AdminViewServerProps) {
  return (
    <Screen
      {...props}
      title="Price import"
      path="price-import"
      roles={['admin', 'editor', 'clerk']}
      refusal="Only administrators, editors and data clerks import prices. Ask an administrator if you should be able to."
    >
      <PriceImport />
    </Screen>
  );
}
