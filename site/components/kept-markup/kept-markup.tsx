import {
  createContext,
  useContext,
  type HTMLAttributes,
  type ReactElement,
  type RefCallback,
} from 'react';

/** Markup that is rendered now, or kept from when it followed from the same before. */
export type KeptMarkup = {
  part: (content: ReactElement<object>) => string;
  rows: (from: readonly unknown[], rows: () => readonly ReactElement<object>[]) => string;
};

const Kept = createContext<KeptMarkup | undefined>(undefined);

/** Where kept markup comes from on the server; the browser has none. */
export const KeptMarkupProvider = Kept.Provider;

type PartProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'div' | 'footer' | 'header' | 'section' | 'thead' | 'ul';
  ref?: RefCallback<HTMLElement>;
  /**
   * A component that reads no context, with props that are texts, numbers, objects that nobody changes, and functions that
   * handle events.
   */
  children: ReactElement<object>;
};

/**
 * A part of a page that many pages have in common. What `memo` is in the browser, the markup kept by the server is there: the
 * content is rendered again only for other props.
 */
export function KeptPart({ as: Element, children, ...attributes }: PartProps) {
  const kept = useContext(Kept);
  if (!kept) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: kept.part(children) }} />;
}

type RowsProps = {
  /** All that the rows follow from: texts, numbers and objects that nobody changes. */
  from: readonly unknown[];
  rows: () => readonly ReactElement<object>[];
};

/**
 * The rows of a table, of which there can be many: all of them, or each, are rendered again only for something else. So they
 * may follow from nothing more: a row reads no context.
 */
export function TableRows({ from, rows }: RowsProps) {
  const kept = useContext(Kept);
  if (!kept) return <tbody>{rows()}</tbody>;
  return <tbody dangerouslySetInnerHTML={{ __html: kept.rows(from, rows) }} />;
}
