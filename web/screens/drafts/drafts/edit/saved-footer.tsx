// The foot of the wizard: whether what is typed is saved, and the buttons back and on.

import type { ReactNode } from "react";
import { useSavedNote } from "../../../../app/form/saved-note.ts";
import { Button } from "../../../../ui/button.tsx";
import { StickyFooter } from "../../../../ui/sticky-footer.tsx";
import { useDraftSaver } from "./draft-form-context.ts";

type Props = {
  /** The button at the left of the one that goes on. */
  readonly before?: ReactNode;
  readonly onContinue: () => void;
  readonly continueLabel: string;
  readonly isLoading?: boolean;
};

export function SavedFooter({ before, onContinue, continueLabel, isLoading = false }: Props) {
  return (
    <StickyFooter {...useSavedNote(useDraftSaver())}>
      {before}
      <Button variant="primary" isLoading={isLoading} onClick={onContinue}>
        {continueLabel}
      </Button>
    </StickyFooter>
  );
}
