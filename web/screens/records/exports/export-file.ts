// Fetches the link of an export at each press, and waits for one that its person has left to go on.

import { hasExportFailed, isExportReady, isExportWorking } from "@bondline/domain/records/exports/export.ts";
import type { Client } from "urql";
import { notify } from "../../../app/notices.ts";
import { saveFromAddress } from "../../../app/save-file.ts";
import { ExportLinkQuery, ExportReadQuery } from "./export-operations.ts";
import { EXPORT_WORDS as WORDS } from "./export-words.ts";

type File = { readonly id: string; readonly fileName: string };

/** A failed call is shown by the notice that every one of them raises. */
export async function downloadExport(client: Client, { id, fileName }: File): Promise<void> {
  const { data } = await client.query(ExportLinkQuery, { id }).toPromise();
  if (data === undefined) return;
  const { download } = data.export;
  if (download === null) notify({ tone: "danger", title: WORDS.noLink, detail: WORDS.noLinkSentence });
  else saveFromAddress(download.url, fileName);
}

const ASK_MILLISECONDS = 2_000;
/** Whoever waits longer than this finds it among the recent ones. */
const TRIES_MAX = 900;

/** Told wherever in the product the person is by then. */
export function announceWhenReady(client: Client, file: File, tries = 0): void {
  setTimeout(async () => {
    const { data } = await client
      .query(ExportReadQuery, { id: file.id }, { handledByScreen: true })
      .toPromise();
    const status = data?.export.status ?? "WAITING";
    if (isExportReady(status)) {
      const action = { label: WORDS.download, onSelect: () => void downloadExport(client, file) };
      notify({ tone: "ok", title: WORDS.ready, detail: file.fileName, action, sticky: true });
    } else if (hasExportFailed(status))
      notify({ tone: "danger", title: WORDS.failed, detail: WORDS.failedSentence });
    else if (isExportWorking(status) && tries < TRIES_MAX) announceWhenReady(client, file, tries + 1);
  }, ASK_MILLISECONDS);
}
