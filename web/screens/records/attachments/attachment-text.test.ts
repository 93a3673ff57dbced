// File sizes as the attachment rows show them.
import { expect, test } from "vitest";
import { fileSizeText } from "./attachment-text.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [412_000, "412 kB"],
  [999_499, "999 kB"],
  [1_800_000, "1.8 MB"],
  [30_000_000, "30.0 MB"],
])("%i bytes read as %s", (bytes, words) => {
  expect(fileSizeText(bytes)).toBe(words);
});
