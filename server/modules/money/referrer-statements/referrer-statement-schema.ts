// Referrers' statements in the contract: what a span of days comes to, its lines with their balances, and the whole as a PDF.

import {
  REFERRER_ENTRY_KINDS,
  referrerClosingCents,
} from "@bondline/domain/money/referrals/referrer-account.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { operatorNow } from "../../office/provider/public.ts";
import { StatementFileRef } from "../client-statements/public.ts";
import { ReferringPersonRef } from "../referrals/public.ts";
import {
  listReferrerStatement,
  type ReferrerEntry,
  type ReferrerStatement,
  readReferrerStatement,
  readWholeReferrerStatement,
} from "./referrer-statement-access.ts";
import { referrerStatementFile } from "./referrer-statement-file.ts";

const ReferrerStatementRef = builder.objectRef<ReferrerStatement>("ReferrerStatement").implement({
  description:
    "What was owed to somebody who refers clients before and after a span of days, and what came between.",
  fields: (t) => ({
    closingBalance: t.field({ type: "Decimal", resolve: referrerClosingCents }),
    earned: t.expose("earnedCents", { type: "Decimal" }),
    from: t.expose("from", { type: "Date" }),
    openingBalance: t.expose("openingCents", { type: "Decimal" }),
    paidOut: t.expose("paidOutCents", { type: "Decimal", description: "Not above zero." }),
    person: t.expose("person", { type: ReferringPersonRef }),
    takenBack: t.expose("takenBackCents", {
      type: "Decimal",
      description: "Not above zero: earnings by requests that did not go ahead after they were paid.",
    }),
    to: t.expose("to", { type: "Date" }),
  }),
});

const ReferrerEntryRef = builder.objectRef<ReferrerEntry>("ReferrerStatementEntry").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", {
      type: "Decimal",
      description: "Below zero where it takes off what is owed.",
    }),
    balance: t.expose("balanceCents", { type: "Decimal", description: "What is owed after it." }),
    date: t.expose("entryDate", { type: "Date" }),
    id: t.id({
      description: "Of the line, which may be one of two about an earning.",
      resolve: ({ id, kind }) => `${kind}:${id}`,
    }),
    kind: t.expose("kind", { type: enumOf("ReferrerEntryKind", REFERRER_ENTRY_KINDS) }),
    organisationName: t.exposeString("organisationName", { nullable: true, description: "Of an earning." }),
    payoutId: t.id({ nullable: true, resolve: ({ id, kind }) => (kind === "PAID_OUT" ? id : null) }),
    reference: t.exposeString("reference", { nullable: true, description: "Of a payout." }),
  }),
});

const ReferrerEntryConnectionRef = connectionOf(ReferrerEntryRef, {
  name: "ReferrerStatementEntry",
  cappedAt: COUNT_MAX,
});

builder.queryFields((t) => {
  const span = {
    from: t.arg({ type: "Date", required: true }),
    personId: t.arg.id({ required: true }),
    to: t.arg({ type: "Date", required: true, description: "Today at the latest." }),
  };
  return {
    referrerStatement: t.field({
      type: ReferrerStatementRef,
      args: span,
      resolve: async (_root, asked, context) => readReferrerStatement(await context.read(), asked),
    }),
    referrerStatementEntries: t.field({
      type: ReferrerEntryConnectionRef,
      description: "The oldest first.",
      args: { ...forwards(t.arg), ...span },
      resolve: async (_root, asked, context) => listReferrerStatement(await context.read(), asked),
    }),
    referrerStatementFile: t.field({
      type: StatementFileRef,
      args: span,
      resolve: async (_root, asked, context) => {
        const tx = await context.read();
        return await referrerStatementFile(await readWholeReferrerStatement(tx, asked), {
          operator: await operatorNow(tx),
          now: tx.now,
        });
      },
    }),
  };
});
