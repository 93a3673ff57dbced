// The words by which the provider's lists are narrowed to one client: its name and its number, since twins may share either.

import { FILTER_TEXT_MAX } from "../../values/lists/list-filter.ts";

/** As they stand side by side in what the lists search; the number alone of a client whose name takes all the room. */
export function clientWords({ name, abn }: { readonly name: string; readonly abn: string }): string {
  const words = `${name} ${abn}`;
  return words.length > FILTER_TEXT_MAX ? abn : words;
}
