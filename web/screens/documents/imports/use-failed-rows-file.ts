// The rows that failed as a CSV under the header that they had: mended, it can be imported as it is.

import { csvText, withoutTextMark } from "@bondline/domain/csv-text.ts";
import { exportFileName } from "@bondline/domain/records/exports/export.ts";
import { useState } from "react";
import { useClient } from "urql";
import type { ImportRecordFragment, ImportRowsQuery } from "../../../api/generated/graphql.ts";
import { notify } from "../../../app/notices.ts";
import { saveText } from "../../../app/save-file.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { ImportRowsDocument } from "./import-operations.ts";
import { IMPORT_WORDS as WORDS } from "./import-words.ts";

type Item = ImportRowsQuery["importJob"]["items"][number];

const AT_A_TIME = 500;

export function useFailedRowsFile({ id, fileName, headers }: ImportRecordFragment) {
  const client = useClient();
  const [isSaving, setSaving] = useState(false);

  const read = async (): Promise<Item[] | undefined> => {
    const items: Item[] = [];
    for (;;) {
      const afterRow = items.at(-1)?.rowNumber ?? 0;
      const variables = { importJobId: id, first: AT_A_TIME, afterRow };
      const { data } = await client
        .query(ImportRowsDocument, variables, { handledByScreen: true })
        .toPromise();
      if (data === undefined) return undefined;
      items.push(...data.importJob.items);
      if (data.importJob.items.length < AT_A_TIME) return items;
    }
  };
  const save = async () => {
    setSaving(true);
    const items = await read();
    setSaving(false);
    if (items === undefined) return notify({ tone: "danger", title: WORDS.failedFile });
    const whose = fileName.replace(/\.(csv|xlsx)$/i, "");
    const name = exportFileName(whose, WORDS.failedRows, dayOfInstant(new Date()), "csv");
    const rows = items.map(({ cells }) =>
      cells.slice(0, headers.length).map(({ text }) => withoutTextMark(text)),
    );
    saveText(name, `\ufeff${csvText([headers, ...rows])}`, "text/csv;charset=utf-8");
  };
  return { save, isSaving };
}
