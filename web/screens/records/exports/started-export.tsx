// An export that has started elsewhere: how far it is, and a word when it is ready to whoever leaves.

import { isExportWorking } from "@bondline/domain/records/exports/export.ts";
import { useClient } from "urql";
import type { ExportRecordFragment } from "../../../api/generated/graphql.ts";
import { announceWhenReady } from "./export-file.ts";
import { ExportProgress } from "./export-progress.tsx";

type StartedProps = {
  readonly started: ExportRecordFragment;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

export function StartedExport({ started, onAgain, onClose }: StartedProps) {
  const client = useClient();
  const leave = (now: ExportRecordFragment) => {
    if (isExportWorking(now.status)) announceWhenReady(client, now);
    onClose();
  };
  return <ExportProgress key={started.id} started={started} onAgain={onAgain} onLeave={leave} />;
}
