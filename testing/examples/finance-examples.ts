// One valid call of each operation on finance.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import { anEnquiry } from "../builders/finance-builder.ts";
import type { Target } from "../personas.ts";
import type { Examples } from "./example.ts";

const ofDraft = ({ draft }: Target) => ({ draftId: draft.id });
const aPage = ({ organisationId }: Target) => ({ organisationId, first: 1 });

const CONTACT = {
  givenName: "Ada",
  familyName: "Nguyen",
  emailAddress: "ada@harbourcivil.example",
  phoneNumber: "0491570156",
  preferredTime: "ANY_TIME",
};

export const FINANCE_EXAMPLES: Examples = {
  Query: {
    advertisedFinanceCalculation: { on: "ANY", given: () => ({ amount: "20000" }) },
    applicationContactDetails: { on: "ANY", given: ofDraft },
    financeEnquiries: { on: "ANY", given: aPage },
    staffFinanceRegister: { on: "ANY", given: () => ({ first: 1 }) },
    staffFinanceEnquiries: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    createFinanceEnquiry: {
      on: "ANY",
      given: ({ organisationId }) => ({ organisationId, contactDetails: CONTACT }),
      writes: "Finance enquiry INSERT",
    },
    setApplicationContactDetails: {
      on: "DRAFT",
      given: (scene) => ({ ...ofDraft(scene), contactDetails: CONTACT }),
      writes: "Finance application INSERT",
    },
    clientNotInterestedInFinance: { on: "DRAFT", given: ofDraft, writes: "Finance application INSERT" },
    answerFinanceEnquiry: {
      on: "DRAFT",
      given: async ({ world, organisationId }) => ({
        ...(await anEnquiry(world.app, asOrganisationId(organisationId))),
        answerNote: "We will call you.",
      }),
      writes: "Finance enquiry UPDATE",
    },
    settleFinanceEnquiry: {
      on: "DRAFT",
      given: async ({ world, personas, organisationId }) => {
        const asked = await anEnquiry(world.app, asOrganisationId(organisationId));
        const { data } = await personas.api.manager.mutate(
          "answerFinanceEnquiry",
          "AnswerFinanceEnquiryInput",
          { ...asked, answerNote: "Approved." },
          "financeEnquiry { id version }",
        );
        const answered = data.answerFinanceEnquiry.financeEnquiry;
        return { ...answered, settledAmount: "20000", settledDate: "2026-11-20" };
      },
      writes: "Finance enquiry UPDATE",
    },
    closeFinanceEnquiry: {
      on: "DRAFT",
      given: async ({ world, organisationId }) => ({
        ...(await anEnquiry(world.app, asOrganisationId(organisationId))),
        closingReason: "We could not reach you.",
      }),
      writes: "Finance enquiry UPDATE",
    },
    withdrawFinanceEnquiry: {
      on: "DRAFT",
      given: ({ world, organisationId }) => anEnquiry(world.app, asOrganisationId(organisationId)),
      writes: "Finance enquiry UPDATE",
    },
  },
};
