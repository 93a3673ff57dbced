// The rail as a drawer over the page, in narrow windows: closed by Escape, its cross, a press beside it, or by going somewhere.

import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon } from "../../ui/icons.ts";
import { Logo } from "../../ui/logo.tsx";
import { freezePageBehind } from "../../ui/page-active.ts";
import { SHELL_WORDS } from "./shell-words.ts";

export function NavigationDrawer({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useDrawerFocus(panel);

  return createPortal(
    <div className="fixed inset-0 z-40 lg:hidden">
      <div aria-hidden="true" onPointerDown={onClose} className="absolute inset-0 animate-fade bg-scrim" />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-label={SHELL_WORDS.mainNavigation}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
        className="relative flex h-full w-72 max-w-[85vw] animate-slide flex-col gap-3 bg-canvas shadow-2"
      >
        <div className="flex h-14 shrink-0 items-center justify-between pr-2.5 pl-5">
          <Logo />
          <IconButton icon={CloseIcon} label={SHELL_WORDS.closeNavigation} onClick={onClose} />
        </div>
        {children}
      </div>
    </div>,
    document.body,
  );
}

function useDrawerFocus(panel: { readonly current: HTMLDivElement | null }): void {
  useEffect(() => {
    if (panel.current === null) return;
    const before = document.activeElement;
    const unfreeze = freezePageBehind(panel.current);
    panel.current.focus();
    return () => {
      unfreeze();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [panel]);
}
