// The lines of a details list made of a table: each field that says something, under its own name.

import type { Fields } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import type { Definition } from "../../../ui/definition-list.tsx";

export function shownLines(fields: Fields, record: object): readonly Definition[] {
  const texts = flatTextsOf(fields, record);
  return Object.entries(fields).flatMap(([path, field]) => {
    const kept = texts[path] ?? null;
    return kept === null ? [] : [{ term: field.label, value: field.show(kept) }];
  });
}
