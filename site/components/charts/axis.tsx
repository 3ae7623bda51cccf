import { position, type Scale } from './scale.ts';

type Props = { scale: Scale; values: readonly number[]; format: (value: number) => string };

/** How near to an end of the axis, in per cent, a label would stick out on a phone if it stood in the middle of its place. */
const edge = 8;

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
