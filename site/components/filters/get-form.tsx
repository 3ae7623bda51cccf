import type { ComponentProps } from 'react';

type Props = ComponentProps<'form'> & {
  /** Path, query and fragment of the page; the form's fields are added to the query. */
  address: string;
};

/** A GET form that opens a page of this site with its fields in the query, so that it works without JavaScript. */
export function GetForm({ address, children, ...props }: Props) {
  const { pathname, searchParams, hash } = new URL(address, 'http://localhost');
  return (
    // The address decides what is chosen, not what the browser remembers of the page.
    <form action={pathname + hash} method="get" autoComplete="off" {...props}>
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
