// What hangs on a document that an organisation recorded itself: while there is any of it, the record is closed instead of removed.

/** In the order in which they are named. */
const HANGS_ON_DOCUMENT = {
  files: "files",
  comments: "comments",
  people: "people it is shared with",
  custody: "the keeper of its original, or a handover",
  requests: "requests",
  returns: "a request for return",
  drafts: "a draft that was made from it",
  reminders: "expiry reminders",
} as const;
export type HangsOnDocument = keyof typeof HANGS_ON_DOCUMENT;

/** "This record has files and comments, so it can't be removed." */
export function removalMessage(hanging: readonly HangsOnDocument[]): string {
  const named = Object.entries(HANGS_ON_DOCUMENT).flatMap(([name, words]) =>
    hanging.some((each) => each === name) ? [words] : [],
  );
  const last = named.pop() ?? "";
  const all = named.length === 0 ? last : `${named.join(", ")} and ${last}`;
  return `This record has ${all}, so it can't be removed.`;
}
