// Shows: UI-22, W-04.

import { act, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrintFrame, type PrintFrameHandle } from "./print-frame.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the frame alone is printed, about 300 ms after the press, and once for two presses", () => {
  const handle = createRef<PrintFrameHandle>();
  render(<PrintFrame ref={handle} title="Preview of the guarantee" address="about:blank" />);
  const print = vi.fn();
  const frame = screen.getByTitle<HTMLIFrameElement>("Preview of the guarantee");
  Object.defineProperty(frame, "contentWindow", { value: { print } });
  act(() => {
    handle.current?.print();
    handle.current?.print();
  });
  vi.advanceTimersByTime(299);
  expect(print).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(print).toHaveBeenCalledOnce();
});
