import type { Examples } from '../examples/examples.ts';
import { SampleDataProvider } from '../sample-data/sample-data.tsx';
import { ColumnTable } from './column-table.tsx';
import { Licence } from './licence.tsx';
import { SampleNote } from './sample-note.tsx';

export const examples: Examples = {
  columns: (
    <ColumnTable
      caption="The columns of a file"
      columns={[{ name: 'dose', type: 'string', description: 'As in 2.5mg' }]}
    />
  ),
  licence: <Licence />,
  'sample data': (
    <SampleDataProvider value>
      <SampleNote />
    </SampleDataProvider>
  ),
};
