// A small panel that opens beside its button, above everything else, and goes away by Escape or a press elsewhere.

import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

export type PopupProps = Omit<ComponentProps<"div">, "ref" | "style" | "popover"> & {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly align?: "start" | "end" | undefined;
  /** At least as wide as what it hangs from. */
  readonly matchesAnchor?: boolean | undefined;
};

/** Without it the panel still stands over the page, by its place in the document. */
const HAS_TOP_LAYER = typeof HTMLElement.prototype.showPopover === "function";
const GAP_PX = 4;
const EDGE_PX = 8;

/** Rendered while open. Being in the browser's top layer, it is never cut off by a card or covered by a dialog. */
export function Popup({
  anchor,
  onClose,
  align = "start",
  matchesAnchor = false,
  className,
  ...rest
}: PopupProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(panel, anchor, { align, matchesAnchor });
  useDismissal(panel, anchor, onClose);
  return (
    <div
      {...rest}
      ref={panel}
      popover={HAS_TOP_LAYER ? "manual" : undefined}
      className={classNames(
        "fixed z-50 m-0 max-h-[min(24rem,80dvh)] animate-pop overflow-y-auto rounded-[10px] bg-raised p-1 text-ink shadow-2",
        className,
      )}
    />
  );
}

function usePlacement(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  { align, matchesAnchor }: { readonly align: "start" | "end"; readonly matchesAnchor: boolean },
): void {
  useLayoutEffect(() => {
    const place = () => {
      if (panel.current === null || anchor.current === null) return;
      const box = anchor.current.getBoundingClientRect();
      if (matchesAnchor) panel.current.style.minWidth = `${box.width}px`;
      const { offsetWidth: width, offsetHeight: height } = panel.current;
      const left = align === "start" ? box.left : box.right - width;
      const fitsBelow = box.bottom + GAP_PX + height <= window.innerHeight - EDGE_PX;
      const top = fitsBelow || box.top < height + GAP_PX ? box.bottom + GAP_PX : box.top - GAP_PX - height;
      panel.current.style.left = `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - width - EDGE_PX))}px`;
      panel.current.style.top = `${Math.max(EDGE_PX, Math.min(top, window.innerHeight - height - EDGE_PX))}px`;
    };
    panel.current?.showPopover?.();
    place();
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, true);
    return () => {
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, true);
    };
  }, [panel, anchor, align, matchesAnchor]);
}

function useDismissal(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const target = event.target instanceof Node ? event.target : null;
      if (panel.current?.contains(target) || anchor.current?.contains(target)) return;
      close.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Closes this panel only, not the dialog it may stand in.
      event.stopPropagation();
      event.preventDefault();
      close.current();
    };
    document.addEventListener("pointerdown", onPress, true);
    document.addEventListener("keydown", onKey, true);
    return () => {
      document.removeEventListener("pointerdown", onPress, true);
      document.removeEventListener("keydown", onKey, true);
    };
  }, [panel, anchor]);
}
