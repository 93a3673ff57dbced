// How saving stands, as the foot of a form that saves itself says it.

import type { SavedState } from "../../ui/sticky-footer.tsx";
import { useConnection } from "../connection.ts";
import { useStore } from "../store.ts";
import type { Autosave, SavePhase } from "./autosave.ts";
import { AUTOSAVE_WORDS as WORDS } from "./autosave-words.ts";

type Note = { saved: SavedState | undefined; note: string };

const NOTES: Record<SavePhase, Note> = {
  saved: { saved: "saved", note: WORDS.saved },
  unsaved: { saved: "saving", note: WORDS.saving },
  saving: { saved: "saving", note: WORDS.saving },
  unreachable: { saved: "failed", note: WORDS.unreachable },
  refused: { saved: "failed", note: WORDS.held },
  held: { saved: "unsaved", note: WORDS.held },
};

export function useSavedNote<Saved>(saver: Autosave<Saved>): Note {
  const { phase, record, contested } = useStore(saver.store);
  const { online } = useConnection();
  if (phase === "saved" && record === undefined) return { saved: undefined, note: WORDS.untouched };
  if (phase !== "saved" && !online) return { saved: "offline", note: WORDS.offline };
  if (phase === "held" && contested.length > 0) return { saved: "unsaved", note: WORDS.contested };
  return NOTES[phase];
}
