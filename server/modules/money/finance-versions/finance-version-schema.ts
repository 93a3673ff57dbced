// The terms of finance in the contract: all versions, and proposing one; for administrators.

import { FINANCE_VERSION_FIELDS } from "@bondline/domain/money/finance/finance-terms.ts";
import { builder } from "../../../graphql/builder.ts";
import { oneOf } from "../../../graphql/field-options.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { listWaitingChanges, OfficeChangePayloadRef } from "../../office/changes/public.ts";
import type { FinanceOfferRow } from "../finance/public.ts";
import { proposeFinanceTerms } from "./commands/propose-finance-terms.ts";
import {
  accessFinanceTerms,
  type FinanceVersionRow,
  type OfficeFinanceTerms,
} from "./finance-version-access.ts";

const FinanceTermsRef = builder.objectRef<FinanceOfferRow>("FinanceTerms").implement({
  fields: (t) => ({
    annualRate: t.string({ resolve: ({ annualRatePercentage }) => String(Number(annualRatePercentage)) }),
    availabilityMaxBusinessDays: t.exposeInt("availableMaxBusinessDays"),
    availabilityMinBusinessDays: t.exposeInt("availableMinBusinessDays"),
    maxAmount: t.expose("maxAmountCents", { type: "Decimal" }),
    minAmount: t.expose("minAmountCents", { type: "Decimal" }),
    termMonths: t.exposeIntList("termMonths"),
  }),
});

const FinanceTermsVersionRef = builder.objectRef<FinanceVersionRow>("FinanceTermsVersion").implement({
  description: "On what terms finance is advertised from a moment on, until the next version.",
  fields: (t) => ({
    approvedBy: t.exposeString("approvedByName", { nullable: true }),
    id: t.exposeID("id"),
    proposedBy: t.exposeString("proposedByName"),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    terms: t.field({ type: FinanceTermsRef, resolve: (version) => version }),
  }),
});

type Shown = OfficeFinanceTerms & { waitingChangeId: string | null };

const OfficeFinanceTermsRef = builder.objectRef<Shown>("OfficeFinanceTerms").implement({
  fields: (t) => ({
    first: t.field({
      type: FinanceTermsRef,
      description: "What was advertised before the first version.",
      resolve: ({ first }) => first,
    }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Null before the first version.",
      resolve: ({ inForce }) => inForce.startsAt,
    }),
    terms: t.field({
      type: FinanceTermsRef,
      description: "What is advertised now.",
      resolve: ({ inForce }) => inForce,
    }),
    versions: t.field({
      type: [FinanceTermsVersionRef],
      description: "The newest first.",
      resolve: ({ versions }) => versions,
    }),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of it that waits for approval.",
    }),
  }),
});

builder.queryField("officeFinanceTerms", (t) =>
  t.field({
    type: OfficeFinanceTermsRef,
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      const terms = await accessFinanceTerms(tx);
      const [waiting] = await listWaitingChanges(tx, "FINANCE_TERMS");
      return { ...terms, waitingChangeId: waiting?.id ?? null };
    },
  }),
);

const { termMonths, ...TYPED } = FINANCE_VERSION_FIELDS;

mutation("proposeFinanceTerms", {
  whileActing: "OFFICE",
  input: inputOf("ProposeFinanceTermsInput", (t) => ({
    ...inputFieldsOf(t, TYPED),
    reason: t.string({ required: true }),
    termMonths: t.intList({ required: true, ...oneOf(termMonths.options ?? []) }),
    versionCount: t.int({ required: true, description: "How many versions there were when it was read." }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeFinanceTerms,
});
