// The wording as it would be issued today, to read beside the checks and to print.

import { ErrorState } from "../../../ui/error-state.tsx";
import { PrintDialog } from "../../../ui/print-dialog.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { useWordingAddress } from "../../drafts/wording/public/use-wording-address.ts";
import { STAFF_DRAFT_WORDS as WORDS } from "./staff-words.ts";
import type { StaffWording } from "./use-staff-draft.ts";

export type StaffWordingDialogProps = { readonly wording: StaffWording; readonly onClose: () => void };

export function StaffWordingDialog({ wording, onClose }: StaffWordingDialogProps) {
  const address = useWordingAddress(
    wording.status === "ready" ? wording.html : undefined,
    WORDS.wordingTitle,
  );

  return (
    <PrintDialog
      title={WORDS.wordingTitle}
      sentence={WORDS.wordingSentence}
      address={address}
      instead={
        wording.status === "failed" ? (
          <ErrorState title={WORDS.wordingFailed} sentence={WORDS.tryAgain} onRetry={wording.retry} />
        ) : (
          wording.status === "loading" && <SkeletonRows rows={6} label={WORDS.wordingLoading} />
        )
      }
      onClose={onClose}
    >
      {(frame) => frame}
    </PrintDialog>
  );
}
