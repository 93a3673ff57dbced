// Shows that the wait before another code is seen going down, second by second.
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useCountdown } from "./use-countdown.ts";

afterEach(() => vi.useRealTimers());

test("it counts whole seconds down to zero, stays there, and begins again when told", () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useCountdown(3));
  const second = () => act(() => vi.advanceTimersByTime(1000));

  expect(result.current.secondsLeft).toBe(3);
  second();
  expect(result.current.secondsLeft).toBe(2);
  second();
  second();
  second();
  expect(result.current.secondsLeft).toBe(0);
  act(() => result.current.restart(60));
  second();
  expect(result.current.secondsLeft).toBe(59);
});
