// Makes a file of which nothing is chosen, such as one in the columns of another program, and shows how far it is.

import { lazy, type ReactNode, Suspense, useState } from "react";
import { whyRefused } from "../../../../api/failure.ts";
import type { ExportRecordFragment, ExportWanted } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { CreateExportMutation } from "../export-operations.ts";
import { EXPORT_BUTTON_WORDS as WORDS } from "./export-button-words.ts";

const StartedExport = lazy(async () => ({ default: (await import("../started-export.tsx")).StartedExport }));

type FixedExport = {
  readonly start: (wanted: ExportWanted, columns: readonly string[]) => Promise<void>;
  readonly isStarting: boolean;
  /** To be shown somewhere on the page. */
  readonly progress: ReactNode;
};

export function useFixedExport(): FixedExport {
  const { send, sending } = useCommand(CreateExportMutation, { handledByScreen: true });
  const [started, setStarted] = useState<ExportRecordFragment>();
  const start = async (wanted: ExportWanted, columns: readonly string[]) => {
    const answer = await send({ wanted, format: "CSV", columns: [...columns] });
    if (answer.ok) return setStarted(answer.data.createExport.export);
    notify({ tone: "danger", title: WORDS.notStarted, detail: whyRefused(answer.failure) });
  };
  const close = () => setStarted(undefined);
  const progress = started !== undefined && (
    <Suspense>
      <StartedExport started={started} onAgain={close} onClose={close} />
    </Suspense>
  );
  return { start, isStarting: sending, progress };
}
