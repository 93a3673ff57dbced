// An import's figures: what goes in or went in, and what stays out.

import { formatCount } from "@bondline/domain/count-text.ts";
import type { ImportRecordFragment } from "../../../api/generated/graphql.ts";
import type { Figure } from "../../../ui/figure-strip.tsx";
import { IMPORT_FIGURE_WORDS as WORDS } from "./import-words.ts";

export function importFigures({
  rowsNew,
  rowsImported,
  rowsDuplicate,
  rowsRefused,
}: ImportRecordFragment): Figure[] {
  const isBefore = rowsImported === 0;
  const noteOf = (count: number, note: string) => (count === 0 ? WORDS.noneNote : note);
  return [
    isBefore
      ? {
          label: WORDS.new,
          value: formatCount(rowsNew),
          note: noteOf(rowsNew, WORDS.newNote),
          sign: "established",
        }
      : {
          label: WORDS.imported,
          value: formatCount(rowsImported),
          note: WORDS.importedNote,
          sign: "established",
        },
    {
      label: WORDS.duplicate,
      value: formatCount(rowsDuplicate),
      note: noteOf(rowsDuplicate, WORDS.duplicateNote),
      sign: "free",
    },
    {
      label: WORDS.refused,
      value: formatCount(rowsRefused),
      note: noteOf(rowsRefused, WORDS.refusedNote),
      tone: rowsRefused > 0 ? "danger" : "plain",
    },
  ];
}
