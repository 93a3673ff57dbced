// What may or may not come above other things is waited for before any of them is shown: nothing that is read moves when it comes.

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useState,
} from "react";

type Report = (part: string, isThere: boolean) => void;

const Waiting = createContext<Report>(() => {});

type ShownTogetherProps = {
  /** Stands there meanwhile. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** The children read what they show at once, and are seen once each that said it is late is there. */
export function ShownTogether({ fallback, children }: ShownTogetherProps) {
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());
  const [hasBeenShown, setShown] = useState(false);
  const report = useCallback<Report>(
    (part, isThere) =>
      setLate((before) => {
        if (before.has(part) !== isThere) return before;
        const after = new Set(before);
        if (isThere) after.delete(part);
        else after.add(part);
        return after;
      }),
    [],
  );
  const isShown = hasBeenShown || late.size === 0;
  useLayoutEffect(
    function stayShown() {
      // The children's own effects, which say who is late, have run before this one.
      const timer = setTimeout(() => setShown((before) => before || late.size === 0));
      return () => clearTimeout(timer);
    },
    [late],
  );
  return (
    <Waiting value={report}>
      {!isShown && fallback}
      <div hidden={!isShown} className="contents">
        {children}
      </div>
    </Waiting>
  );
}

/** For a part that is read: whether it has come, or failed to. */
export function useShownTogether(isThere: boolean): void {
  const report = useContext(Waiting);
  const part = useId();
  useLayoutEffect(
    function say() {
      report(part, isThere);
      return () => report(part, true);
    },
    [report, part, isThere],
  );
}
