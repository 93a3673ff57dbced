// The mails about verifying the individuals of a draft.

import { listOf } from "@bondline/domain/drafts/drafts/draft-requirement-conditions.ts";
import {
  IDENTIFICATION_STATUS_TEXT,
  type IdentificationStatus,
} from "@bondline/domain/drafts/identity/identification-status.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import { DRAFT_EXAMPLE, type DraftMailInput, draftFactsBlock } from "../drafts/public.ts";

const FOR_APPLICANT = "You get this email because you raised this application.";
const FOR_STAFF = "You get this email because you work on the review queue at Bondline.";

type NamesInput = DraftMailInput & { names: readonly string[] };

export const toVerifyMail = mailTemplate(
  {
    template: "toVerifyMail",
    kind: "TO_ACT",
    when: "a draft was submitted and people are still to be verified",
    example: { ...DRAFT_EXAMPLE, names: ["Mira Verified", "Owen Pending"] },
  },
  (input: NamesInput) => ({
    subject: `Verify your people for ${input.what} ${input.reference}`,
    preview: "We start our review once everyone is verified.",
    heading: "One more step: verify identities",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `Your ${input.what} application is complete. Before we can review it, the bank needs to know that these people are who they say: ${listOf(input.names, "your people")}.`,
      },
      draftFactsBlock(input),
      { kind: "button", label: "Verify identities", url: input.link },
    ],
    footer: FOR_APPLICANT,
  }),
);

type AttentionInput = DraftMailInput & { name: string; status: IdentificationStatus };

const ATTENTION_EXAMPLE: AttentionInput = { ...DRAFT_EXAMPLE, name: "Owen Pending", status: "PENDING" };

export const identityAttentionMail = mailTemplate(
  {
    template: "identityAttentionMail",
    kind: "TO_ACT",
    when: "a verification needs attention, to the applicant",
    example: ATTENTION_EXAMPLE,
  },
  (input: AttentionInput) => ({
    subject: `The verification of ${input.name} needs attention`,
    preview: `It is ${IDENTIFICATION_STATUS_TEXT[input.status].toLowerCase()} for ${input.reference}.`,
    heading: "A verification needs attention",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `We couldn't verify ${input.name} yet for your ${input.what} application. ${NEXT_STEP[input.status] ?? ""}`.trim(),
      },
      draftFactsBlock(input),
      { kind: "button", label: "Open the draft", url: input.link },
    ],
    footer: FOR_APPLICANT,
  }),
);

const NEXT_STEP: { [Status in IdentificationStatus]?: string } = {
  PENDING: "The check is pending. You can open it again and finish it.",
  LOCKED_OUT:
    "Too many answers were wrong, so the check is locked. We look at it ourselves and will contact you.",
  MANUAL: "The check is being done by hand. You don't need to do anything now.",
};

export const identityToCheckMail = mailTemplate(
  {
    template: "identityToCheckMail",
    kind: "DESK",
    when: "a verification needs attention, to the staff of the draft",
    example: { ...ATTENTION_EXAMPLE, status: "LOCKED_OUT" },
  },
  (input: AttentionInput) => ({
    subject: `To check: the identity of ${input.name}, ${input.reference}`,
    preview: `${IDENTIFICATION_STATUS_TEXT[input.status]} at the identity service.`,
    heading: "An identity to check",
    blocks: [
      {
        kind: "paragraph",
        text: `The verification of ${input.name} ended "${IDENTIFICATION_STATUS_TEXT[input.status].toLowerCase()}". The submission is waiting on it. You can verify the person yourself and say why.`,
      },
      draftFactsBlock(input),
      { kind: "button", label: "Open the draft", url: input.link },
    ],
    footer: FOR_STAFF,
  }),
);
