import { Dropzone } from '@payloadcms/ui';
import { files } from './import-requests.ts';

/** Where a file is chosen or dropped, and where one to begin with comes from. */
export function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const choose = ([file]: Iterable<File>) => file && onChoose(file);
  return (
    <section className="price-import__choose">
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
        <li>Choose the file here.</li>
      </ol>
      <Dropzone onChange={choose}>
        <label htmlFor="price-file">Choose a file of prices, or drop it here</label>
        <input
          id="price-file"
          type="file"
          accept=".csv,.xlsx,.txt,text/csv"
          aria-describedby="price-file-limits"
          onChange={({ target }) => choose(target.files ?? [])}
        />
        <p id="price-file-limits">At most 10 MB and 25,000 rows.</p>
      </Dropzone>
    </section>
  );
}
