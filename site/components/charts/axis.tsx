import { position, type Scale } from './scale.ts';

type Props = { scale: Scale; values: readonly number[]; format: (value: number) => string };

/** The values under a chart, each below its place. */
export function Axis({ scale, values, format }: Props) {
  return (
    <svg width="100%" height="28" className="block overflow-visible">
      {values.map((value) => {
        const x = position(value, scale);
        return (
          <g key={value}>
            <line x1={`${x}%`} x2={`${x}%`} y1="0" y2="6" className="stroke-line-strong" />
            <text
              x={`${x}%`}
              y="22"
              textAnchor={x < 2 ? 'start' : x > 98 ? 'end' : 'middle'}
              className="fill-muted text-sm"
            >
              {format(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
