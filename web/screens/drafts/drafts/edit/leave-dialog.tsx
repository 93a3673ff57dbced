// Asks before a page is left on which something typed has not reached the server.

import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { LEAVE_WORDS } from "../draft-words.ts";

export function LeaveDialog({
  onLeave,
  onStay,
}: {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}) {
  return (
    <ConfirmDialog
      title={LEAVE_WORDS.title}
      sentence={LEAVE_WORDS.sentence}
      confirmLabel={LEAVE_WORDS.leave}
      cancelLabel={LEAVE_WORDS.stay}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
