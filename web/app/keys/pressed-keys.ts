// What a pressed key means: an entry of the table, a page by two letters, or nothing while somebody types or a dialog is open.

import { CHORD_START, GLOBAL_KEYS, type GlobalKey } from "./key-table.ts";

export type KeyMeaning = GlobalKey["does"] | { readonly letter: string };
export type KeyReader = (event: KeyboardEvent, areCharactersOn: boolean) => KeyMeaning | undefined;

/** The second letter has to come this soon. */
const CHORD_MS = 1_500;

/** Keeps that the first letter was pressed. */
export function keyReader(now: () => number = () => performance.now()): KeyReader {
  let startedAt: number | undefined;
  return (event, areCharactersOn) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isOverThePage()) return undefined;
    const started = startedAt;
    startedAt = undefined;
    const key = event.key.toLowerCase();
    if (hasModifier(event)) return globalKey(key, true)?.does;
    if (!areCharactersOn || event.altKey || takesText(event.target)) return undefined;
    if (started !== undefined && now() - started <= CHORD_MS && /^[a-z]$/.test(key)) return { letter: key };
    if (key === CHORD_START) startedAt = now();
    return globalKey(key, false)?.does;
  };
}

function globalKey(key: string, withModifier: boolean): GlobalKey | undefined {
  return GLOBAL_KEYS.find((each) => each.key === key && (each.withModifier ?? false) === withModifier);
}

/** Ctrl, or the Command key of a Mac. */
function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey;
}

function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, [role=combobox]") !== null;
}

/** Menus and dialogs have keys of their own. */
function isOverThePage(): boolean {
  return document.querySelector("[aria-modal=true], [role=menu], [role=dialog]") !== null;
}
