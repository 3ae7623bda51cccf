import { Banner } from '@payloadcms/ui';

/** What went wrong with a file, said as soon as it is known; null while nothing has. */
export function ImportProblem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <Banner type="error">
          <span className="file-import__problem">{text}</span>
        </Banner>
      )}
    </div>
  );
}
