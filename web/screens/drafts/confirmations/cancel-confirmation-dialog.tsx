// Asks before the beneficiary is asked no longer.

import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { ConfirmationCancel } from "./confirmation-operations.ts";
import { ASK_WORDS as WORDS } from "./confirmation-words.ts";

type CancelProps = { readonly id: string; readonly onDone: () => void; readonly onClose: () => void };

export function CancelConfirmationDialog({ id, onDone, onClose }: CancelProps) {
  return (
    <CommandDialog
      command={ConfirmationCancel}
      input={{ id }}
      title={WORDS.cancelTitle}
      sentence={WORDS.cancelSentence}
      confirmLabel={WORDS.cancelConfirm}
      cancelLabel={WORDS.cancelKeep}
      done={{ title: WORDS.cancelled }}
      notDone={WORDS.notCancelled}
      onDone={onDone}
      onRefused={onDone}
      onClose={onClose}
    />
  );
}
