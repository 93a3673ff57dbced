// What belongs to an application beside its form, in the contract: the questions about it, and its fee as it is to be paid.

import { builder } from "../../../graphql/builder.ts";
import { bankAccountFields } from "../../money/invoices/public.ts";
import type { FacilityApplication, QuestionRow } from "./application-record.ts";

export const ApplicationQuestionRef = builder
  .objectRef<QuestionRow>("FacilityApplicationQuestion")
  .implement({
    fields: (t) => ({
      answer: t.exposeString("answer", { nullable: true }),
      answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
      answeredBy: t.exposeString("answeredByName", { nullable: true }),
      askedAt: t.expose("createdAt", { type: "DateTime" }),
      askedBy: t.exposeString("askedByName"),
      id: t.exposeID("id"),
      isFromSupplier: t.boolean({
        description: "Asked by the bank or insurer itself.",
        resolve: ({ askedBySide }) => askedBySide === "SUPPLIER",
      }),
      question: t.exposeString("question"),
    }),
  });

/** It is paid under the application's own reference, by which the deposit is found. */
export const ApplicationPaymentDetailsRef = builder
  .objectRef<FacilityApplication>("FacilityApplicationPaymentDetails")
  .implement({
    fields: (t) => ({
      ...bankAccountFields(t),
      paymentDescription: t.exposeString("referenceNumber"),
      requestedAt: t.field({
        type: "DateTime",
        resolve: ({ feeRequestedAt, updatedAt }) => feeRequestedAt ?? updatedAt,
      }),
      totalAmount: t.expose("applicationFeeCents", { type: "Decimal" }),
    }),
  });
