type Props = { name: string; short: string };

/** A column heading, visually abbreviated on small screens. */
export function ColumnName({ name, short }: Props) {
  return (
    <>
      <span className="max-sm:sr-only">{name}</span>
      <span className="sm:hidden" aria-hidden="true">
        {short}
      </span>
    </>
  );
}
