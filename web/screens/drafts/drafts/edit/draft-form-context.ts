// What the fields of the wizard share: which of them may be edited now, and the saver behind them.

import { createContext, useContext } from "react";
import { useStore } from "../../../../app/store.ts";
import type { DraftSaver } from "./draft-saver.ts";

export const DraftSaverContext = createContext<DraftSaver | undefined>(undefined);

export function useDraftSaver(): DraftSaver {
  const saver = useContext(DraftSaverContext);
  if (saver === undefined) throw new Error("The fields of the wizard stand inside the wizard only.");
  return saver;
}

/** The draft as last saved; undefined until there is one. */
export function useSavedDraft() {
  return useStore(useDraftSaver().store).draft;
}

/** Undefined while nothing is locked: a draft that does not exist yet is open everywhere. */
export const EditableFieldsContext = createContext<readonly string[] | undefined>(undefined);

/** The server says which fields are open (`editableFields`); a nested field is open with its group. */
export function useIsLocked(path: string): boolean {
  const editable = useContext(EditableFieldsContext);
  const [field = path] = path.split(".");
  return editable !== undefined && !editable.includes(field);
}
