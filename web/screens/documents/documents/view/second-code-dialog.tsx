// Shows the second code of a handover, this once: it goes with the paper or is said, and never by the same email.

import { Button } from "../../../../ui/button.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { DOCUMENT_CUSTODY_WORDS as WORDS } from "./document-view-words.ts";

type SecondCodeDialogProps = { readonly code: string; readonly onClose: () => void };

export function SecondCodeDialog({ code, onClose }: SecondCodeDialogProps) {
  return (
    <Dialog
      title={WORDS.secondCode}
      sentence={WORDS.secondCodeSentence}
      mustBeAnswered
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {WORDS.secondCodeDone}
        </Button>
      }
    >
      <p className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken p-4">
        <span className="figures text-amount font-medium tracking-widest">{code}</span>
        <CopyButton text={code} label={WORDS.copySecondCode} />
      </p>
    </Dialog>
  );
}
