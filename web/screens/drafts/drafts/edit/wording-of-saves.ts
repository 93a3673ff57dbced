// The wording that comes with a save: asked for while it stands beside the form, so that it is never older than what was saved.

import { createContext, useContext } from "react";
import { createStore, type Store } from "../../../../app/store.ts";

/** Of the draft in that version. */
type SavedWording = { readonly version: number; readonly html: string };

export type WordingOfSaves = {
  readonly last: Store<SavedWording | undefined>;
  isShown(): boolean;
  /** Answers what ends it. */
  show(): () => void;
};

export function createWordingOfSaves(): WordingOfSaves {
  const held = { shown: 0 };
  return {
    last: createStore<SavedWording | undefined>(undefined),
    isShown: () => held.shown > 0,
    show() {
      held.shown += 1;
      return () => {
        held.shown -= 1;
      };
    },
  };
}

export const WordingOfSavesContext = createContext<WordingOfSaves | undefined>(undefined);

export function useWordingOfSaves(): WordingOfSaves {
  const wording = useContext(WordingOfSavesContext);
  if (wording === undefined) throw new Error("The wording stands beside the fields of the wizard only.");
  return wording;
}
