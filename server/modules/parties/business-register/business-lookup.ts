// A business looked up by its number for somebody signed in. The register is asked outside any transaction.

import type { LookupOutcome } from "@bondline/domain/parties/business-register/registered-business.ts";
import { abnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../graphql/context.ts";
import {
  BusinessRegisterFault,
  type RegisteredBusiness,
} from "../../../ports/business-register/business-register-port.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { takeFromLimit } from "../../people/accounts/public.ts";
import { keepRegisterAnswer } from "./business-register-store.ts";

/** A register that does not answer is no error: the details are then entered by hand. */
export type BusinessLookup = { outcome: LookupOutcome; business: RegisteredBusiness | undefined };

const FIELDS = { abn: required(abnOrAcn) };

export async function lookUpBusiness(
  { application, client }: Context,
  typed: string,
): Promise<BusinessLookup> {
  const { abn } = requireFields(FIELDS, { abn: typed });
  await runTransaction(application, { token: client.token }, async (tx) => {
    await takeFromLimit(tx, "businessLookUps", requirePerson(tx.actor).accountId);
  });
  try {
    const business = await application.ports.businessRegister.find(abn);
    if (business !== undefined)
      await runTransaction(application, { token: client.token }, (tx) => keepRegisterAnswer(tx, business));
    return { outcome: business === undefined ? "UNKNOWN" : "FOUND", business };
  } catch (fault) {
    if (!(fault instanceof BusinessRegisterFault)) throw fault;
    application.log.warn({ because: fault.message }, "a business could not be looked up");
    return { outcome: "UNAVAILABLE", business: undefined };
  }
}
