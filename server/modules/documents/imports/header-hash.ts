// By what a header is known again: the names of its columns in their order, however they are spaced and cased.

import { hash } from "node:crypto";
import { headerKey } from "@bondline/domain/documents/imports/import-columns.ts";

export function headerHash(headers: readonly string[]): string {
  return hash("sha256", JSON.stringify(headers.map(headerKey)));
}
