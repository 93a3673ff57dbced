// Takes a table away as a file: what of it and in which form, then how far it is, then the file.

import { isExportWorking } from "@bondline/domain/records/exports/export.ts";
import { useState } from "react";
import { useClient } from "urql";
import type { ExportRecordFragment } from "../../../api/generated/graphql.ts";
import { ExportChoice } from "./export-choice.tsx";
import { tellWhenReady } from "./export-file.ts";
import { ExportProgress } from "./export-progress.tsx";
import type { ExportTable } from "./public/export-button.tsx";

type DialogProps = {
  readonly tables: readonly [ExportTable, ...ExportTable[]];
  readonly onClose: () => void;
};

export function ExportDialog({ tables, onClose }: DialogProps) {
  const client = useClient();
  const [started, setStarted] = useState<ExportRecordFragment>();
  if (started === undefined) return <ExportChoice tables={tables} onStarted={setStarted} onClose={onClose} />;
  const leave = (now: ExportRecordFragment) => {
    if (isExportWorking(now.status)) tellWhenReady(client, now);
    onClose();
  };
  return (
    <ExportProgress
      key={started.id}
      started={started}
      onAgain={() => setStarted(undefined)}
      onLeave={leave}
    />
  );
}
