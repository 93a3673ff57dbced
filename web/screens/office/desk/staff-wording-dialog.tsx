// The wording as it would be issued today, to read beside the checks and to print.

import { ReadPending } from "../../../app/read-pending.tsx";
import { PrintDialog } from "../../../ui/print-dialog.tsx";
import { STAFF_DRAFT_WORDS as WORDS } from "../../drafts/drafts/public/staff-words.ts";
import { useWordingAddress } from "../../drafts/wording/public/use-wording-address.ts";
import type { StaffWording } from "./use-staff-draft.ts";

export type StaffWordingDialogProps = { readonly wording: StaffWording; readonly onClose: () => void };

export function StaffWordingDialog({ wording, onClose }: StaffWordingDialogProps) {
  const html = wording.failure === undefined ? wording.data?.draftPreview.html : undefined;
  const address = useWordingAddress(html, WORDS.wordingTitle);

  return (
    <PrintDialog
      title={WORDS.wordingTitle}
      sentence={WORDS.wordingSentence}
      address={address}
      instead={
        html === undefined && (
          <ReadPending
            of={wording}
            notLoaded={WORDS.wordingFailed}
            sentence={WORDS.tryAgain}
            loading={WORDS.wordingLoading}
            rows={6}
          />
        )
      }
      onClose={onClose}
    >
      {(frame) => frame}
    </PrintDialog>
  );
}
