// Where an administrator asks for all that the organisation has, and finds the zips that they asked for before.

import { EXPORT_STATUS_TEXT, isExportReady } from "@bondline/domain/records/exports/export.ts";
import { lazy, Suspense, useState } from "react";
import { useClient } from "urql";
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

const OrganisationDataDialog = lazy(async () => ({
  default: (await import("../organisation-data-dialog.tsx")).OrganisationDataDialog,
}));

type CardProps = { readonly organisation: { readonly id: string; readonly name: string } };

const SHOWN = 5;

export function OrganisationDataCard({ organisation }: CardProps) {
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const read = useRead(ExportsQuery, { first: SHOWN, kind: "ORGANISATION" });
  const all = read.data?.exports.edges.map(({ node }) => node);
  const zips = all?.filter(({ organisationId }) => organisationId === organisation.id);
  const close = () => {
    setOpen(false);
    read.readAgain();
  };
  return (
    <Card
      heading={DATA_WORDS.heading}
      action={
        <Button size="small" icon={DownloadIcon} onClick={() => setOpen(true)}>
          {DATA_WORDS.open}
        </Button>
      }
    >
      <CardBody isBelowHeading>
        <p className="text-body text-ink-2">{DATA_WORDS.sentence}</p>
        {zips === undefined && <ReadPending of={read} notLoaded={EXPORT_WORDS.recentFailed} rows={1} />}
        {zips !== undefined && zips.length > 0 && (
          <ul aria-label={DATA_WORDS.earlier} className="mt-3">
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
          <OrganisationDataDialog organisation={organisation} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}
