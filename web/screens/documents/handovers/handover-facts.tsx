// By what the bearer of a link recognises the paper before them, and nothing more of the document.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import type { HandoverSeenFragment } from "../../../api/generated/graphql.ts";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { HANDOVER_WORDS as WORDS } from "./handover-words.ts";

export function HandoverFacts({ handover }: { readonly handover: HandoverSeenFragment }) {
  const items = [
    { term: WORDS.kind, value: PROCESS_TYPE_TEXT[handover.documentVariant] },
    { term: WORDS.guaranteeNumber, value: handover.guaranteeNumber },
    { term: WORDS.amount, value: aud(handover.amount) },
    { term: WORDS.beneficiary, value: handover.beneficiaryName },
    { term: WORDS.bank, value: handover.bankName },
    handover.isDigital
      ? { term: WORDS.issuedFor, value: handover.organisationName }
      : { term: WORDS.handedOverBy, value: handover.handedOverBy, note: handover.organisationName },
  ];
  const note = handover.notes === null ? [] : [{ term: WORDS.note, value: handover.notes }];
  return (
    <Card heading={handover.isDigital ? WORDS.digital : WORDS.original} hasBody>
      <DefinitionList items={[...items, ...note]} />
    </Card>
  );
}
