// The saver behind the fields of the wizard.

import { createContext, useContext } from "react";
import { useStore } from "../../../../app/store.ts";
import type { DraftSaver } from "./draft-shape.ts";

export const DraftSaverContext = createContext<DraftSaver | undefined>(undefined);

export function useDraftSaver(): DraftSaver {
  const saver = useContext(DraftSaverContext);
  if (saver === undefined) throw new Error("The fields of the wizard stand inside the wizard only.");
  return saver;
}

/** The draft as last saved; undefined until there is one. */
export function useSavedDraft() {
  return useStore(useDraftSaver().store).record;
}
