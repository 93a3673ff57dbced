// An export from what is chosen to its file: the choice until it has started, then how far it is, and a word when it is ready to whoever leaves.

import { isExportWorking } from "@bondline/domain/records/exports/export.ts";
import { type ReactNode, useState } from "react";
import { useClient } from "urql";
import type { ExportRecordFragment } from "../../../api/generated/graphql.ts";
import { tellWhenReady } from "./export-file.ts";
import { ExportProgress } from "./export-progress.tsx";

type FlowProps = {
  readonly choice: (onStarted: (started: ExportRecordFragment) => void) => ReactNode;
  readonly onClose: () => void;
};

export function ExportFlow({ choice, onClose }: FlowProps) {
  const client = useClient();
  const [started, setStarted] = useState<ExportRecordFragment>();
  if (started === undefined) return choice(setStarted);
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
