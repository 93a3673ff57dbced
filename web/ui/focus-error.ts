// Takes the reader to the first faulty field, also when its step or panel is still being drawn.

export const FOCUS_ERROR_TRIES = 8;
export const FOCUS_ERROR_WAIT_MS = 250;

const ACTS = ["keydown", "pointerdown"] as const;

/** Looks at once, then up to eight times at 250 ms (UI-23), unless the reader goes on meanwhile. Answers how to stop looking. */
export function focusFirstError(
  scope: ParentNode = document,
  selector = '[aria-invalid="true"]',
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (triesLeft: number) => {
    // What waits to be shown with the rest of its page cannot take the focus yet.
    const field = [...scope.querySelectorAll<HTMLElement>(selector)].find(
      (each) => each.closest("[hidden]") === null,
    );
    if (field) {
      stop();
      field.scrollIntoView?.({ block: "center" });
      field.focus({ preventScroll: true });
      return;
    }
    if (triesLeft === 0) return stop();
    timer = setTimeout(() => look(triesLeft - 1), FOCUS_ERROR_WAIT_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    for (const act of ACTS) document.removeEventListener(act, stop, true);
  };

  for (const act of ACTS) document.addEventListener(act, stop, true);
  look(FOCUS_ERROR_TRIES);
  return stop;
}
