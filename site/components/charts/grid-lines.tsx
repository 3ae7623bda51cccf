import { position, type Scale } from './scale.ts';

type Props = { scale: Scale; values: readonly number[] };

/** Vertical grid lines over the full height of a chart. */
export function GridLines({ scale, values }: Props) {
  return values.map((value) => {
    const x = `${position(value, scale)}%`;
    return <line key={value} x1={x} x2={x} y1="0" y2="100%" className="stroke-line" />;
  });
}
