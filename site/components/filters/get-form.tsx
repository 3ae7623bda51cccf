import type { ComponentProps } from 'react';

type Props = ComponentProps<'form'> & {
  /** Path and query of the page; the form's fields are added to the query. */
  address: string;
};

/** A GET form that opens a page of this site with its fields in the query, so that it works without JavaScript. */
export function GetForm({ address, children, ...props }: Props) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return (
    <form action={pathname} method="get" {...props}>
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
