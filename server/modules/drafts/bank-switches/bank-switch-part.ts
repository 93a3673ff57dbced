// A switch as a part of its draft, and what of it the draft's requirements are validated from.

import type { DraftRequirementsView } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import type { RecordPart } from "../../../record-parts.ts";
import type { Draft } from "../drafts/public.ts";
import type { BankSwitchRow } from "./bank-switch-record.ts";

export const SWITCH_OF_DRAFT: RecordPart = {
  reads: { bgSwitch: "(select to_jsonb(w) from draft_bg_switch w where w.draft_id = d.id) as bg_switch" },
  fields: { bGSwitch: ["facts", "bgSwitch"] },
  requirements: (draft: Draft) => ({ bgSwitch: factsOf(switchOf(draft)) }),
};

export function switchOf(draft: Draft): BankSwitchRow | null {
  return (draft as Draft & { bgSwitch: BankSwitchRow | null }).bgSwitch;
}

function factsOf(bgSwitch: BankSwitchRow | null): DraftRequirementsView["bgSwitch"] {
  if (bgSwitch === null) return null;
  return {
    ...bgSwitch,
    valueCents: bgSwitch.valueCents,
    declarations: {
      detailsAreTrue: bgSwitch.detailsAreTrueAt !== null,
      bankMayBeContacted: bgSwitch.bankMayBeContactedAt !== null,
      originalWillBeReturned: bgSwitch.originalWillBeReturnedAt !== null,
    },
  };
}
