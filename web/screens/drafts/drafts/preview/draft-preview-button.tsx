// Opens the preview of the wording, whose code is fetched when it is first asked for.

import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import type { ButtonSize } from "../../../../ui/button-look.ts";
import { PreviewIcon } from "../../../../ui/icons.ts";
import { PREVIEW_WORDS } from "../draft-words.ts";

const DraftPreviewDialog = lazy(async () => {
  const { DraftPreviewDialog: Dialog } = await import("./draft-preview-dialog.tsx");
  return { default: Dialog };
});

export type PreviewedDraft = {
  readonly id: string;
  readonly organisationId: string;
  readonly referenceNumber: string;
};

type Props = {
  readonly draft: PreviewedDraft;
  readonly size?: ButtonSize;
  /** Saves what is still on its way, so that the preview shows what is on the screen. */
  readonly onBeforeOpen?: () => Promise<void>;
};

export function DraftPreviewButton({ draft, size = "regular", onBeforeOpen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, setOpening] = useState(false);

  const open = async () => {
    setOpening(true);
    await onBeforeOpen?.();
    setOpening(false);
    setOpen(true);
  };
  return (
    <>
      <Button icon={PreviewIcon} size={size} isLoading={isOpening} onClick={() => void open()}>
        {PREVIEW_WORDS.open}
      </Button>
      {isOpen && (
        <Suspense>
          <DraftPreviewDialog draft={draft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
