type Props = {
  /** That of the field; the field is described by it with `-error`. */
  id: string;
  error: string | undefined;
  className?: string;
};

/** What is wrong with a field, if anything is. */
export function FieldError({ id, error, className = '' }: Props) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={`font-semibold text-up ${className}`}>
      <span className="sr-only">Error: </span>
      {error}
    </p>
  );
}

/** The classes of a field’s border, which it has while something is wrong with it. */
export function errorBorder(error: string | undefined): string {
  return error ? 'border-l-4 border-up pl-4' : '';
}
