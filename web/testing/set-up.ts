// Leaves each test an empty page, so that nothing shown by one can be found by the next.

import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.title = "";
});
