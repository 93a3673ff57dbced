// The wording as it would be issued today, to read beside the checks and to print.

import { useRef } from "react";
import { ReadPending } from "../../../app/read-pending.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PrintIcon } from "../../../ui/icons.ts";
import { PrintFrame, type PrintFrameHandle } from "../../../ui/print-frame.tsx";
import { useWordingAddress } from "../../drafts/wording/public/use-wording-address.ts";
import { STAFF_DRAFT_WORDS as WORDS } from "./staff-words.ts";
import type { StaffWording } from "./use-staff-draft.ts";

export type StaffWordingDialogProps = { readonly wording: StaffWording; readonly onClose: () => void };

export function StaffWordingDialog({ wording, onClose }: StaffWordingDialogProps) {
  const frame = useRef<PrintFrameHandle>(null);
  const html = wording.failure === undefined ? wording.data?.draftPreview.html : undefined;
  const address = useWordingAddress(html, WORDS.wordingTitle);

  return (
    <Dialog
      title={WORDS.wordingTitle}
      sentence={WORDS.wordingSentence}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.close}</Button>
          <Button
            variant="primary"
            icon={PrintIcon}
            isDisabled={address === undefined}
            onClick={() => frame.current?.print()}
          >
            {WORDS.print}
          </Button>
        </>
      }
    >
      {html === undefined && (
        <ReadPending
          of={wording}
          notLoaded={WORDS.wordingFailed}
          sentence={WORDS.tryAgain}
          loading={WORDS.wordingLoading}
          rows={6}
        />
      )}
      {html !== undefined && address !== undefined && (
        <PrintFrame ref={frame} title={WORDS.wordingTitle} address={address} />
      )}
    </Dialog>
  );
}
