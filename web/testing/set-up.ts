// Leaves each test an empty page, so that nothing shown by one can be found by the next.

import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// jsdom has no scrolling; the router asks for it with every page.
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.title = "";
});
