// Asks before a page is left on which something typed has not reached the server.

import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { AUTOSAVE_WORDS } from "./autosave-words.ts";

const WORDS = AUTOSAVE_WORDS.leave;

export function LeaveDialog({
  onLeave,
  onStay,
}: {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}) {
  return (
    <ConfirmDialog
      title={WORDS.title}
      sentence={WORDS.sentence}
      confirmLabel={WORDS.leave}
      cancelLabel={WORDS.stay}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
