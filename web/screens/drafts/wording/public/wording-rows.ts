// What differs between two wordings, line by line, and within a changed line word by word.

import { diffArrays, diffWordsWithSpace } from "diff";

/** `isMarked` is what the other side does not have. */
export type LinePart = { readonly text: string; readonly isMarked: boolean };
export type WordingRow =
  | { readonly kind: "same"; readonly lines: readonly string[] }
  | {
      readonly kind: "changed";
      readonly before: readonly LinePart[] | undefined;
      readonly after: readonly LinePart[] | undefined;
    };

export function wordingRows(before: string, after: string): readonly WordingRow[] {
  const rows: WordingRow[] = [];
  let removed: readonly string[] = [];
  const put = (added: readonly string[]) => {
    rows.push(...changedRows(removed, added));
    removed = [];
  };
  for (const change of diffArrays(before.split("\n"), after.split("\n"))) {
    if (change.removed) removed = change.value;
    else if (change.added) put(change.value);
    else {
      put([]);
      rows.push({ kind: "same", lines: change.value });
    }
  }
  put([]);
  return rows;
}

/** Lines that take each other's place stand beside each other. */
function changedRows(removed: readonly string[], added: readonly string[]): WordingRow[] {
  const count = Math.max(removed.length, added.length);
  return Array.from({ length: count }, (_, at) => {
    const [old, young] = [removed[at], added[at]];
    if (old === undefined || young === undefined)
      return { kind: "changed" as const, before: whole(old), after: whole(young) };
    const words = diffWordsWithSpace(old, young);
    return {
      kind: "changed" as const,
      before: words
        .filter((each) => !each.added)
        .map(({ value, removed: isMarked }) => ({ text: value, isMarked })),
      after: words
        .filter((each) => !each.removed)
        .map(({ value, added: isMarked }) => ({ text: value, isMarked })),
    };
  });
}

function whole(line: string | undefined): readonly LinePart[] | undefined {
  return line === undefined ? undefined : [{ text: line, isMarked: true }];
}
