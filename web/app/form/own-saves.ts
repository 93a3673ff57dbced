// Which version of a record this browser has saved itself: a conflict with that one is with one's own other tab.

export type SavedVersion = { readonly id: string; readonly version: number };

export function rememberOwnSave({ id, version }: SavedVersion): void {
  try {
    localStorage.setItem(keyOf(id), String(version));
  } catch {
    // Without storage the other tab reads as somebody else.
  }
}

export function isOwnSave({ id, version }: SavedVersion): boolean {
  return localStorage.getItem(keyOf(id)) === String(version);
}

function keyOf(id: string): string {
  return `bondline.own-save.${id}`;
}
