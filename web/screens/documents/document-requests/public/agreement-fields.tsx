// The answer to whether somebody agrees: yes, or no with a reason; the same here and behind a link.

import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useWatch } from "react-hook-form";
import { BoundRadio, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { AGREEMENT_WORDS as WORDS } from "./agreement-words.ts";

export type AgreementValues = { answer: "" | "AGREED" | "REFUSED"; agreementReason: string };

const OPTIONS = [
  { value: "AGREED", label: WORDS.agree, detail: WORDS.agreeDetail },
  { value: "REFUSED", label: WORDS.refuse, detail: WORDS.refuseDetail },
];

export function AgreementFields() {
  const answer = useWatch<AgreementValues, "answer">({ name: "answer" });
  return (
    <>
      <BoundRadio name="answer" label={WORDS.question} options={OPTIONS} />
      {answer === "REFUSED" && (
        <BoundTextArea name="agreementReason" label={WORDS.reason} maxCharacters={LENGTHS.declineReason} />
      )}
    </>
  );
}
