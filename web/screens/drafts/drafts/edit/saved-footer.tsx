// The foot of the wizard: whether what is typed is saved, and the buttons back and on.

import type { ReactNode } from "react";
import { useConnection } from "../../../../app/connection.ts";
import { useStore } from "../../../../app/store.ts";
import { Button } from "../../../../ui/button.tsx";
import { type SavedState, StickyFooter } from "../../../../ui/sticky-footer.tsx";
import { SAVE_WORDS } from "../draft-words.ts";
import { useDraftSaver } from "./draft-form-context.ts";
import type { SavePhase, SaveState } from "./draft-saver.ts";

type Props = {
  /** The button at the left of the one that goes on. */
  readonly before?: ReactNode;
  readonly onContinue: () => void;
  readonly continueLabel: string;
  readonly isLoading?: boolean;
};

export function SavedFooter({ before, onContinue, continueLabel, isLoading = false }: Props) {
  const state = useStore(useDraftSaver().store);
  const { online } = useConnection();
  const { saved, note } = savedNote(state, online);
  return (
    <StickyFooter saved={saved} note={note}>
      {before}
      <Button variant="primary" isLoading={isLoading} onClick={onContinue}>
        {continueLabel}
      </Button>
    </StickyFooter>
  );
}

type Note = { saved: SavedState | undefined; note: string };

const NOTES: Record<SavePhase, Note> = {
  saved: { saved: "saved", note: SAVE_WORDS.saved },
  unsaved: { saved: "saving", note: SAVE_WORDS.saving },
  saving: { saved: "saving", note: SAVE_WORDS.saving },
  unreachable: { saved: "failed", note: SAVE_WORDS.unreachable },
  refused: { saved: "failed", note: SAVE_WORDS.held },
  held: { saved: "unsaved", note: SAVE_WORDS.held },
};

export function savedNote({ phase, draft, contested }: SaveState, online: boolean): Note {
  if (phase === "saved" && draft === undefined) return { saved: undefined, note: SAVE_WORDS.untouched };
  if (phase !== "saved" && !online) return { saved: "offline", note: SAVE_WORDS.offline };
  if (phase === "held" && contested.length > 0) return { saved: "unsaved", note: SAVE_WORDS.contested };
  return NOTES[phase];
}
