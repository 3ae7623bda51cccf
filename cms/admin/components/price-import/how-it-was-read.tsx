import { Button } from '@payloadcms/ui';
import { formatPrice } from '#contract/rules/money.ts';
import {
  renamedLabel,
  sheetLabel,
  type FileChoices,
  type FileReading,
} from '#contract/rules/price-import.ts';
import { UnusedColumns } from '../file-import/unused-columns.tsx';
import { ColumnChoice } from './column-choice.tsx';

type Props = { reading: FileReading; onChoose: (choices: FileChoices) => void };

/** How a file of prices was read, where that is not obvious, and what an editor can say differently. */
export function HowItWasRead({ reading, onChoose }: Props) {
  const { sheet, decimalCommas, renamedColumns, unusedColumns } = reading;
  return (
    <>
      {sheet && <p>Read from the sheet {sheetLabel(sheet)}.</p>}
      {decimalCommas && <DecimalCommas {...decimalCommas} onChoose={onChoose} />}
      {renamedColumns.map((column) => (
        <p key={column.heading}>{renamedLabel(column)}</p>
      ))}
      <UnusedColumns headings={unusedColumns} />
      {(renamedColumns.length > 0 || unusedColumns.length > 0) && (
        <details>
          <summary>Say what a column is</summary>
          <ColumnChoice {...reading} onChoose={onChoose} />
        </details>
      )}
    </>
  );
}

function DecimalCommas({
  written,
  pence,
  areRead,
  onChoose,
}: NonNullable<FileReading['decimalCommas']> & Pick<Props, 'onChoose'>) {
  return (
    <div className="file-import__offer">
      <p>
        {areRead
          ? `Prices are read with decimal commas: ${written} as ${formatPrice(pence)}.`
          : `These prices have decimal commas: ${written} read as ${formatPrice(pence)}?`}
      </p>
      <Button
        size="small"
        margin={false}
        buttonStyle={areRead ? 'secondary' : 'primary'}
        onClick={() => onChoose({ hasDecimalCommas: !areRead })}
      >
        {areRead ? 'Do not convert them' : 'Yes, convert them'}
      </Button>
    </div>
  );
}
