import { paths } from '#site/paths.ts';
import { errorBorder, FieldError } from '../form/field-error.tsx';

type Props = { id: string; name: string; error: string | undefined; onChange: () => void };

/** The checkbox for explicit consent to publication. */
export function ConsentBox({ id, name, error, onChange }: Props) {
  return (
    <div className={`flex flex-col gap-2 ${errorBorder(error)}`}>
      <FieldError id={id} error={error} />
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          required
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={onChange}
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        <label htmlFor={id} className="measure">
          I agree that my review is published on this site, with the name and the place that I gave,
          where anybody can read it. What it says may tell others something about my health, and I
          agree to that too.
        </label>
      </div>
      <p id={`${id}-hint`} className="measure text-sm text-muted">
        You can change your mind at any time: write to us on the{' '}
        <a href={paths.contact()} className="text-link">
          contact page
        </a>{' '}
        and we remove your review. A review that is not published is erased after 12 months.{' '}
        <a href={paths.privacyPolicy} className="text-link">
          Privacy policy
        </a>
      </p>
    </div>
  );
}
