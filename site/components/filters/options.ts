import type { SelectOption } from './select-field.tsx';

/** A name as an option, whose value is in lower case, as in an address. */
export function toOption(name: string): SelectOption {
  return { value: name.toLowerCase(), text: name };
}

/** The options, plus the chosen value if it is not among them. */
export function withChosen(
  options: readonly SelectOption[],
  value: string,
): readonly SelectOption[] {
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, text: value }];
}
