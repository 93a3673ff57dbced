// What a standard wording may have between braces, to be read while one is written.

import { LINE_CONDITION_MEANS } from "@bondline/domain/drafts/wording/standard-lines.ts";
import { SLOT_MEANS, slot } from "@bondline/domain/drafts/wording/wording-slots.ts";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { STANDARD_WORDS as WORDS } from "./standard-wording-words.ts";

export function StandardSlots() {
  return (
    <div className="grid gap-1">
      <Disclosure label={WORDS.slots}>
        <p className="mb-2 text-label text-ink-2">{WORDS.slotsSentence}</p>
        <Meanings of={SLOT_MEANS} />
      </Disclosure>
      <Disclosure label={WORDS.conditions}>
        <p className="mb-2 text-label text-ink-2">{WORDS.conditionsSentence}</p>
        <Meanings of={LINE_CONDITION_MEANS} />
      </Disclosure>
    </div>
  );
}

function Meanings({ of }: { readonly of: Readonly<Record<string, string>> }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-label sm:grid-cols-[max-content_minmax(0,1fr)]">
      {Object.entries(of).map(([name, means]) => (
        <div key={name} className="contents">
          <dt className="font-medium">{slot(name)}</dt>
          <dd className="text-ink-2 max-sm:mb-1">{means}</dd>
        </div>
      ))}
    </dl>
  );
}
