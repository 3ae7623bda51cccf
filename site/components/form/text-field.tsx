import { errorBorder, FieldError } from './field-error.tsx';

type Props = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  type?: 'email' | 'text' | 'url';
  autoComplete?: string;
  minLength?: number;
  maxLength?: number;
  isMultiline?: boolean;
  isOptional?: boolean;
  /** What it holds at first. */
  initial?: string | undefined;
  onChange: () => void;
};

/** A text field with its label, hint and error message. */
export function TextField({
  id,
  name,
  label,
  hint,
  error,
  isMultiline,
  isOptional = false,
  initial,
  onChange,
  ...rest
}: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    required: !isOptional,
    defaultValue: initial,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
    onChange,
    ...rest,
  };
  return (
    <div className={`flex flex-col gap-1 ${errorBorder(error)}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {isMultiline ? (
        <textarea {...attributes} rows={8} className={`${box} py-3`} />
      ) : (
        <input {...attributes} className={`${box} min-h-12 max-w-md`} />
      )}
    </div>
  );
}

const box =
  'w-full rounded-base border border-line-strong bg-surface px-4 text-ink ' +
  'aria-invalid:border-2 aria-invalid:border-up';
