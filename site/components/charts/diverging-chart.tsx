import { Icon } from '../icon/icon.tsx';
import { Chart } from './chart.tsx';
import { DivergingBar } from './diverging-bar.tsx';

type Props = {
  title: string;
  rows: readonly { label: string; decreases: number; increases: number }[];
  /** The count that fills a half; use the same for charts side by side. */
  max: number;
};

/** The numbers of decreases and increases side by side, one row per label. */
export function DivergingChart({ title, rows, max }: Props) {
  return (
    <Chart title={title}>
      <div
        className={`${columns} border-t pt-2 pb-1 text-sm font-semibold max-sm:flex max-sm:flex-wrap max-sm:justify-between`}
      >
        <span className="col-start-2 col-end-4 flex items-center gap-1 text-down">
          <Icon name="down" />
          Decreases
        </span>
        <span className="col-start-4 col-end-6 flex items-center justify-end gap-1 text-up">
          Increases
          <Icon name="up" />
        </span>
      </div>
      {rows.map(({ label, decreases, increases }) => (
        <div key={label} className={`${columns} items-center text-sm`}>
          <span>{label}</span>
          <span className="text-right font-semibold text-down">{decreases}</span>
          <span className="col-span-2">
            <DivergingBar decrease={decreases} increase={increases} max={max} />
          </span>
          <span className="font-semibold text-up">{increases}</span>
        </div>
      ))}
    </Chart>
  );
}

const columns = 'grid grid-cols-[4.5rem_1.25rem_1fr_1fr_1.25rem] gap-x-2';
