// Dialogs: a short form that guards what was typed, a question, and one that takes a file.

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { DropZone } from "./drop-zone.tsx";
import { type ExampleSet, Held } from "./example.tsx";
import { TextField } from "./text-field.tsx";

const RULE = {
  endings: ["pdf", "png", "jpg", "jpeg"],
  bytesMax: 30_000_000,
  wrongTypeMessage: "You Have Attached a Wrong File Type Please Attach PDF, PNG, JPG or JPEG File",
};

export const EXAMPLES: ExampleSet = {
  title: "Dialogs",
  examples: {
    "A short form": opened({ children: "Invite member" }, (close) => (
      <Held start="">
        {(email, onChange) => (
          <Dialog
            title="Invite member"
            sentence="They get an email with a link."
            hasUnsavedChanges={email !== ""}
            onClose={close}
            actions={
              <>
                <Button onClick={close}>Cancel</Button>
                <Button variant="primary" onClick={close}>
                  Send invitation
                </Button>
              </>
            }
          >
            <TextField
              label="Email"
              type="email"
              value={email}
              onChange={({ target }) => onChange(target.value)}
            />
          </Dialog>
        )}
      </Held>
    )),
    "A question": opened({ children: "Cancel draft", variant: "danger-quiet" }, (close) => (
      <ConfirmDialog
        title="Cancel this draft?"
        sentence="The beneficiary and Macquarie are told. A cancelled draft can't be taken up again."
        confirmLabel="Cancel draft"
        cancelLabel="Keep draft"
        isDangerous
        onConfirm={close}
        onClose={close}
      />
    )),
    "A file": opened({ children: "Attach file" }, (close) => (
      <Dialog
        title="Attach file"
        sentence="It is scanned before anyone can open it."
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" isDisabled>
              Upload
            </Button>
          </>
        }
      >
        <DropZone
          label="File"
          hint="PDF, PNG, JPG or JPEG, up to 30 MB"
          rule={RULE}
          onFiles={() => undefined}
        />
      </Dialog>
    )),
  },
};

function opened(button: ButtonProps, dialog: (close: () => void) => ReactNode) {
  return (
    <Held start={false}>
      {(isOpen, setOpen) => (
        <>
          <Button {...button} onClick={() => setOpen(true)} />
          {isOpen && dialog(() => setOpen(false))}
        </>
      )}
    </Held>
  );
}
