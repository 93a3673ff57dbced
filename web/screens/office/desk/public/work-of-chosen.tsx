// What waits about the records that are chosen in a register: taken, handed over, let go or written about, as on the page of work.

import { CHOSEN_IN_CALL_MAX } from "@bondline/domain/values/lists/chosen-rows.ts";
import { ChosenSteps } from "../../../../app/list/chosen-steps-bar.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { colleaguesIn } from "../work/hand-over-dialog.tsx";
import { describeWork, useWorkSteps } from "../work/use-work-steps.tsx";
import { WorkOfRecordsDocument } from "../work/work-operations.ts";
import { WORK_WORDS as WORDS } from "../work/work-words.ts";

type Props = { readonly ids: readonly string[]; readonly onDone: () => void };

/** Nothing for more than one call takes. */
export function WorkOfChosen({ ids, onDone }: Props) {
  return ids.length === 0 || ids.length > CHOSEN_IN_CALL_MAX ? null : <Waiting ids={ids} onDone={onDone} />;
}

function Waiting({ ids, onDone }: Props) {
  const { data, failure } = useRead(WorkOfRecordsDocument, { recordIds: [...ids] });
  const rows = (data?.deskWorkList.edges ?? []).map(({ node }) => node);
  const steps = useWorkSteps({ rows, count: rows.length }, colleaguesIn(data?.deskLoad));
  if (failure !== undefined) return <Said>{WORDS.waitingNotLoaded}</Said>;
  if (data === undefined) return null;
  if (rows.length === 0) return <Said>{WORDS.nothingWaits}</Said>;
  return <ChosenSteps rows={rows} steps={steps} describe={describeWork} onDone={onDone} />;
}

function Said({ children }: { readonly children: string }) {
  return <span className="self-center text-label text-ink-2">{children}</span>;
}
