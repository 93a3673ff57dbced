// Security money in the contract: what is asked for, what is held of it, what went back, and each movement.

import {
  SECURITY_MOVEMENT_KINDS,
  SECURITY_STATUSES,
} from "@bondline/domain/money/security-money/security-money.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import type { SecurityMoney, SecurityMovementRow } from "./security-money-record.ts";

const StatusRef = enumOf("SecurityMoneyStatus", SECURITY_STATUSES);
const MovementKindRef = enumOf("SecurityMovementKind", SECURITY_MOVEMENT_KINDS);

const SecurityMovementRef = builder.objectRef<SecurityMovementRow>("SecurityMovement").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: MovementKindRef }),
    movedDate: t.expose("movedDate", { type: "Date" }),
    reference: t.exposeString("reference"),
    returnedTo: t.exposeString("returnedTo", { nullable: true }),
  }),
});

export const SecurityMoneyRef = builder.objectRef<SecurityMoney>("SecurityMoney").implement({
  description: "The money that is lodged behind a guarantee: no fee, in no total and no invoice.",
  fields: (t) => ({
    askedAmount: t.expose("askedCents", { type: "Decimal" }),
    bankName: t.exposeString("bankName", { description: "Who holds it.", nullable: true }),
    heldAmount: t.expose("heldCents", { description: "What has not gone back.", type: "Decimal" }),
    heldDate: t.expose("heldDate", {
      description: "The day on which the last of it came.",
      type: "Date",
      nullable: true,
    }),
    missingAmount: t.expose("missingCents", { description: "Still to be held.", type: "Decimal" }),
    movements: t.field({
      description: "The oldest first.",
      type: [SecurityMovementRef],
      resolve: ({ movements }) => movements,
    }),
    returnableAmount: t.expose("returnableCents", {
      description: "Held and no longer needed, so it may be returned.",
      type: "Decimal",
    }),
    returnedAmount: t.expose("returnedCents", { type: "Decimal" }),
    returnedDate: t.expose("returnedDate", {
      description: "The day on which the last of it went back.",
      type: "Date",
      nullable: true,
    }),
    status: t.expose("status", { type: StatusRef }),
  }),
});
