// Copies a text and says so (E-33, E-34).

import { useEffect, useRef, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { CheckIcon, CopyIcon } from "./icons.ts";
import { showToast } from "./toast-store.ts";

export type CopyButtonProps = {
  readonly text: string;
  /** Names what is copied, as in "Copy deposit reference". */
  readonly label: string;
};

const DONE_MS = 1500;

export function CopyButton({ text, label }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    if (!(await copyText(text))) return;
    setDone(true);
    timer.current = setTimeout(() => setDone(false), DONE_MS);
  };

  return <IconButton icon={isDone ? CheckIcon : CopyIcon} label={label} onClick={() => void copy()} />;
}

/** Copies and shows the toast; false when there was nothing to copy or the browser refused. */
async function copyText(text: string): Promise<boolean> {
  if (text.trim() === "") {
    showToast({ tone: "warn", title: "The content is empty" });
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The browser refuses outside a secure page or without permission; the reader can still select and copy.
    showToast({ tone: "danger", title: "Could not copy", detail: "Select the text and copy it yourself." });
    return false;
  }
  showToast({ tone: "ok", title: "Successfully copied to clipboard" });
  return true;
}
