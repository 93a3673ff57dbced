// The address a person wanted before they were sent to sign in, and which addresses are taken for one.

export const NEXT_PATH_KEY = "bondline.next";

export type NextPath = {
  remember(path: string): void;
  /** Gives the remembered path once. */
  take(): string | undefined;
  forget(): void;
};

/** Kept for this tab only: what is wanted in one must not open in another. */
export function browserNextPath(storage: Storage = sessionStorage): NextPath {
  return {
    remember(path) {
      const safe = safeNextPath(path);
      if (safe !== undefined) storage.setItem(NEXT_PATH_KEY, safe);
    },
    take() {
      const path = safeNextPath(storage.getItem(NEXT_PATH_KEY) ?? "");
      storage.removeItem(NEXT_PATH_KEY);
      return path;
    },
    forget: () => storage.removeItem(NEXT_PATH_KEY),
  };
}

const ANYWHERE_HERE = "https://bondline.invalid";

/** One slash alone at the start: browsers read two, or a slash and a backslash, as another site's address. */
const ONE_SLASH = /^\/(?![/\\])/;

/** A path of this site, or undefined: `next` comes from the address bar, and must never lead to another site. */
export function safeNextPath(given: string): string | undefined {
  // Browsers read a backslash as a slash and drop tabs and line ends, so "/\evil" and "/\t/evil" lead elsewhere.
  if (!ONE_SLASH.test(given) || /[\\\p{Cc}]/u.test(given)) return undefined;
  const parsed = parseUrl(given);
  if (parsed === undefined || parsed.origin !== ANYWHERE_HERE) return undefined;
  if (parsed.pathname.startsWith("/account/")) return undefined;
  // Dots are resolved only now: of "/..//evil" they leave "//evil".
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  return ONE_SLASH.test(path) ? path : undefined;
}

function parseUrl(given: string): URL | undefined {
  return URL.canParse(given, ANYWHERE_HERE) ? new URL(given, ANYWHERE_HERE) : undefined;
}
