// By what the holder recognises the original that is asked for, why it is, and what a statute says of the day.

import { returnBy, statutoryReturnOf } from "@bondline/domain/documents/return-requests/statutory-return.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReturnAskedFragment } from "../../../api/generated/graphql.ts";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RETURN_WORDS as WORDS } from "./return-answer-words.ts";

export function ReturnAskedFacts({ asked }: { readonly asked: ReturnAskedFragment }) {
  const ended = asked.obligationsEndedDate === null ? null : plainDate(asked.obligationsEndedDate);
  const statute = statutoryReturnOf({ ...asked, state: asked.beneficiaryState });
  const items = [
    { term: WORDS.kind, value: PROCESS_TYPE_TEXT[asked.documentVariant] },
    { term: WORDS.guaranteeNumber, value: asked.guaranteeNumber },
    { term: WORDS.amount, value: aud(asked.amount) },
    { term: WORDS.beneficiary, value: asked.beneficiaryName },
    { term: WORDS.bank, value: asked.bankName },
    { term: WORDS.project, value: asked.projectAddress },
    { term: WORDS.obligationsEnded, value: ended && formatDate(ended) },
    { term: WORDS.reason, value: asked.reason },
  ];
  return (
    <>
      <Card heading={WORDS.original} hasBody>
        <DefinitionList items={items.filter(({ value }) => value !== null)} />
      </Card>
      {statute !== undefined && (
        <Notice tone="info" title={statute.law}>
          {statute.says} {ended !== null && WORDS.statuteBy(formatDate(returnBy(statute, ended)))}
        </Notice>
      )}
    </>
  );
}
