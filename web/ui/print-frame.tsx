// Shows a page made elsewhere in a frame of its own, and prints that frame alone.

import { type Ref, useEffect, useImperativeHandle, useRef } from "react";

/** The frame needs a moment after the press to lay itself out for paper (UI-22). */
export const PRINT_DELAY_MS = 300;

export type PrintFrameHandle = { readonly print: () => void };

export type PrintFrameProps = {
  readonly title: string;
  /** A blob: address or one of our own origin; anything else the content policy refuses. */
  readonly address: string;
  readonly ref?: Ref<PrintFrameHandle> | undefined;
  readonly onLoad?: ((page: Document | null) => void) | undefined;
  /** As high as a page is read in, or as what stands beside it. */
  readonly size?: "page" | "beside" | undefined;
};

const HEIGHTS = { page: "h-[min(56dvh,56rem)] sm:h-[min(70dvh,56rem)]", beside: "h-96 lg:h-110" };

export function PrintFrame({ title, address, ref, onLoad, size = "page" }: PrintFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useImperativeHandle(ref, () => ({
    print: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => frame.current?.contentWindow?.print(), PRINT_DELAY_MS);
    },
  }));
  useEffect(() => () => clearTimeout(timer.current), []);

  const loaded = () => {
    frame.current?.contentDocument?.addEventListener("keydown", ({ key }) => {
      if (key === "Escape")
        frame.current?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
    onLoad?.(frame.current?.contentDocument ?? null);
  };

  return (
    <iframe
      ref={frame}
      title={title}
      src={address}
      // A key that is pressed within the frame is heard by nobody outside, and a dialog is left by Escape from anywhere in it.
      onLoad={loaded}
      sandbox="allow-same-origin allow-modals"
      className={`block ${HEIGHTS[size]} w-full rounded-control bg-surface shadow-control`}
    />
  );
}
