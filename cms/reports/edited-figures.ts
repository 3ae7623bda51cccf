import { figurePath, type EditedFigure } from '#collections/market-reports/edited-figure.ts';
import { compareText } from '#contract/rules/compare-text.ts';
import {
  figureOf,
  figureOfLabel,
  figureText,
  type FigureName,
  type FigureScope,
} from '#contract/rules/figures.ts';
import { findingAgain } from '#contract/rules/findings.ts';
import { changeCells, doseCells, rangeCells, summaryCells } from '#contract/rules/month-figures.ts';
import type { MonthData } from '#contract/rules/month-listing.ts';
import { uncapitalised } from '#contract/rules/first-letter.ts';
import { companyTypeOf } from '#contract/rules/provider-type.ts';
import { changesByDose, changesByProvider } from '#contract/rules/report-figures.ts';
import { stockGroupNames, stockLevelGroups } from '#contract/rules/stock-groups.ts';
import { stockStatements } from '#contract/rules/stock-lists.ts';
import { scopeOf, type ReportBlock, type ReportSections } from './report-sections.ts';

/** What stands in a report where a figure is worked out, and what the data give for it. */
type Standing = EditedFigure & { isComputed: boolean };

/** The figures of a report that an editor has typed over, or that its data do not give any more. */
export function editedFigures(sections: ReportSections, data: MonthData): EditedFigure[] {
  return figuresIn(sections, data)
    .filter(({ isComputed }) => !isComputed)
    .map(({ isComputed: _isComputed, ...figure }) => figure);
}

/** Every figure of a report that has a rule, worked out again. */
export function figuresIn(sections: ReportSections, data: MonthData): Standing[] {
  return sections.flatMap(({ blocks }, section) =>
    (blocks ?? []).flatMap((block, index) =>
      figuresOfBlock(block, data).map((figure) => ({
        ...figure,
        path: figurePath(section, index, figure.path),
      })),
    ),
  );
}

function figuresOfBlock(block: ReportBlock, data: MonthData): Standing[] {
  const within = scopeOf(block);
  switch (block.blockType) {
    case 'keyFigures':
      return (block.figures ?? []).flatMap(({ label, value }, index) => {
        const name = figureOfLabel(label);
        if (name === null) return [];
        const computed = figureText(name, figureOf(name, data, within));
        return [{ path: `figures.${index}`, label, computed, isComputed: value === computed }];
      });
    case 'priceRanges':
      return rows(block.rows).flatMap((row, index) =>
        cells(row, rangeCells, {
          data,
          path: `rows.${index}`,
          scope: { ...within, kind: companyTypeOf(row.category), medication: row.medication },
          name: `${row.category}, ${row.medication}`,
        }),
      );
    case 'dosePrices':
      return rows(block.rows).flatMap((row, index) =>
        cells(row, doseCells, {
          data,
          path: `rows.${index}`,
          scope: { ...within, medication: row.medication, dose: row.dose },
          name: `${row.medication} ${row.dose}`,
        }),
      );
    case 'priceChanges':
      return [
        ...rows(block.rows).flatMap((row, index) =>
          cells(row, changeCells, {
            data,
            path: `rows.${index}`,
            scope: {
              ...within,
              provider: row.provider,
              medication: row.medication,
              dose: row.dose,
            },
            name: `${row.medication} ${row.dose} at ${row.provider}`,
          }),
        ),
        ...changesByProvider(rows(block.rows)).flatMap(({ provider, ...summary }) =>
          cells(summary, summaryCells, {
            data,
            path: `byProvider.${provider}`,
            scope: { ...within, provider },
            name: provider,
          }),
        ),
        ...changesByDose(rows(block.rows)).flatMap(({ medication, dosage, ...summary }) =>
          cells(summary, summaryCells, {
            data,
            path: `byDose.${medication} ${dosage}`,
            scope: { ...within, medication, dose: dosage },
            name: `${medication} ${dosage}`,
          }),
        ),
      ];
    case 'findings':
      return (block.findings ?? []).map(({ figure, text, of }, index) => {
        const scope = of ? { ...within, medication: of } : within;
        const computed = findingAgain(data, { figure, scope }) ?? 'nothing';
        return { path: `findings.${index}`, label: text, computed, isComputed: text === computed };
      });
    case 'stockStatements':
      return stockLists(block.statements ?? [], data, within);
    default:
      return [];
  }
}

type Place = { data: MonthData; path: string; scope: FigureScope; name: string };

function cells<Cell extends string>(
  row: object,
  figures: Readonly<Record<Cell, FigureName>>,
  { data, path, scope, name }: Place,
): Standing[] {
  const values = row as { readonly [Name in Cell]?: number | null };
  return (Object.keys(figures) as Cell[]).map((cell) => {
    const value = figureOf(figures[cell], data, scope);
    return {
      path: `${path}.${cell}`,
      label: `${name}, ${figures[cell].replaceAll('-', ' ')}`,
      computed: figureText(figures[cell], value),
      isComputed: (values[cell] ?? null) === value,
    };
  });
}

type Statements = Parameters<typeof stockStatements>[1];

/** Each list of providers as a whole: who is on it, not what is said of them. */
function stockLists(written: Statements, data: MonthData, scope: FigureScope): Standing[] {
  const given = stockStatements(data, [], scope);
  return stockLevelGroups.map((group) => {
    const [computed, standing] = [given, written].map((statements) =>
      statements
        .filter((statement) => statement.group === group)
        .map(({ provider }) => provider)
        .toSorted(compareText)
        .join(', '),
    );
    return {
      path: `statements.${group}`,
      label: uncapitalised(stockGroupNames[group]),
      computed: computed ?? '',
      isComputed: computed === standing,
    };
  });
}

/** Forms have no list where a table has no rows yet. */
function rows<Row>(value: readonly Row[] | null | undefined): readonly Row[] {
  return value ?? [];
}
