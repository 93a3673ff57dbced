// What a beneficiary confirms: its name, its number and the whole wording, with whose guarantee it is.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import type { ConfirmationToAnswerFragment } from "../../../api/generated/graphql.ts";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CONFIRM_WORDS as WORDS } from "./confirmation-words.ts";

export function ConfirmationToAnswerFacts({ asked }: { readonly asked: ConfirmationToAnswerFragment }) {
  const { beneficiaryName, beneficiaryAbn, amount, issuerName } = asked;
  const items = [
    { term: WORDS.name, value: beneficiaryName ?? WORDS.noName },
    { term: WORDS.number, value: beneficiaryAbn === null ? WORDS.noName : formatAbnOrAcn(beneficiaryAbn) },
    { term: WORDS.kind, value: PROCESS_TYPE_TEXT[asked.processType] },
    { term: WORDS.amount, value: amount === null ? WORDS.noName : aud(amount) },
    { term: WORDS.applicant, value: asked.applicantName },
    { term: WORDS.issuer, value: issuerName ?? WORDS.noName },
    { term: WORDS.reference, value: asked.referenceNumber },
  ];
  return (
    <>
      {!asked.isWhole && (
        <Notice tone="warn" title={WORDS.changing}>
          {WORDS.changingSentence}
        </Notice>
      )}
      <Card heading={WORDS.what} hasBody>
        <DefinitionList items={items} />
      </Card>
      <Card heading={WORDS.wording} hasBody>
        <p className="text-body break-words whitespace-pre-line">{asked.wording}</p>
        <p className="mt-4 text-meta break-all text-ink-3">{WORDS.sha256(asked.sha256)}</p>
      </Card>
    </>
  );
}
