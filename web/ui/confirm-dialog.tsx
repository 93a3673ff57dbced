// Asks before an action that can't be taken back, and says what it will do.

import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export type ConfirmDialogProps = {
  readonly title: string;
  readonly sentence: ReactNode;
  /** The verb of the action, as in "Cancel draft". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly isDangerous?: boolean | undefined;
  readonly isLoading?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      sentence={props.sentence}
      onClose={props.onClose}
      actions={
        <>
          <Button data-first-focus="" onClick={props.onClose}>
            {props.cancelLabel ?? "Go back"}
          </Button>
          <Button
            variant={props.isDangerous ? "danger" : "primary"}
            isLoading={props.isLoading}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
