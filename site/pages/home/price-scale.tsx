import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { PricedDose } from '#contract/schemas/product.ts';
import { marks, position, type Scale } from '#site/components/charts/scale.ts';
import { MonthNote } from '#site/components/price/month-note.tsx';
import { Total } from '#site/components/price/total.tsx';

type PricedMedication = Medication &
  Record<'cheapest' | 'dearest' | 'lowestTotal' | 'highestTotal', PricedDose>;

/** The price ranges of the medications in stock, on a common scale. */
export function PriceScale({ medications }: { medications: Medication[] }) {
  const priced = medications.filter(isPriced);
  if (priced.length === 0) return null;
  const scale = scaleOf(priced);
  return (
    <figure>
      <figcaption className="pb-2">
        <span className="font-semibold">Monthly prices now</span>
        <span className="block text-sm text-muted">
          Lowest to highest in stock, and with the consultation and delivery fees. <MonthNote />
        </span>
      </figcaption>
      <ul>
        {priced.map((medication) => (
          <li key={medication.id} data-theme={medication.theme} className="pt-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <span className="text-lg font-semibold">{medication.name}</span>{' '}
                <span className="text-sm text-muted">{medication.activeIngredient}</span>
              </span>
              <span className="text-lg font-semibold text-theme">
                {formatPrice(toPence(medication.cheapest.price))} to{' '}
                {formatPrice(toPence(medication.dearest.price))}
              </span>
            </p>
            <p className="text-right">
              <Total row={medication.lowestTotal} /> to <Total row={medication.highestTotal} />{' '}
              <span className="text-sm text-muted">in total</span>
            </p>
            <Bar medication={medication} scale={scale} />
          </li>
        ))}
      </ul>
      <Axis scale={scale} />
    </figure>
  );
}

function Bar({ medication, scale }: { medication: PricedMedication; scale: Scale }) {
  const start = position(toPence(medication.cheapest.price), scale);
  const end = position(toPence(medication.dearest.price), scale);
  return (
    <svg width="100%" height="24" aria-hidden="true">
      <line x1="0" x2="100%" y1="10" y2="10" className="stroke-line" />
      <rect
        x={`${start}%`}
        width={`${end - start}%`}
        y="4"
        height="12"
        rx="2"
        className="fill-theme"
      />
    </svg>
  );
}

function Axis({ scale }: { scale: Scale }) {
  const labels = marks(scale, 10000).map((pence) => ({
    x: position(pence, scale),
    text: formatPrice(pence),
  }));
  return (
    <svg width="100%" height="36" className="overflow-visible" aria-hidden="true">
      {marks(scale, 1000).map((pence) => (
        <line
          key={pence}
          x1={`${position(pence, scale)}%`}
          x2={`${position(pence, scale)}%`}
          y1="0"
          y2={pence % 5000 === 0 ? 12 : 6}
          className="stroke-line-strong"
        />
      ))}
      {labels.map(({ x, text }) => (
        <text
          key={text}
          x={`${x}%`}
          y="30"
          textAnchor={x === 0 ? 'start' : x === 100 ? 'end' : 'middle'}
          className="fill-muted text-sm"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

function isPriced(medication: Medication): medication is PricedMedication {
  const { cheapest, dearest, lowestTotal, highestTotal } = medication;
  return [cheapest, dearest, lowestTotal, highestTotal].every((row) => row !== null);
}

/** The multiples of £50 below the lowest and above the highest price, in pence. */
function scaleOf(medications: PricedMedication[]): Scale {
  const lowest = Math.min(...medications.map(({ cheapest }) => toPence(cheapest.price)));
  const highest = Math.max(...medications.map(({ dearest }) => toPence(dearest.price)));
  return { from: Math.floor(lowest / 5000) * 5000, to: (Math.floor(highest / 5000) + 1) * 5000 };
}
