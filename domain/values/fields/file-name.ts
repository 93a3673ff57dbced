// Names of uploaded files: one name without a path, with an extension.

import { accept, andThen, type FieldRule, reject } from "./field-rule.ts";
import { LENGTHS } from "./lengths.ts";
import { singleLine } from "./text.ts";

const EXTENSION = /[^.]\.([a-z0-9]{1,10})$/i;
const PATH_OR_RESERVED = /[\\/:*?"<>|]/;

export const fileName: FieldRule<string> = andThen(singleLine(LENGTHS.fileName), (text) => {
  if (PATH_OR_RESERVED.test(text)) return reject("This file name contains characters that cannot be used");
  return EXTENSION.test(text) ? accept(text) : reject("The file name must have an extension");
});

/** In lower case and without the dot; empty where there is none. */
export function extensionOf(text: string): string {
  return EXTENSION.exec(text)?.[1]?.toLowerCase() ?? "";
}
