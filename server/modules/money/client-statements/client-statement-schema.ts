// Clients' statements in the contract: what a span of days comes to, its lines with their balances, and the whole as a PDF.

import {
  closingCents,
  STATEMENT_ENTRY_KINDS,
  STATEMENT_WAYS,
} from "@bondline/domain/money/client-statements/client-statement.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { operatorNow } from "../../office/provider/public.ts";
import {
  type ClientStatement,
  listStatement,
  readStatement,
  readWholeStatement,
  type StatementEntry,
} from "./client-statement-access.ts";
import { statementFile } from "./client-statement-file.ts";
import { StatementFileRef } from "./statement-file-schema.ts";

const ClientStatementRef = builder.objectRef<ClientStatement>("Statement").implement({
  description: "What an organisation owed before and after a span of days, and what came between.",
  fields: (t) => ({
    closingBalance: t.field({
      type: "Decimal",
      description: "Below zero where money is owed back.",
      resolve: closingCents,
    }),
    credited: t.expose("creditedCents", { type: "Decimal", description: "Not above zero." }),
    from: t.expose("from", { type: "Date" }),
    gst: t.expose("gstCents", {
      type: "Decimal",
      description: "In what was invoiced, less that in what was credited or taken back.",
    }),
    invoiced: t.expose("invoicedCents", { type: "Decimal" }),
    openingBalance: t.expose("openingCents", { type: "Decimal" }),
    organisationAbn: t.string({ resolve: ({ organisation }) => organisation.abn }),
    organisationId: t.id({ resolve: ({ organisation }) => organisation.id }),
    organisationName: t.string({ resolve: ({ organisation }) => organisation.name }),
    paid: t.expose("paidCents", { type: "Decimal", description: "Not above zero." }),
    refunded: t.expose("refundedCents", { type: "Decimal" }),
    takenBack: t.expose("takenBackCents", {
      type: "Decimal",
      description: "Not above zero: invoices that expired, and paid ones for requests that did not go ahead.",
    }),
    to: t.expose("to", { type: "Date" }),
  }),
});

const ClientStatementEntryRef = builder.objectRef<StatementEntry>("StatementEntry").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", {
      type: "Decimal",
      description: "Below zero where it takes off what is owed.",
    }),
    balance: t.expose("balanceCents", { type: "Decimal", description: "What is owed after it." }),
    date: t.expose("entryDate", { type: "Date" }),
    draftId: t.exposeID("draftId"),
    draftReferenceNumber: t.exposeString("draftReferenceNumber"),
    gst: t.expose("gstCents", { type: "Decimal" }),
    id: t.id({
      description: "Of the line, which may be one of several about a record.",
      resolve: ({ id, kind }) => `${kind}:${id}`,
    }),
    invoiceNumber: t.exposeString("invoiceNumber"),
    kind: t.expose("kind", { type: enumOf("StatementEntryKind", STATEMENT_ENTRY_KINDS) }),
    reference: t.exposeString("reference", {
      nullable: true,
      description: "Of a refund that was paid, or of a credit note.",
    }),
    way: t.expose("way", {
      type: enumOf("StatementWay", STATEMENT_WAYS),
      nullable: true,
      description: "How a payment came, or a refund went.",
    }),
  }),
});

const ClientStatementEntryConnectionRef = connectionOf(ClientStatementEntryRef, {
  name: "StatementEntry",
  cappedAt: COUNT_MAX,
});

builder.queryFields((t) => {
  const span = {
    from: t.arg({ type: "Date", required: true }),
    organisationId: t.arg.id({ required: true }),
    to: t.arg({ type: "Date", required: true, description: "Today at the latest." }),
  };
  return {
    statement: t.field({
      type: ClientStatementRef,
      args: span,
      resolve: async (_root, asked, context) => readStatement(await context.read(), asked),
    }),
    statementEntries: t.field({
      type: ClientStatementEntryConnectionRef,
      description: "The oldest first.",
      args: { ...forwards(t.arg), ...span },
      resolve: async (_root, asked, context) => listStatement(await context.read(), asked),
    }),
    statementFile: t.field({
      type: StatementFileRef,
      args: span,
      resolve: async (_root, asked, context) => {
        const tx = await context.read();
        return await statementFile(await readWholeStatement(tx, asked), {
          operator: await operatorNow(tx),
          now: tx.now,
        });
      },
    }),
  };
});
