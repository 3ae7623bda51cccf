import type { FieldChange } from '#contract/rules/price-import.ts';
import {
  isSameValue,
  priceFieldNames,
  priceFields,
  type PriceFieldName,
  type PricePatch,
  type PriceValues,
} from '../price-fields.ts';
import { fieldChange } from './field-change.ts';

type Merged = {
  patch: PricePatch;
  /** What was changed both here and in the file since the file was downloaded, each in another way. */
  conflicts: FieldChange[];
};

/**
 * What a row sets of a product that has been saved since the file was downloaded from here. What nobody touched in the
 * file stays as it is stored, unless the row says that all of it was seen at another time.
 */
export function mergeDownload(
  patch: PricePatch,
  { stored, downloaded }: { stored: PriceValues; downloaded: PriceValues },
): Merged {
  const touched = touchedFields(patch, downloaded);
  const isNewCheck = !matches(patch, 'checkedAt', downloaded);
  const kept = priceFieldNames.filter((name) => !isNewCheck && !touched.includes(name));
  return {
    patch: { ...pick(stored, ['pricePence', ...kept]), ...pick(patch, touched) } as PricePatch,
    conflicts: touched
      .filter((name) => name !== 'checkedAt' && !matches(stored, name, downloaded))
      .flatMap((name) =>
        fieldChange(name, patch[name], stored[name]).map((change) => ({
          ...change,
          downloaded: show(name, downloaded[name]),
        })),
      ),
  };
}

/** What somebody has touched in a row since the file was downloaded: all of it, if they say that it was seen at another time. */
export function touchedFields(patch: PricePatch, downloaded: PriceValues): PriceFieldName[] {
  const isNewCheck = !matches(patch, 'checkedAt', downloaded);
  return priceFieldNames.filter(
    (name) => patch[name] !== undefined && (isNewCheck || !matches(patch, name, downloaded)),
  );
}

/** Whether a row has the value of a field that is held. */
function matches(row: Partial<PriceValues>, name: PriceFieldName, held: PriceValues): boolean {
  const value = row[name];
  return value !== undefined && isSameValue(name, held[name], value);
}

function pick(values: Partial<PriceValues>, names: readonly PriceFieldName[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function show<Field extends PriceFieldName>(name: Field, value: PriceValues[Field]): string {
  return priceFields[name].show(value);
}
