/** The columns of a file that nothing is read from. */
export function UnusedColumns({ headings }: { headings: readonly string[] }) {
  return headings.length > 0 && <p>Columns that are not used: {headings.join(', ')}.</p>;
}
