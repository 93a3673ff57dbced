// Where somebody asks for a zip of many tables, and finds those that they asked for before.

import { EXPORT_STATUS_TEXT, isExportReady } from "@bondline/domain/records/exports/export.ts";
import { lazy, Suspense, useState } from "react";
import { useClient } from "urql";
import type { ExportWanted } from "../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { downloadExport } from "../export-file.ts";
import { ExportsQuery } from "../export-operations.ts";
import { DATA_WORDS, EXPORT_WORDS } from "../export-words.ts";

const ArchiveDialog = lazy(async () => ({
  default: (await import("../archive-dialog.tsx")).ArchiveDialog,
}));

type ArchiveWords = {
  readonly heading: string;
  readonly sentence: string;
  readonly open: string;
  readonly dialogSentence: string;
  readonly notInIt: string;
  readonly earlier: string;
};

export type Archive = {
  readonly kind: "ORGANISATION" | "PERSON";
  readonly wanted: ExportWanted;
  readonly words: ArchiveWords;
};

const SHOWN = 5;

export function ArchiveCard({ archive }: { readonly archive: Archive }) {
  const { kind, wanted, words } = archive;
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const read = useRead(ExportsQuery, { first: SHOWN, kind });
  const all = read.data?.exports.edges.map(({ node }) => node);
  const zips = all?.filter(({ organisationId }) => organisationId === (wanted.organisationId ?? null));
  const close = () => {
    setOpen(false);
    read.readAgain();
  };
  return (
    <Card
      heading={words.heading}
      action={
        <Button size="small" icon={DownloadIcon} onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      }
    >
      <CardBody isBelowHeading>
        <p className="text-body text-ink-2">{words.sentence}</p>
        {zips === undefined && <ReadPending of={read} notLoaded={EXPORT_WORDS.recentFailed} rows={1} />}
        {zips !== undefined && zips.length > 0 && (
          <ul aria-label={words.earlier} className="mt-3">
            {zips.map((zip) => (
              <li key={zip.id} className="flex min-h-11 items-center justify-between gap-3">
                <span className="min-w-0">
                  <span className="block truncate text-body">{zip.fileName}</span>
                  <span className="figures block text-label text-ink-2">
                    {`${exactTime(zip.createdAt)} · ${zip.expiresAt === null ? EXPORT_STATUS_TEXT[zip.status] : DATA_WORDS.until(exactTime(zip.expiresAt))}`}
                  </span>
                </span>
                {isExportReady(zip.status) && (
                  <IconButton
                    icon={DownloadIcon}
                    label={EXPORT_WORDS.downloadOf(zip.fileName)}
                    onClick={() => void downloadExport(client, zip)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </CardBody>
      {isOpen && (
        <Suspense>
          <ArchiveDialog archive={archive} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}
