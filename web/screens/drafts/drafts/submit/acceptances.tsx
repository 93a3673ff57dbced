// What is ticked before a draft is handed over.

import { ACCEPTANCE_MESSAGES } from "@bondline/domain/values/fields/acceptance.ts";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { SUBMIT_WORDS } from "../draft-words.ts";
import type { DraftRecord } from "../view/draft-facts.ts";
import { changesAreAsked } from "./submission-requirements.ts";

export type Acceptance = { readonly name: string; readonly label: ReactNode; readonly missing: string };

const SUBMISSION_TERMS = (
  <>
    {SUBMIT_WORDS.terms}{" "}
    <TextLink isInline href={paths.submissionTerms()} target="_blank">
      {SUBMIT_WORDS.termsLink}
    </TextLink>
  </>
);

/** A surety bond has terms of its own, and the disclosure of brokerage. */
export function acceptancesOf(draft: DraftRecord): readonly Acceptance[] {
  const { submissionTerms, bondSubmissionTerms, brokerage } = ACCEPTANCE_MESSAGES;
  const isBond = draft.processType === "SURETY_BOND";
  return [
    ...(changesAreAsked(draft)
      ? [{ name: "changesMade", label: SUBMIT_WORDS.changesMade, missing: SUBMIT_WORDS.changesNotMade }]
      : []),
    {
      name: "acceptSubmissionTerms",
      label: SUBMISSION_TERMS,
      missing: isBond ? bondSubmissionTerms : submissionTerms,
    },
    ...(isBond ? [{ name: "acceptBrokerage", label: SUBMIT_WORDS.brokerage, missing: brokerage }] : []),
  ];
}

type BoxesProps = {
  readonly acceptances: readonly Acceptance[];
  readonly accepted: readonly string[];
  /** Those that were left out when the draft was to be handed over. */
  readonly missed: readonly string[];
  readonly onTick: (name: string, isTicked: boolean) => void;
};

export function AcceptanceBoxes({ acceptances, accepted, missed, onTick }: BoxesProps) {
  return acceptances.map(({ name, label, missing }) => (
    <CheckboxField
      key={name}
      name={name}
      label={label}
      checked={accepted.includes(name)}
      onChange={({ target }) => onTick(name, target.checked)}
      error={missed.includes(name) ? missing : undefined}
    />
  ));
}
