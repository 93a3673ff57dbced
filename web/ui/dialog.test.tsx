// Dialogs take the focus, keep the page behind out of reach, and never throw away what was typed without asking.

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./text-field.tsx";
import { ToastRegion } from "./toast-region.tsx";

function Invite() {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite member</Button>
      <ToastRegion />
      {isOpen && (
        <Dialog
          title="Invite member"
          sentence="They get an email with a link."
          hasUnsavedChanges={email !== ""}
          onClose={() => setOpen(false)}
          actions={<Button variant="primary">Send invitation</Button>}
        >
          <TextField label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Dialog>
      )}
    </>
  );
}

test("the focus is in a dialog as soon as the dialog is there, so that nothing typed goes astray", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(() => void vi.unstubAllGlobals());
  const isThere = new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector("[role=dialog]") === null) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  root.render(
    <Dialog title="Invite member" onClose={() => {}}>
      <TextField label="Email" defaultValue="" />
    </Dialog>,
  );
  await isThere;
  const focused = document.activeElement;
  const field = screen.getByRole("textbox", { name: "Email" });
  flushSync(() => root.unmount());
  container.remove();
  expect(focused).toBe(field);
});

test("the focus goes to the first field, the page behind is out of reach but for the messages, and all is as before once closed", async () => {
  const { container } = render(<Invite />);
  const opener = screen.getByRole("button", { name: "Invite member" });
  await userEvent.click(opener);
  expect(
    screen.getByRole("dialog", { name: "Invite member", description: "They get an email with a link." }),
  ).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
  expect(container.hasAttribute("inert")).toBe(true);
  expect(screen.getByRole("region", { name: "Notifications" }).hasAttribute("inert")).toBe(false);

  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(container.hasAttribute("inert")).toBe(false);
  expect(document.activeElement).toBe(opener);
});

test("leaving with something typed asks first, and staying keeps it", async () => {
  render(<Invite />);
  await userEvent.click(screen.getByRole("button", { name: "Invite member" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "priya@lachlancivil.example");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByText("Leave without saving what you typed?")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe(
    "priya@lachlancivil.example",
  );
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a dialog that must be answered can't be escaped", async () => {
  const onClose = vi.fn();
  render(<Dialog title="Terms of Use" mustBeAnswered onClose={onClose} actions={<Button>Accept</Button>} />);
  await userEvent.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("a dangerous question begins at the way back, so that Enter alone does no harm", async () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(
    <ConfirmDialog
      title="Cancel this draft?"
      sentence="It can't be taken up again."
      confirmLabel="Cancel draft"
      cancelLabel="Keep draft"
      isDangerous
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  await userEvent.keyboard("{Enter}");
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});
