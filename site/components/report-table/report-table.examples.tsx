import type { Examples } from '../examples/examples.ts';
import { ReportTable } from './report-table.tsx';

const rows = (
  <>
    <thead>
      <tr>
        <th scope="col">Dose</th>
        <th scope="col" className="number">
          Best
        </th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">2.5mg</th>
        <td className="number">£129</td>
      </tr>
      <tr>
        <th scope="row">5mg</th>
        <td className="number">£159</td>
      </tr>
    </tbody>
  </>
);

export const examples: Examples = {
  'a caption': <ReportTable caption="Mounjaro prices">{rows}</ReportTable>,
  'a caption only for screen readers': (
    <ReportTable caption="Mounjaro prices" isCaptionHidden>
      {rows}
    </ReportTable>
  ),
};
