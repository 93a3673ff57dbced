// How wide an element is, followed as the room changes, so that what is drawn in it keeps the size of its words.

import { type RefObject, useEffect, useState } from "react";

const FIRST_WIDTH = 720;

export function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
