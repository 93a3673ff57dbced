// A page made elsewhere, shown in a dialog that prints its frame alone; Close and Print.

import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { PrintIcon } from "./icons.ts";
import { PrintFrame, type PrintFrameHandle } from "./print-frame.tsx";

type PrintDialogProps = {
  readonly title: string;
  readonly sentence: string;
  /** Undefined until the page has been made. */
  readonly address: string | undefined;
  /** What stands in its place until then. */
  readonly instead?: ReactNode;
  readonly onClose: () => void;
  readonly children: (frame: ReactNode) => ReactNode;
};

export function PrintDialog({ title, sentence, address, instead, onClose, children }: PrintDialogProps) {
  const frame = useRef<PrintFrameHandle>(null);
  return (
    <Dialog
      title={title}
      sentence={sentence}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            icon={PrintIcon}
            variant="primary"
            isDisabled={address === undefined}
            onClick={() => frame.current?.print()}
          >
            Print
          </Button>
        </>
      }
    >
      {address === undefined ? instead : children(<PrintFrame ref={frame} title={title} address={address} />)}
    </Dialog>
  );
}
