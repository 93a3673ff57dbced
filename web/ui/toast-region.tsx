// Shows the messages where no button waits: on phones below the top bar, elsewhere at the bottom right, above a bar of buttons and beside a
// dialog's. Good news comes politely, failures at once and with a way to dismiss them.

import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";
import { CloseIcon } from "./icons.ts";
import {
  dismissToast,
  type ShownToast,
  TOAST_DURATION_MS,
  type ToastTone,
  useToasts,
} from "./toast-store.ts";

/** Mounted once, by the shell. It lives outside the page's root so that an open dialog leaves it usable. */
export function ToastRegion() {
  const toasts = useToasts();
  return createPortal(
    <section
      aria-label="Notifications"
      data-stays-active=""
      data-print="hide"
      className={classNames(
        "pointer-events-none fixed inset-x-4 top-16 z-50 flex flex-col items-stretch gap-2",
        "sm:top-auto sm:bottom-4 sm:left-auto sm:w-90 sm:[html:has([data-bottom-bar])_&]:bottom-20",
        "sm:[html:has([aria-modal])_&]:right-auto sm:[html:has([aria-modal])_&]:left-4",
      )}
    >
      <div role="status" className="flex flex-col gap-2">
        {toasts
          .filter((toast) => !isFailure(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert" className="flex flex-col gap-2">
        {toasts.filter(isFailure).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>,
    document.body,
  );
}

function isFailure(toast: ShownToast): boolean {
  return toast.tone === "danger";
}

const DOTS: Record<ToastTone, string> = {
  ok: "bg-accent",
  info: "bg-info",
  warn: "bg-warn",
  danger: "bg-danger",
};

function ToastCard({ toast }: { readonly toast: ShownToast }) {
  const [isHeld, setHeld] = useState(false);
  useDismissal(toast, isHeld);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the message while it is read is no action of its own.
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-card bg-raised py-3 pr-2 pl-4 shadow-2"
    >
      <span
        aria-hidden="true"
        className={classNames("mt-1.5 size-2 shrink-0 rounded-full", DOTS[toast.tone ?? "ok"])}
      />
      <div className="min-w-0 flex-1 py-px">
        <p className="text-body font-medium break-words">{toast.title}</p>
        {toast.detail && <p className="text-label break-words text-ink-2">{toast.detail}</p>}
        <ToastActions toast={toast} />
      </div>
      <button
        type="button"
        aria-label={`Dismiss: ${toast.title}`}
        onClick={() => dismissToast(toast.id)}
        className="-my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-ink/6 hover:text-ink sm:-my-1 sm:size-8"
      >
        <CloseIcon />
      </button>
    </div>
  );
}

function ToastActions({ toast }: { readonly toast: ShownToast }) {
  const { action } = toast;
  if (action === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => {
        dismissToast(toast.id);
        action.onSelect();
      }}
      className="mt-1 rounded-[3px] text-label font-medium text-accent-text hover:underline"
    >
      {action.label}
    </button>
  );
}

function useDismissal(toast: ShownToast, isHeld: boolean): void {
  const { id, durationMs = TOAST_DURATION_MS } = toast;
  const leftMs = useRef(durationMs);

  useEffect(() => {
    if (isHeld || leftMs.current === null) return;
    const timer = setTimeout(() => dismissToast(id), leftMs.current);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
}
