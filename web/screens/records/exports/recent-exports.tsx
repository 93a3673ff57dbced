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

const SHOWN = 10;

export function RecentExports() {
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const read = useRead(ExportsQuery, isOpen ? { first: SHOWN } : undefined);
  const exports = read.data?.exports.edges.map(({ node }) => node);
  return (
    <Disclosure label={WORDS.recent} onOpen={() => setOpen(true)}>
      {exports === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.recentFailed} />
      ) : exports.length === 0 ? (
        <p className="text-body text-ink-2">{WORDS.noRecent}</p>
      ) : (
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
      )}
    </Disclosure>
  );
}
