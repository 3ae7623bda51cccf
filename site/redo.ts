import { isChanged, isTick, type Field } from './components/form/field-changes.ts';
import type { Interaction, Interactions, Redo } from './wake.ts';

/** What is to be done with a page that somebody has used while it was asleep. */
export type Use = {
  /**
   * Opens again what was open, gives back the focus and does what was typed: as soon as React answers, before it can
   * render again and put back what it knows.
   */
  resume: () => void;
  /** Does what somebody did; nothing where the control is gone. */
  redo: Redo;
};

/**
 * Notes how a page is used, before React takes it over. Where the data has changed since the document was made, React
 * draws a part of the page anew: what was done is then done to the elements that have taken the place of those it was done
 * to.
 */
export function noteUse(interactions: Interactions): Use {
  addUnannounced(interactions);
  const before = describeControls();
  let focused = document.activeElement;
  document.addEventListener('focusin', follow);
  // React has the layout first, with its links: a page that one of them replaced meanwhile would not be the document's.
  document.addEventListener('click', keepFromReact, true);

  function follow({ target }: FocusEvent): void {
    focused = target as Element;
  }

  function resume(): void {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('click', keepFromReact, true);
    for (const element of before.keys())
      if (!element.isConnected && element.matches('details[open] > summary'))
        present(element)?.closest('details')?.toggleAttribute('open', true);
    const isGone = focused?.isConnected === false;
    const instead = isGone ? present(focused as HTMLElement) : undefined;
    instead?.focus({ preventScroll: true });
    for (const [key, interaction] of interactions) {
      if (!isText(interaction.target)) continue;
      interactions.delete(key);
      redo(interaction);
    }
    if (focused && instead) moveCaret(focused, instead);
  }

  function redo(interaction: Interaction): void {
    const target = present(interaction.target);
    // A link leads on even if it is gone.
    if (interaction.type === 'click') (target ?? interaction.target).click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
    else if (target) redoChange(target as TrackedField, interaction);
  }

  /**
   * The element itself or, once React has drawn a part of the page anew, the one in its place among those like it; where
   * there are not as many as before, the only one that differs at most in figures.
   */
  function present(element: HTMLElement): HTMLElement | undefined {
    if (element.isConnected) return element;
    // Of its form it tells while it is in the document.
    const description = before.get(element) ?? describe(element);
    const isAlike = (each: string) => each === description;
    const now = describeControls();
    const alikeBefore = keysWhere(before, isAlike);
    const alikeNow = keysWhere(now, isAlike);
    if (alikeNow.length === alikeBefore.length) return alikeNow[alikeBefore.indexOf(element)];
    const words = withoutFigures(description);
    const alike = keysWhere(now, (each) => withoutFigures(each) === words);
    return alike.length === 1 ? alike[0] : undefined;
  }

  return { resume, redo };
}

/** The browser does what is clicked, as while the page is asleep. */
function keepFromReact(event: Event): void {
  event.stopPropagation();
}

/** Tells the control that has the focus, and the one below the pointer, what they could not hear. */
export function redoArrival(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (!window.matchMedia('(hover: hover)').matches) return;
  const pointed = [...document.querySelectorAll(':hover')].at(-1);
  pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

type TrackedField = Field & {
  /** React's own note of the value, by which it passes over events that change nothing. */
  _valueTracker?: { setValue: (value: string) => void };
};

/**
 * Puts before the interactions what fields hold that no event has told of: typed before the page's script was there, or put back
 * by the browser on a page that is opened again.
 */
function addUnannounced(interactions: Interactions): void {
  const announced = [...interactions];
  interactions.clear();
  for (const target of document.querySelectorAll<Field>('input, select, textarea')) {
    if (!isChanged(target)) continue;
    const checked = isTick(target) && target.checked;
    interactions.set(target, { type: 'input', target, value: target.value, checked });
  }
  for (const [key, interaction] of announced) {
    interactions.delete(key);
    interactions.set(key, interaction);
  }
}

/**
 * The events are those that React sends itself in versions that replay changes, none of which is released yet
 * (https://github.com/facebook/react/pull/33129).
 */
function redoChange(field: TrackedField, { type, value = '', checked = false }: Interaction): void {
  const events = ['input', 'change'];
  if (isTick(field)) {
    if (field.checked !== checked) field.checked = checked;
    field._valueTracker?.setValue(String(!checked));
    events.unshift('click');
  } else {
    // Only where it differs, because the caret would move.
    if (field.value !== value) field.value = value;
    field._valueTracker?.setValue(`not ${value}`);
  }
  for (const event of events) field.dispatchEvent(new Event(event, { bubbles: true }));
  // The field was left, or Enter was pressed in it.
  if (type === 'change' || field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !isTick(element))
  );
}

/** All that can be used, or have the focus, in the order of the page, with what each is. */
function describeControls(): Map<HTMLElement, string> {
  const selector = 'a[href], button, form, input, select, summary, textarea, [tabindex]';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)];
  return new Map(controls.map((control) => [control, describe(control)]));
}

function keysWhere<Key, Value>(map: Map<Key, Value>, matches: (value: Value) => boolean): Key[] {
  return [...map].flatMap(([key, value]) => (matches(value) ? [key] : []));
}

/** What a control is, says and belongs to, but not what has been typed there. */
function describe(element: HTMLElement): string {
  const names = ['type', 'name', 'href', 'aria-label', ...(isText(element) ? [] : ['value'])];
  return [
    element.localName,
    ...names.map((name) => element.getAttribute(name)),
    element.matches('a, button, summary') ? element.textContent : '',
    element.closest('form')?.getAttribute('action'),
  ].join('\n');
}

/** “See 2 side by side” says as much as “See side by side”. */
function withoutFigures(text: string): string {
  return text.replaceAll(/\d+ ?/g, '');
}

/** Puts the caret where it was, if the field tells: one for an email address does not. */
function moveCaret(from: Element, to: Element): void {
  if (!isText(from) || !isText(to) || from.selectionStart === null) return;
  to.setSelectionRange(
    from.selectionStart,
    from.selectionEnd,
    from.selectionDirection ?? undefined,
  );
}
