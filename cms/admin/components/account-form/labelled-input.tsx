'use client';

import { useId, type ComponentProps } from 'react';

type Props = ComponentProps<'input'> & {
  name: string;
  label: string;
  description?: string;
};

/** One line to type in, with its label above and what to know about it below. */
export function LabelledInput({ label, description, ...input }: Props) {
  const id = useId();
  return (
    <div className="account-form__field">
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        required
        {...input}
        id={id}
        aria-describedby={description && `${id}-description`}
      />
      {description && (
        <span id={`${id}-description`} className="account-form__description">
          {description}
        </span>
      )}
    </div>
  );
}
