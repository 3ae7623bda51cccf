import { position, type Scale } from './scale.ts';

type Props = { scale: Scale; values: readonly number[]; format: (value: number) => string };

/** In per cent: nearer to an end of the axis than this, a centred label would stick out on a phone. */
const edge = 8;

/** The axis labels under a chart. */
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
              textAnchor={x < edge ? 'start' : x > 100 - edge ? 'end' : 'middle'}
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
