/** The errors of a form, each linking to its field. */
export function ProblemList({
  problems,
}: {
  problems: readonly { fieldId: string; text: string }[];
}) {
  return (
    <ul>
      {problems.map(({ fieldId, text }) => (
        <li key={fieldId} className="py-1">
          <a href={`#${fieldId}`} className="text-link font-semibold">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
