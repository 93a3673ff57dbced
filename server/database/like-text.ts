// Typed text as a part of a LIKE pattern.

/** Lower case, as the search columns are; its own wildcards mean themselves. */
export function likeText(search: string): string {
  return search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
