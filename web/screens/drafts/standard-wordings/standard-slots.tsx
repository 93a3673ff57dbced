// What a standard wording may have between braces, to be read while one is written.

import { LINE_CONDITION_MEANS } from "@bondline/domain/drafts/wording/standard-lines.ts";
import { SLOT_MEANS } from "@bondline/domain/drafts/wording/wording-slots.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { PlaceMeanings } from "../../office/changes/public/place-meanings.tsx";
import { STANDARD_WORDS as WORDS } from "./standard-wording-words.ts";

export function StandardSlots() {
  return (
    <div className="grid gap-1">
      <Disclosure label={WORDS.slots}>
        <p className="mb-2 text-label text-ink-2">{WORDS.slotsSentence}</p>
        <PlaceMeanings of={Object.entries(SLOT_MEANS)} />
      </Disclosure>
      <Disclosure label={WORDS.conditions}>
        <p className="mb-2 text-label text-ink-2">{WORDS.conditionsSentence}</p>
        <PlaceMeanings of={Object.entries(LINE_CONDITION_MEANS)} />
      </Disclosure>
    </div>
  );
}
