import type { AdminViewServerProps } from 'payload';
import { screens } from '#cms/admin/screens.ts';
import { Screen } from '../screen/screen.tsx';
import { TermImport } from './term-import.tsx';

/** The screen on which the terms of many providers are brought in at once. */
export function TermImportView(props: AdminViewServerProps) {
  return (
    <Screen {...props} screen={screens.termImport}>
      <TermImport />
    </Screen>
  );
}
