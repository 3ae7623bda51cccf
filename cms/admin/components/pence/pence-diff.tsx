'use client';

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui';
import type { NumberFieldDiffClientComponent } from 'payload';
import { formatTotal } from '#contract/rules/money.ts';

/** An amount in two versions, side by side in pounds. */
export const PenceDiff: NumberFieldDiffClientComponent = ({
  comparisonValue,
  versionValue,
  field,
  nestingLevel,
}) => {
  const { i18n } = useTranslation();
  const { From, To } = getHTMLDiffComponents({
    fromHTML: inPounds(comparisonValue),
    toHTML: inPounds(versionValue),
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: field.label }}
      nestingLevel={nestingLevel}
    />
  );
};

function inPounds(value: unknown): string {
  return `<p>${typeof value === 'number' ? formatTotal(value) : ''}</p>`;
}
