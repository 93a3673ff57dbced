// The exports that the reader has made before, newest first, each with its file while that is kept.

import { EXPORT_STATUS_TEXT, isExportReady } from "@bondline/domain/records/exports/export.ts";
import { useState } from "react";
import { useClient } from "urql";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactTime } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { DownloadIcon } from "../../../ui/icons.ts";
import { downloadExport } from "./export-file.ts";
import { ExportsQuery } from "./export-operations.ts";
import { EXPORT_WORDS as WORDS } from "./export-words.ts";

export function RecentExports() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={WORDS.recent} onOpen={() => setOpen(true)}>
      {isOpen && <ExportFiles first={10} />}
    </Disclosure>
  );
}

export function ExportFiles({ first }: { readonly first: number }) {
  const client = useClient();
  const read = useRead(ExportsQuery, { first });
  const exports = read.data?.exports.edges.map(({ node }) => node);
  if (exports === undefined) return <ReadPending of={read} notLoaded={WORDS.recentFailed} />;
  if (exports.length === 0) return <p className="text-body text-ink-2">{WORDS.noRecent}</p>;
  return (
    <ul aria-label={WORDS.recent}>
      {exports.map((each) => (
        <li key={each.id} className="flex min-h-11 items-center justify-between gap-3">
          <span className="min-w-0">
            <span className="block truncate text-body">{each.fileName}</span>
            <span className="figures block text-label text-ink-2">
              {`${exactTime(each.createdAt)} · ${EXPORT_STATUS_TEXT[each.status]}`}
            </span>
          </span>
          {isExportReady(each.status) && (
            <IconButton
              icon={DownloadIcon}
              label={WORDS.downloadOf(each.fileName)}
              onClick={() => void downloadExport(client, each)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
