import { createContext, useContext, type ReactElement } from 'react';

/** Renders a row, or takes the markup that it had for the same props before. */
export type RowMarkup = (row: ReactElement<object>) => string;

const Markup = createContext<RowMarkup | undefined>(undefined);

/** Where the markup of rows comes from on the server; the browser has none. */
export const RowMarkupProvider = Markup.Provider;

/**
 * The rows of a table, of which there can be many. What `memo` is in the browser, the markup kept by the server is
 * there: a row is rendered again only for other props. So it may follow from nothing else: a row reads no context.
 */
export function TableRows({ rows }: { rows: readonly ReactElement<object>[] }) {
  const markupOf = useContext(Markup);
  if (!markupOf) return <tbody>{rows}</tbody>;
  return <tbody dangerouslySetInnerHTML={{ __html: rows.map(markupOf).join('') }} />;
}
