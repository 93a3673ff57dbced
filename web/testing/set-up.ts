// Leaves each test an empty page and an empty memory, so that nothing of one can be found by the next, in whatever file.

import { cleanup, configure, getConfig, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { forgetClientMemory } from "./client-memory.ts";

// On a busy machine whole forms take their time to be typed, and so does a screen's code when it is first opened.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000, getElementError: elementError });

// jsdom has no scrolling; the router asks for it with every page.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => void vi.spyOn(window, "addEventListener"));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const heard of vi.mocked(window.addEventListener).mock.calls) window.removeEventListener(...heard);
  forgetClientMemory();
  localStorage.clear();
  sessionStorage.clear();
  emptyPage();
});

// A module that is on its way when a file ends would stay broken for the files after it, which share it.
afterAll(() => vi.dynamicImportSettled());

/** What was opened in the file before stands in the same page: the elements, and what was written on the outermost ones. */
function emptyPage(): void {
  document.title = "";
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const part of [document.documentElement, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  }
  window.history.replaceState({}, "", "/");
}

/** With the page as it stood, but for a look that is taken again: to print a page for each took a tenth of the time. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error([message, isLookAgain() ? "" : prettyDOM(container)].filter(Boolean).join("\n\n"));
  error.name = "TestingLibraryElementError";
  return error;
}

/** The library's own mark of what `findBy` and `waitFor` try and may try again. */
function isLookAgain(): boolean {
  const config = getConfig();
  return "_disableExpensiveErrorDiagnostics" in config && config._disableExpensiveErrorDiagnostics === true;
}
