import { createContext, useContext, type ReactElement } from 'react';

/** The markup of rows: rendered now, or kept from when they followed from the same before. */
export type RowsMarkup = (
  from: readonly unknown[],
  rows: () => readonly ReactElement<object>[],
) => string;

const Markup = createContext<RowsMarkup | undefined>(undefined);

/** Where the markup of rows comes from on the server; the browser has none. */
export const RowsMarkupProvider = Markup.Provider;

type Props = {
  /** All that the rows follow from: texts, numbers and objects that nobody changes. */
  from: readonly unknown[];
  rows: () => readonly ReactElement<object>[];
};

/**
 * The rows of a table, of which there can be many. What `memo` is in the browser, the markup kept by the server is
 * there: all of them, or each, are rendered again only for something else. So they may follow from nothing more: a row reads
 * no context.
 */
export function TableRows({ from, rows }: Props) {
  const markupOf = useContext(Markup);
  if (!markupOf) return <tbody>{rows()}</tbody>;
  return <tbody dangerouslySetInnerHTML={{ __html: markupOf(from, rows) }} />;
}
