// The marks by which the server knows this browser: strangers' guesses at a password then do not hold up its person. They open nothing.

const KEY = "bondline.device-marks";
/** Of the last few people who signed in here. */
const KEPT_MAX = 5;

/** The newest last. */
export function deviceMarks(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((mark) => typeof mark === "string") : [];
  } catch {
    // Somebody has written something else there: this browser is then one that is not known.
    return [];
  }
}

/** Nothing comes with the sign-in of a browser that is known already. */
export function keepDeviceMark(mark: string | null | undefined): void {
  if (mark) localStorage.setItem(KEY, JSON.stringify([...deviceMarks(), mark].slice(-KEPT_MAX)));
}
