import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { honeypotName } from '#contract/rules/honeypot.ts';
import { isChanged, isTick, type Field } from './field-changes.ts';

/** What a field held that somebody had changed. */
type Kept = { name: string; value: string; isTicked: boolean };

/** By the form's action. It goes with the document: nothing that visitors write is stored in their browser. */
const keptFields = new Map<string, readonly Kept[]>();

type KeptFields = {
  form: RefObject<HTMLFormElement | null>;
  /** The form has been received, so nothing of it is kept any more. */
  forget: () => void;
};

/**
 * Keeps what has been typed and chosen in a form whose page is left without sending it, for instance to read the privacy
 * policy, and puts it back when the page is opened again.
 * @param action - Tells the form from all others.
 */
export function useKeptFields(action: string): KeptFields {
  const form = useRef<HTMLFormElement>(null);
  const isReceived = useRef(false);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    putBack(element, keptFields.get(action) ?? []);
    return () => {
      const changed = isReceived.current ? [] : changedFields(element);
      if (changed.length > 0) keptFields.set(action, changed);
      else keptFields.delete(action);
    };
  }, [action]);

  const forget = useCallback(() => {
    isReceived.current = true;
    keptFields.delete(action);
  }, [action]);

  return { form, forget };
}

function changedFields(form: HTMLFormElement): Kept[] {
  return fieldsOf(form)
    .filter((field) => field.name !== honeypotName && isChanged(field))
    .map((field) => ({
      name: field.name,
      value: field.value,
      isTicked: isTick(field) && field.checked,
    }));
}

function putBack(form: HTMLFormElement, kept: readonly Kept[]): void {
  const fields = fieldsOf(form);
  for (const { name, value, isTicked } of kept) {
    const field = fields.find(
      (each) => each.name === name && (!isTick(each) || each.value === value),
    );
    if (!field) continue;
    if (!isTick(field)) field.value = value;
    // What else follows from a choice, the form hears of.
    else if (field.checked !== isTicked) field.click();
  }
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, select, textarea')];
}
