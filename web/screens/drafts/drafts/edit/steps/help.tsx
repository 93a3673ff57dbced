// Beside a word of the trade, what it means: by pointer, by key and by touch.

import { Tooltip } from "../../../../../ui/tooltip.tsx";
import { HELP_WORDS } from "../../draft-words.ts";

export function Help({ of }: { readonly of: keyof typeof HELP_WORDS }) {
  const { label, text } = HELP_WORDS[of];
  return <Tooltip label={label}>{text}</Tooltip>;
}
