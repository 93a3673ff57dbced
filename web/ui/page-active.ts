// Puts the page behind a dialog out of reach: no focus, no pointer, no reading, until the last dialog closes.

const frozen = new Map<Element, number>();

/** Freezes every part of the body except the dialog and what must stay usable, and answers how to undo it. */
export function freezePageBehind(dialog: Element): () => void {
  const others = Array.from(document.body.children).filter(
    (part) => !part.contains(dialog) && !part.hasAttribute("data-stays-active"),
  );
  for (const part of others) hold(part);
  lockScroll();
  return () => {
    for (const part of others) release(part);
    if (frozen.size === 0) unlockScroll();
  };
}

function hold(part: Element): void {
  frozen.set(part, (frozen.get(part) ?? 0) + 1);
  part.setAttribute("inert", "");
}

function release(part: Element): void {
  const left = (frozen.get(part) ?? 1) - 1;
  if (left > 0) {
    frozen.set(part, left);
    return;
  }
  frozen.delete(part);
  part.removeAttribute("inert");
}

/** Keeps the width that the scroll bar took, so that nothing behind the dialog moves sideways. */
function lockScroll(): void {
  const root = document.documentElement;
  if (root.hasAttribute("data-scroll-locked")) return;
  root.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
  root.setAttribute("data-scroll-locked", "");
}

function unlockScroll(): void {
  document.documentElement.removeAttribute("data-scroll-locked");
  document.documentElement.style.paddingRight = "";
}
