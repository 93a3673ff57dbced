// An export from what is chosen to its file: the choice until it has started, then how far it is.

import { type ReactNode, useState } from "react";
import type { ExportRecordFragment } from "../../../api/generated/graphql.ts";
import { StartedExport } from "./started-export.tsx";

type FlowProps = {
  readonly choice: (onStarted: (started: ExportRecordFragment) => void) => ReactNode;
  readonly onClose: () => void;
};

export function ExportFlow({ choice, onClose }: FlowProps) {
  const [started, setStarted] = useState<ExportRecordFragment>();
  if (started === undefined) return choice(setStarted);
  return <StartedExport started={started} onAgain={() => setStarted(undefined)} onClose={onClose} />;
}
