import { files } from './import-requests.ts';

/** How prices are brought in, from a download to the file that is chosen. */
export function PriceSteps() {
  return (
    <>
      <p>
        Bring in many prices at once from a spreadsheet (.xlsx) or a CSV file. You see what would
        change before anything is written, and you can undo it afterwards.
      </p>
      <ol>
        <li>
          Download the current prices, as <a href={files.current('xlsx')}>spreadsheet</a> or{' '}
          <a href={files.current('csv')}>CSV</a>, or an empty template, as{' '}
          <a href={files.template('xlsx')}>spreadsheet</a> or{' '}
          <a href={files.template('csv')}>CSV</a>.
        </li>
        <li>
          Change what has changed. Prices are in pounds; an empty fee is one that nobody knows, 0 is
          free. Rows that you leave as they are, or leave out, stay as they are on the site.
        </li>
        <li>
          Choose the file here. A supplier’s own file will do: you are asked about what it leaves
          open.
        </li>
      </ol>
    </>
  );
}
