// The columns of tables that are put together for a zip: plain texts and numbers, codes under their words, and moments.

import type { CellKind } from "../../sheet-column.ts";
import type { ExportColumn } from "./export-column.ts";

export const plain = (key: string, label: string, kind: CellKind = "text"): ExportColumn => ({
  key,
  label,
  kind,
});

export const coded = (key: string, label: string, texts: Readonly<Record<string, string>>): ExportColumn => ({
  ...plain(key, label),
  texts,
});

/** By the clocks of `zone`. */
export const moment = (key: string, label: string, zone: string) =>
  plain(key, `${label} (${zone})`, "moment");
