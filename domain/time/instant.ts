// Moments on the world's one time line, as text that sorts the way time runs.

declare const kind: unique symbol;

/** A moment in UTC as "YYYY-MM-DDTHH:mm:ss.sssZ". Text order is the order of moments. */
export type Instant = string & { readonly [kind]: "Instant" };

const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Throws a RangeError where the text is not in exactly that form. */
export function instant(iso: string): Instant {
  if (!FORM.test(iso)) throw new RangeError("An instant is written as YYYY-MM-DDTHH:mm:ss.sssZ.");
  return iso as Instant;
}
