// Dialogs: a short form that guards what was typed, a question, and one that takes a file.

import { useState } from "react";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { DropZone } from "./drop-zone.tsx";
import type { ExampleSet } from "./example.ts";
import { TextField } from "./text-field.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Dialogs",
  examples: [
    { name: "A short form", Show: FormDialogExample },
    { name: "A question", Show: ConfirmExample },
    { name: "A file", Show: FileDialogExample },
  ],
};

function FormDialogExample() {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite member</Button>
      {isOpen && (
        <Dialog
          title="Invite member"
          sentence="They get a mail with a link."
          hasUnsavedChanges={email !== ""}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                Send invitation
              </Button>
            </>
          }
        >
          <TextField
            label="Email"
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Dialog>
      )}
    </>
  );
}

function ConfirmExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        Cancel draft
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Cancel this draft?"
          sentence="The beneficiary and Macquarie are told. A cancelled draft can't be taken up again."
          confirmLabel="Cancel draft"
          cancelLabel="Keep draft"
          isDangerous
          onConfirm={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function FileDialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Attach file</Button>
      {isOpen && (
        <Dialog
          title="Attach file"
          sentence="It is scanned before anyone can open it."
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
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
      )}
    </>
  );
}

const RULE = {
  endings: ["pdf", "png", "jpg", "jpeg"],
  bytesMax: 30_000_000,
  wrongTypeMessage: "You Have Attached a Wrong File Type Please Attach PDF, PNG, JPG or JPEG File",
};
