// What the bearer of an agreement link is asked to agree to: the change, the guarantee that it changes, and the exact text.

import { DOCUMENT_REQUEST_KIND_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import type { AgreementAskedFragment } from "../../../api/generated/graphql.ts";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { WordingDifference } from "../../drafts/wording/public/wording-difference.tsx";
import { AGREEMENT_ANSWER_WORDS as WORDS } from "./agreement-answer-words.ts";

export function AgreementAskedFacts({ asked }: { readonly asked: AgreementAskedFragment }) {
  const { kind, sentence, wordingField, fromText, newText } = asked;
  const isWhole = wordingField === "WHOLE_WORDING";
  const items = [
    { term: WORDS.before, value: isWhole ? null : fromText },
    { term: WORDS.reason, value: asked.reason },
    { term: WORDS.kind, value: PROCESS_TYPE_TEXT[asked.documentVariant] },
    { term: WORDS.guaranteeNumber, value: asked.guaranteeNumber },
    { term: WORDS.amount, value: aud(asked.amount) },
    { term: WORDS.applicant, value: asked.applicantName },
    { term: WORDS.beneficiary, value: asked.beneficiaryName },
    { term: WORDS.bank, value: asked.bankName },
  ];
  return (
    <Card heading={WORDS.asked} hasBody>
      <div className="grid gap-4">
        <div>
          <p className="text-label font-medium text-ink-2">{DOCUMENT_REQUEST_KIND_TEXT[kind]}</p>
          <p className="figures text-heading font-medium break-words">{sentence}</p>
        </div>
        {isWhole && <WordingDifference before={fromText ?? ""} after={newText ?? ""} />}
        <DefinitionList items={items.filter(({ value }) => value !== null)} />
        <Disclosure label={WORDS.exactText}>
          <p className="rounded-control border border-line bg-sunken px-3 py-2.5 text-label break-words whitespace-pre-line">
            {asked.text}
          </p>
          <p className="mt-1.5 text-meta break-all text-ink-3">{WORDS.sha256(asked.sha256)}</p>
        </Disclosure>
      </div>
    </Card>
  );
}
