// Money that waits for the provider's people, in the contract: each with the draft at which it is looked after.

import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { WAITING_MONEY_KINDS, type WaitingMoneyRow } from "./refund-record.ts";
import { listDeskMoney } from "./waiting-money-access.ts";

const WaitingMoneyKindRef = enumOf("WaitingMoneyKind", WAITING_MONEY_KINDS);

const WaitingMoneyRef = builder.objectRef<WaitingMoneyRow>("WaitingMoney").implement({
  fields: (t) => ({
    amount: t.field({ type: "Decimal", resolve: ({ amountCents }) => amountCents }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    currency: t.exposeString("currency"),
    draftId: t.exposeID("draftId"),
    draftReferenceNumber: t.exposeString("draftReferenceNumber"),
    id: t.exposeID("id"),
    invoiceNumber: t.exposeString("invoiceNumber"),
    kind: t.expose("kind", { type: WaitingMoneyKindRef }),
    organisationName: t.exposeString("organisationName"),
  }),
});

const WaitingMoneyConnectionRef = connectionOf(WaitingMoneyRef, { name: "WaitingMoney" });

builder.queryField("staffWaitingMoney", (t) =>
  t.field({
    type: WaitingMoneyConnectionRef,
    description: "Refunds that are due, or payments that wait for a decision: the longest waiting first.",
    args: { ...forwards(t.arg), kind: t.arg({ type: WaitingMoneyKindRef, required: true }) },
    resolve: async (_root, args, context) => listDeskMoney(await context.read(), args),
  }),
);
