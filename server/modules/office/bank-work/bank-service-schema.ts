// A bank's or insurer's service levels in the contract.

import { BANK_SERVICE_FIELDS } from "@bondline/domain/office/bank-work/bank-service-fields.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf, outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain } from "../../../graphql/payloads.ts";
import { accessBankService, type BankService } from "./bank-service-access.ts";
import { changeBankService } from "./commands/change-bank-service.ts";

const BankServiceRef = builder.objectRef<BankService>("BankService").implement({
  description: "Within how many of the provider's hours of business a bank or insurer promises its work.",
  fields: (t) => ({
    ...outputFieldsOf(t, BANK_SERVICE_FIELDS, {
      columns: columnsFor<BankService>()(BANK_SERVICE_FIELDS, {}),
    }),
    canChange: t.exposeBoolean("canChange"),
    supplierId: t.exposeID("supplierId"),
    version: t.exposeInt("version", { description: "0 until any was set." }),
  }),
});

builder.queryField("bankService", (t) =>
  t.field({
    type: BankServiceRef,
    args: { supplierId: t.arg.id({ description: "Without it, of the bank whose people ask." }) },
    resolve: async (_root, { supplierId }, context) => accessBankService(await context.read(), supplierId),
  }),
);

mutation("changeBankService", {
  whileActing: "OFFICE",
  input: inputOf("ChangeBankServiceInput", (t) => ({
    ...inputFieldsOf(t, BANK_SERVICE_FIELDS),
    version: t.int({ required: true }),
  })),
  payload: payloadOf("ChangeBankServicePayload", {
    bankService: readAgain(BankServiceRef, (tx) => accessBankService(tx)),
  }),
  run: changeBankService,
});
