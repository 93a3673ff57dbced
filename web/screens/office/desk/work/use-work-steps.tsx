// The steps that are done with several pieces of work at once, wherever they were chosen.

import { DESK_WORK_TEXT } from "@bondline/domain/office/desk/desk-work.ts";
import { lazy } from "react";
import type { ChosenStep } from "../../../../app/list/chosen-steps-bar.tsx";
import { type Colleague, HandOverForm } from "./hand-over-dialog.tsx";
import { useChosenWork } from "./use-chosen-work.ts";
import type { Work } from "./work-changes.ts";
import { WORK_WORDS as WORDS } from "./work-words.ts";

const NoteChosenDialog = lazy(async () => ({
  default: (await import("./note-chosen-dialog.tsx")).NoteChosenDialog,
}));

export function describeWork({ reference, kind }: Work) {
  return { name: reference, detail: DESK_WORK_TEXT[kind] };
}

type Chosen = { readonly count: number; readonly rows: readonly Work[] };

export function useWorkSteps({ count, rows }: Chosen, colleagues: readonly Colleague[]): ChosenStep<Work>[] {
  const { step, note } = useChosenWork();
  const isOffered = (code: Work["steps"][number]) => rows.some(({ steps }) => steps.includes(code));
  return [
    {
      label: WORDS.noteChosenShort(count),
      title: WORDS.noteChosen(count),
      ask: ({ begin, close }) => (
        <NoteChosenDialog count={count} onWritten={(content) => begin(note(content))} onClose={close} />
      ),
    },
    {
      label: WORDS.releaseChosen(count),
      isOffered: isOffered("RELEASE"),
      send: step({ step: "RELEASE" }),
    },
    {
      label: WORDS.handOverChosen(count),
      isOffered: isOffered("HAND_OVER"),
      ask: ({ begin, close }) => (
        <HandOverForm
          title={WORDS.handOverChosen(count)}
          colleagues={colleagues}
          save={async () => ({ ok: true, data: undefined })}
          onSaved={(_, values) => begin(step({ step: "HAND_OVER", ...values }))}
          onClose={close}
        />
      ),
    },
    {
      label: WORDS.takeChosen(count),
      variant: "primary",
      isOffered: isOffered("TAKE"),
      send: step({ step: "TAKE" }),
    },
  ];
}
