import { Dropzone } from '@payloadcms/ui';
import type { ReactNode } from 'react';

type Props = {
  /** What the file is of, as in “prices”. */
  what: string;
  onChoose: (file: File) => void;
  /** What to do with it, step by step. */
  children: ReactNode;
};

/** Where a file is chosen or dropped, and where one to begin with comes from. */
export function ChooseFile({ what, onChoose, children }: Props) {
  const choose = ([file]: Iterable<File>) => file && onChoose(file);
  return (
    <section className="file-import__choose">
      {children}
      <Dropzone onChange={choose}>
        <label htmlFor="import-file">Choose a file of {what}, or drop it here</label>
        <input
          id="import-file"
          type="file"
          accept=".csv,.xlsx,.txt,text/csv"
          aria-describedby="import-file-limits"
          onChange={({ target }) => choose(target.files ?? [])}
        />
        <p id="import-file-limits">At most 10 MB and 25,000 rows.</p>
      </Dropzone>
    </section>
  );
}
