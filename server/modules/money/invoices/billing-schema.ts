// An organisation's billing in the contract: its invoices, each with what it is for, and sending one to further people.

import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { builder } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef } from "../../../graphql/payloads.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { BANK_ACCOUNT } from "./bank-account.ts";
import { resendInvoices } from "./commands/resend-invoices.ts";
import { listBillingInvoices } from "./invoice-access.ts";
import type { BillingInvoice } from "./invoice-list-store.ts";
import { InvoiceRef, InvoiceStatusRef } from "./invoice-schema.ts";

const OrganisationInvoiceRef = builder.objectRef<BillingInvoice>("OrganisationInvoice").implement({
  fields: (t) => ({
    bankAccountBsb: t.string({ resolve: () => formatBsb(BANK_ACCOUNT.bsb) }),
    bankAccountName: t.string({ resolve: () => BANK_ACCOUNT.name }),
    bankAccountNumber: t.string({ resolve: () => BANK_ACCOUNT.number }),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    draftId: t.exposeID("draftId"),
    draftReferenceNumber: t.exposeString("draftReferenceNumber"),
    invoice: t.field({ type: InvoiceRef, resolve: ({ invoice }) => invoice }),
    organisationAbn: t.exposeString("organisationAbn"),
    organisationAddress: t.exposeString("organisationAddress"),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName"),
    processType: t.expose("processType", { type: ProcessTypeRef }),
  }),
});

const OrganisationInvoiceConnectionRef = connectionOf(OrganisationInvoiceRef, {
  name: "OrganisationInvoice",
});

builder.queryField("invoices", (t) =>
  t.field({
    type: OrganisationInvoiceConnectionRef,
    args: {
      ...forwards(t.arg),
      organisationId: t.arg.id({ required: true }),
      status: t.arg({ type: InvoiceStatusRef }),
    },
    resolve: async (_root, args, context) => listBillingInvoices(await context.read(), args),
  }),
);

mutation("resendInvoices", {
  input: inputOf("ResendInvoicesInput", (t) => ({
    recipients: t.string({ required: true }),
    referenceNumber: t.string({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: resendInvoices,
});
