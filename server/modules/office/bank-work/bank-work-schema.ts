// What waits for the people of a bank or insurer, in the contract.

import { BANK_WORK_KINDS } from "@bondline/domain/office/bank-work/bank-work.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { PAGE_COUNT_MAX } from "../../../graphql/list-page.ts";
import { accessBankWorkList, type BankWorkRow } from "./bank-work-access.ts";

const BankWorkKindRef = enumOf("BankWorkKind", BANK_WORK_KINDS);

const BankWorkRef = builder.objectRef<BankWorkRow>("BankWork").implement({
  description: "Something that waits for the people of a bank or insurer.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal", nullable: true }),
    dueAt: t.expose("dueAt", {
      type: "DateTime",
      nullable: true,
      description:
        "By when it is to be done, by the level that the bank had when it began to wait; null where it had none.",
    }),
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: BankWorkKindRef }),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName", { nullable: true }),
    parentId: t.exposeID("parentId", { description: "The record on whose page it is done." }),
    reference: t.exposeString("reference"),
    waitingSince: t.expose("waitingSince", { type: "DateTime" }),
  }),
});

builder.queryField("bankWorkList", (t) =>
  t.field({
    type: connectionOf(BankWorkRef, { name: "BankWork", cappedAt: PAGE_COUNT_MAX }),
    description: "Of the bank or insurer whose people ask: what is due first comes first.",
    args: {
      ...forwards(t.arg),
      isLate: t.arg.boolean(),
      kind: t.arg({ type: BankWorkKindRef }),
    },
    resolve: async (_root, args, context) => accessBankWorkList(await context.read(), args),
  }),
);
