import { Fragment } from 'react';
import { ReportTable } from '../report-table/report-table.tsx';

type Props = {
  caption: string;
  columns: readonly { name: string; type: string; description: string }[];
};

/** The columns of a file. */
export function ColumnTable({ caption, columns }: Props) {
  return (
    <ReportTable caption={caption} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Kind</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, type, description }) => (
          <tr key={name}>
            <th scope="row" className="wrap-normal">
              <code>
                {name.split(/(?<=_)/).map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </code>
            </th>
            <td>{type}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}
