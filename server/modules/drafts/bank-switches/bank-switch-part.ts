// A switch as a part of its draft, and what of it the draft's requirements are validated from.

import {
  type BankSwitchFacts,
  bankSwitchRequirements,
} from "@bondline/domain/drafts/bank-switches/bank-switch.ts";
import { draftPart } from "../../../record-parts.ts";
import type { Draft } from "../drafts/public.ts";
import type { BankSwitchRow } from "./bank-switch-record.ts";

export const SWITCH_OF_DRAFT = draftPart({
  readers: "applicant-and-bank",
  inHistory: ["Bank guarantee switch"],
  reads: { bgSwitch: "(select to_jsonb(w) from draft_bg_switch w where w.draft_id = d.id) as bg_switch" },
  fields: { bGSwitch: ["facts", "bgSwitch"] },
  requirements(draft: Draft) {
    const bgSwitch = switchOf(draft);
    return { requirementsOfParts: bgSwitch === null ? [] : bankSwitchRequirements(factsOf(bgSwitch)) };
  },
});

export function switchOf(draft: Draft): BankSwitchRow | null {
  return (draft as Draft & { bgSwitch: BankSwitchRow | null }).bgSwitch;
}

function factsOf(bgSwitch: BankSwitchRow): BankSwitchFacts {
  return {
    ...bgSwitch,
    declarations: {
      detailsAreTrue: bgSwitch.detailsAreTrueAt !== null,
      bankMayBeContacted: bgSwitch.bankMayBeContactedAt !== null,
      originalWillBeReturned: bgSwitch.originalWillBeReturnedAt !== null,
    },
  };
}
