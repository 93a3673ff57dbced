// Shows: UI-24, E-35.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadOutsideScript, POLL_MS, POLLS_MAX } from "./outside-script.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let addresses = 0;

/** A page in which nothing is really fetched. */
function aPlace() {
  addresses += 1;
  const script = `https://count.example/${addresses}.js`;
  const globals: Record<string, unknown> = {};
  const page = document.implementation.createHTMLDocument();
  const elements = () => [...page.head.querySelectorAll("script")];
  return { what: { script, handler: "countPages", key: "" }, place: { page, globals }, elements };
}

test("a script is there once it has made its name, a while after it has loaded", async () => {
  const { what, place, elements } = aPlace();
  const loading = loadOutsideScript(what, place);
  expect(elements().map(({ src, async }) => ({ src, async }))).toEqual([{ src: what.script, async: true }]);
  elements()[0]?.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(POLL_MS * 3);
  const handler = () => undefined;
  place.globals.countPages = handler;
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(await loading).toBe(handler);
});

test("its name is looked for a hundred times, 50 ms apart, and then no more", async () => {
  expect([POLLS_MAX, POLL_MS]).toEqual([100, 50]);
  const { what, place, elements } = aPlace();
  const failed = vi.fn();
  loadOutsideScript(what, place).catch(failed);
  elements()[0]?.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});

test("a script that never comes is given up after 120 seconds, and asked for anew the next time", async () => {
  const { what, place, elements } = aPlace();
  const failed = vi.fn();
  loadOutsideScript(what, place).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();

  place.globals.countPages = () => undefined;
  const again = loadOutsideScript(what, place);
  expect(elements()).toHaveLength(2);
  elements()[1]?.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(0);
  await again;
});

test("one that is refused is taken out of the page, and two who want the same get one", async () => {
  const { what, place, elements } = aPlace();
  const failed = vi.fn();
  loadOutsideScript(what, place).catch(failed);
  loadOutsideScript(what, place).catch(failed);
  expect(elements()).toHaveLength(1);
  elements()[0]?.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledTimes(2);
  expect(elements()).toHaveLength(0);
});
