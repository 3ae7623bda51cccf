import { useSampleData } from '../sample-data/sample-data.tsx';

/** Over files of invented prices: nobody may cite them. */
export function SampleNote() {
  if (!useSampleData()) return null;
  return (
    <p className="measure font-semibold">
      What is in these files now is sample data: providers and prices are invented. Do not cite it.
    </p>
  );
}
