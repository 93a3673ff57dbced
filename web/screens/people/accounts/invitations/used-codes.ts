// The invitation codes that were used in this session: opened again, such a link just leads to the default route.

const USED_KEY = "bondline.used-invitations";

type Use = { readonly accountId: string; readonly code: string };

/** By person: another one who signs in in the same window has used nothing. */
export function isUsedHere(use: Use): boolean {
  return usedHere().includes(entryOf(use));
}

export function rememberUsed(use: Use): void {
  sessionStorage.setItem(USED_KEY, JSON.stringify([...usedHere(), entryOf(use)]));
}

function entryOf({ accountId, code }: Use): string {
  return `${accountId} ${code}`;
}

function usedHere(): unknown[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(USED_KEY) ?? "[]");
  return Array.isArray(kept) ? kept : [];
}
