// The file of journals that have left: all columns of its package's template, and nothing to choose.

import { JOURNAL_EXPORT_COLUMNS } from "@bondline/domain/records/exports/journal-export-columns.ts";
import type { JournalExportLineFragment } from "../../../api/generated/graphql.ts";
import { useFixedExport } from "../../records/exports/public/fixed-export.tsx";

export function useJournalFile() {
  const { start, ...rest } = useFixedExport();
  const make = async ({ id, package: of }: JournalExportLineFragment) =>
    await start(
      { journals: { journalExportId: id } },
      JOURNAL_EXPORT_COLUMNS[of].map(({ key }) => key),
    );
  return { make, ...rest };
}
