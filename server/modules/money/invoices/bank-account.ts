// Where deposits go, in the contract of whatever is to be paid: the provider's account, the same for everybody; the reference distinguishes them.

import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import type { SchemaTypes } from "../../../graphql/builder.ts";
import type { Context } from "../../../graphql/context.ts";
import { type DepositAccountRow, requireDepositAccount } from "../../office/provider/provider-access.ts";

export function bankAccountFields<Row>(t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Row>) {
  const shown = (textOf: (account: DepositAccountRow) => string) =>
    t.string({
      resolve: async (_row: unknown, _args: object, context: Context) =>
        textOf(await requireDepositAccount(await context.read())),
    });
  return {
    bankAccountBsb: shown(({ bsb }) => formatBsb(bsb)),
    bankAccountName: shown(({ accountName }) => accountName),
    bankAccountNumber: shown(({ accountNumber }) => accountNumber),
  };
}
