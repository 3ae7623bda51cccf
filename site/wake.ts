import { stateFolder, type PageState } from './page-state.ts';

/** Something that somebody has done on a page that is asleep, and that only script can answer. */
export type Interaction = {
  type: 'click' | 'submit' | 'input' | 'change';
  /** The link, button, form or field that it was done to. */
  target: HTMLElement;
  /** What a field held then. */
  value?: string;
  checked?: boolean;
};

/** What was done, in its order, by the field or form: it counts with what it held last. Each press counts by itself. */
export type Interactions = Map<HTMLElement | Interaction, Interaction>;

/** Does what somebody has done. */
export type Redo = (interaction: Interaction) => void;

/** The module with React in it. */
type Entry = { start: (state: Promise<PageState>, interactions: Interactions) => Promise<Redo> };

/*
 * A page is asleep, without React, until somebody is about to use it. What they do from then on until React has taken
 * the page over is withheld where only script can answer it, and done after that, once and in order; the rest is the
 * browser's. See docs/decisions/0032-asleep-until-touched.md.
 */
const page = document.documentElement;
// In every document, see `html-document.ts`.
const { files, onLoad } = (document.getElementById('root') as HTMLElement).dataset as {
  files: string;
  onLoad?: string;
};
const [entry, ...imported] = files.split(' ') as [string, ...string[]];
const interactions: Interactions = new Map();
let isAwake = false;
let isRedoing = false;
let redo: Redo = redoWithoutScript;
const address = () => location.pathname + location.search;
/** Of the page that is in the document. */
const loaded = address();

forEachEvent(addEventListener);
setTimeout(fetchAhead, 1000);
// Before anybody reads on, and after the browser has put the place back on a page that is loaded again: it does so with the
// layout, for which scrollTo(0, 0) does not wait in Chromium.
if (onLoad === 'to-top' && !location.hash)
  addEventListener('load', () => requestAnimationFrame(() => page.scrollIntoView()));
// What script opened from this page is to the browser the same document, even once that was loaded again and has no script
// yet: Back and Forward change its address alone.
addEventListener('popstate', () => {
  if (redo === redoWithoutScript && address() !== loaded) location.reload();
});
// While a developer changes the sources. A page that is awake is given them anew by Vite, one that is asleep has none of them.
import.meta.hot?.on('site:changed', () => 'hydrated' in page.dataset || location.reload());
try {
  // The server says so, or this browser keeps something that the page may have to show.
  if (onLoad === 'wake' || localStorage.length) void wake();
} catch {
  // It may keep nothing.
}

function forEachEvent(act: typeof addEventListener): void {
  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin']) act(type, notice);
  for (const type of ['click', 'submit', 'input', 'change']) act(type, withhold, true);
}

/** What some browsers tell of the connection. */
type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

/**
 * Once the page is loaded, and painted, which nothing that is fetched ahead may delay. The document is asked each second: browsers
 * tell of `load` in the task that lays a small page out, and with a listener what is first seen would wait for this script.
 */
function fetchAhead(): void {
  const { saveData, effectiveType = '' } = (navigator as WithConnection).connection ?? {};
  if (isAwake || saveData || /[23]g/.test(effectiveType)) return;
  if (document.readyState === 'complete') preload([entry, ...imported]);
  else setTimeout(fetchAhead, 1000);
}

/** Has files fetched and compiled, or at least fetched where the browser knows no such links, but not run. */
function preload(hrefs: readonly string[]): void {
  const rel = 'modulepreload';
  for (const href of hrefs) {
    const element = Object.assign(document.createElement('link'), { rel, href });
    if (element.relList.supports(rel)) document.head.append(element);
    else void fetch(href);
  }
}

/** A pointer wakes the page over a control, not on its way across. */
function notice({ type, target }: Event): void {
  if (type !== 'pointerover' || at(target, 'a,button,input,label,select,summary,textarea'))
    void wake();
}

function withhold(event: Event): void {
  // Once React has hydrated, untrusted events are our replay of fields.
  if (isRedoing || (!event.isTrusted && 'hydrated' in page.dataset)) return;
  const interaction = interactionOf(event);
  if (!interaction) return;
  event.preventDefault();
  event.stopPropagation();
  const key = interaction.type === 'click' ? interaction : interaction.target;
  // What counts again has its place after what was done meanwhile.
  interactions.delete(key);
  interactions.set(key, interaction);
  void wake();
}

/** The keys that are held down while something is pressed. */
type WithKeys = Partial<Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

function interactionOf(event: Event & WithKeys): Interaction | null | undefined {
  const type = event.type as Interaction['type'];
  if (type !== 'click') {
    const target = event.target as HTMLInputElement;
    return { type, target, value: target.value, checked: target.checked };
  }
  const target = at(event.target, 'a[href],button:not([popovertarget])');
  if (target?.href) {
    const isWithKey = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // A link is followed at once, unless something done before it would be lost.
    if (isWithKey || target.target || target.download || !interactions.size) return undefined;
  }
  return target && { type, target };
}

/** An element that may be a link. */
type Control = HTMLElement & Partial<Pick<HTMLAnchorElement, 'download' | 'href' | 'target'>>;

function at(target: EventTarget | null, selector: string): Control | null | undefined {
  // The document is no element, so it has no `closest`.
  return (target as Partial<HTMLElement>).closest?.<Control>(selector);
}

async function wake(): Promise<void> {
  if (isAwake) return;
  isAwake = true;
  try {
    const state = fetch(stateFolder + loaded.replace(/^\/(?=\?|$)/, ''));
    preload(imported);
    const { start } = (await import(/* @vite-ignore */ entry)) as Entry;
    redo = await start(
      state.then((answer) => answer.json() as Promise<PageState>),
      interactions,
    );
  } catch {
    // The page stays as without JavaScript: many browsers remember that a module was not to be had.
  }
  // Also those that come meanwhile.
  for (const [key, interaction] of interactions) {
    interactions.delete(key);
    isRedoing = true;
    redo(interaction);
    isRedoing = false;
    await new Promise((resolve) => setTimeout(resolve));
  }
  forEachEvent(removeEventListener);
}

/** The first form posts or the first link leads on, and nothing after it is done; fields hold what was typed anyway. */
function redoWithoutScript({ type, target }: Interaction): void {
  if (type === 'click') target.click();
  else if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  else return;
  interactions.clear();
}
