import type { AdminViewServerProps } from 'payload';
import { Screen } from '../screen/screen.tsx';
import { TermImport } from './term-import.tsx';

/** The screen on which the terms of many providers are brought in at once. */
export function TermImportView(props: AdminViewServerProps) {
  return (
    <Screen
      {...props}
      title="Term import"
      path="term-import"
      roles={['admin', 'editor']}
      refusal="Only administrators and editors import terms. Ask an administrator if you should be able to."
    >
      <TermImport />
    </Screen>
  );
}
