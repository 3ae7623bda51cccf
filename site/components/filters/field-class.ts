/** The look of a field in a row of filters. */
export const fieldClass =
  'min-h-12 w-full min-w-0 rounded-base border border-line-strong bg-surface px-3 text-ink';
