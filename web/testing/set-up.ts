// Leaves each test an empty page, so that nothing shown by one can be found by the next.

import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Tests that type into whole forms take their time on a busy machine, and so does what they wait for.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no scrolling; the router asks for it with every page.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.title = "";
});
