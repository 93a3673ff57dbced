// What a rule for one typed value is, and the ways to put small rules together into the rule of a field.

export type FieldResult<V> = { ok: true; value: V } | { ok: false; message: string };

/** From the text as typed, sent or read from a CSV cell to a value, or the sentence that says what is wrong. */
export type FieldRule<V> = (raw: string) => FieldResult<V>;

export const REQUIRED_MESSAGE = "This field is required.";

export function accept<V>(value: V): FieldResult<V> {
  return { ok: true, value };
}

export function reject(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

/** White space round a typed value never counts. */
export function trimmed(raw: string): string {
  return raw.trim();
}

/** Length as people count it: in code points, not in halves of a pair. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

export function required<V>(rule: FieldRule<V>): FieldRule<V> {
  return (raw) => (trimmed(raw) === "" ? reject(REQUIRED_MESSAGE) : rule(raw));
}

/** Null means: not given. */
export function optional<V>(rule: FieldRule<V>): FieldRule<V | null> {
  return (raw) => (trimmed(raw) === "" ? accept(null) : rule(raw));
}

export function maxLength(max: number): FieldRule<string> {
  return (raw) => {
    const text = trimmed(raw);
    // UTF-16 length is never below the count of code points, so most texts need no counting.
    if (text.length > max && lengthOf(text) > max)
      return reject(`This field must have at most ${max} characters.`);
    return accept(text);
  };
}

/** The first rule's text goes on to the second: `andThen(maxLength(14), abnOrAcn)`. */
export function andThen<V>(first: FieldRule<string>, second: FieldRule<V>): FieldRule<V> {
  return (raw) => {
    const result = first(raw);
    return result.ok ? second(result.value) : result;
  };
}

/** A further condition on a value that already has its type; the check answers the message, or undefined when all is well. */
export function refine<V>(rule: FieldRule<V>, check: (value: V) => string | undefined): FieldRule<V> {
  return (raw) => {
    const result = rule(raw);
    if (!result.ok) return result;
    const message = check(result.value);
    return message === undefined ? result : reject(message);
  };
}
