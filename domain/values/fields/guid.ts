// Globally unique ids as text.

import { accept, type FieldRule, reject, trimmed } from "./field-rule.ts";

const GUID = /^([0-9a-f]{8})(-?)([0-9a-f]{4})\2([0-9a-f]{4})\2([0-9a-f]{4})\2([0-9a-f]{12})$/i;

/** 32 hexadecimal digits, all dashes or none; answers the dashed form in lower case. */
export const guid: FieldRule<string> = (raw) => {
  const parts = GUID.exec(trimmed(raw).toLowerCase());
  if (parts === null) return reject("This field must be a valid identifier");
  return accept([parts[1], parts[3], parts[4], parts[5], parts[6]].join("-"));
};
