// A question or a short form over the page: 520 px wide, a sheet from below on phones. Leaving with unsaved changes asks first.

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.ts";
import { freezePageBehind } from "./page-active.ts";

export type DialogProps = {
  readonly title: string;
  readonly sentence?: ReactNode;
  readonly children?: ReactNode;
  /** Stays in sight above the buttons, however long the rest is: what must be ticked before they act. */
  readonly foot?: ReactNode;
  /** The buttons, the one that acts last. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /** Something typed would be lost: closing by Escape, the cross or the backdrop asks first. */
  readonly hasUnsavedChanges?: boolean | undefined;
  readonly width?: "regular" | "wide" | undefined;
  /** A palette begins with its own field instead of its title, keeps to the top, and takes the whole of a phone. */
  readonly look?: "regular" | "palette" | undefined;
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** A dialog that must be answered has no cross and ignores Escape and the backdrop. */
  readonly mustBeAnswered?: boolean | undefined;
};

/** Rendered while open; the caller keeps the state. Focus goes in, stays in, and returns to where it was. */
export function Dialog(props: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  const ids = { title: useId(), sentence: useId() };
  const panel = useDialogFocus();
  const look = props.look ?? "regular";

  const leave = () => {
    if (props.mustBeAnswered) return;
    if (props.hasUnsavedChanges) setAsking(true);
    else props.onClose();
  };

  return createPortal(
    <div data-print="hide" className={`fixed inset-0 z-40 flex justify-center sm:p-6 ${PLACES[look]}`}>
      <div aria-hidden="true" onPointerDown={leave} className="absolute inset-0 animate-fade bg-scrim" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the role is always dialog or alertdialog. */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is always dialog or alertdialog. */}
      <div
        ref={panel}
        role={props.role ?? "dialog"}
        aria-modal="true"
        aria-labelledby={ids.title}
        aria-describedby={props.sentence === undefined ? undefined : ids.sentence}
        tabIndex={-1}
        onKeyDown={(event) => leaveOnEscape(event, leave)}
        className={`relative flex w-full animate-rise flex-col overflow-hidden bg-raised shadow-2 sm:animate-pop sm:rounded-dialog ${PANELS[look]} ${WIDTHS[props.width ?? "regular"]}`}
      >
        {look === "palette" ? (
          <>
            <h2 id={ids.title} className="sr-only">
              {props.title}
            </h2>
            {props.children}
          </>
        ) : (
          <DialogContent
            {...props}
            ids={ids}
            onLeave={leave}
            isAsking={isAsking}
            onStay={() => setAsking(false)}
          />
        )}
      </div>
    </div>,
    document.body,
  );
}

type ContentProps = DialogProps & {
  readonly ids: { readonly title: string; readonly sentence: string };
  readonly isAsking: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

function DialogContent({ ids, isAsking, onLeave, onStay, ...props }: ContentProps) {
  return (
    <>
      <div className="flex items-start gap-3 px-5 pt-5 sm:px-6">
        <div className="min-w-0 flex-1">
          <h2 id={ids.title} className="text-heading font-semibold">
            {props.title}
          </h2>
          {props.sentence !== undefined && (
            <p id={ids.sentence} className="text-body text-ink-2">
              {props.sentence}
            </p>
          )}
        </div>
        {!props.mustBeAnswered && (
          <div className="-mt-2 -mr-3 sm:-mt-1 sm:-mr-2">
            <IconButton icon={CloseIcon} label="Close" onClick={onLeave} />
          </div>
        )}
      </div>
      {hasContent(props.children) && (
        <div className="scroll-edges mt-5 min-h-0 overflow-y-auto px-5 has-[>form:empty]:hidden sm:px-6">
          {props.children}
        </div>
      )}
      {hasContent(props.foot) && (
        <div className="border-t border-line px-5 pt-3 sm:px-6 sm:pt-4">{props.foot}</div>
      )}
      {isAsking ? (
        <LeaveQuestion onLeave={props.onClose} onStay={onStay} />
      ) : (
        <DialogActions>{props.actions}</DialogActions>
      )}
    </>
  );
}

/** What is left out by a condition takes no room. */
function hasContent(children: ReactNode): boolean {
  return children !== undefined && children !== null && children !== false;
}

const WIDTHS = { regular: "sm:max-w-130", wide: "sm:max-w-210" };
const PLACES = {
  regular: "items-end sm:items-center",
  palette: "items-stretch sm:items-start sm:pt-[12dvh]!",
};
const PANELS = {
  regular: "max-h-[92dvh] rounded-t-dialog sm:max-h-full",
  palette: "h-dvh sm:h-auto sm:max-h-[72dvh]",
};

function DialogActions({ children }: { readonly children: ReactNode }) {
  if (children === undefined) return <div className="pb-5 sm:pb-6" />;
  return (
    <div className="flex flex-col-reverse gap-2 px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] *:w-full sm:flex-row sm:items-center sm:justify-end sm:px-6 sm:pb-6 sm:*:w-auto">
      {children}
    </div>
  );
}

function LeaveQuestion({ onLeave, onStay }: { readonly onLeave: () => void; readonly onStay: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => stay.current?.focus(), []);
  return (
    <div className="mt-5 bg-sunken" role="alert">
      <p className="px-5 pt-4 text-body font-medium sm:px-6">Leave without saving what you typed?</p>
      <DialogActions>
        <Button variant="danger-quiet" onClick={onLeave}>
          Leave
        </Button>
        <Button ref={stay} variant="secondary" onClick={onStay}>
          Keep editing
        </Button>
      </DialogActions>
    </div>
  );
}

function leaveOnEscape(event: KeyboardEvent, leave: () => void): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  event.stopPropagation();
  leave();
}

function useDialogFocus() {
  const panel = useRef<HTMLDivElement>(null);
  // Before it is seen: what is typed at once goes on in the field in which it was begun.
  useLayoutEffect(() => {
    if (panel.current === null) return;
    const before = document.activeElement;
    const unfreeze = freezePageBehind(panel.current);
    firstStop(panel.current).focus();
    return () => {
      unfreeze();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return panel;
}

/** A field first, so that typing can begin; otherwise the dialog itself, so that its title is read. */
function firstStop(panel: HTMLElement): HTMLElement {
  return (
    panel.querySelector<HTMLElement>(
      "[autofocus], [data-first-focus], input:not([type=hidden]), select, textarea",
    ) ?? panel
  );
}
