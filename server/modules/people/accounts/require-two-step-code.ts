// Asks somebody who is signed in for a code of their second step, and uses it up.

import type { AccountId } from "@bondline/domain/ids.ts";
import { TWO_STEP_MESSAGE, twoStepCode } from "@bondline/domain/people/accounts/two-step.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { takeCode } from "./two-step.ts";

export async function requireTwoStepCode(tx: Transaction, accountId: AccountId, given: string) {
  const { code } = requireFields({ code: required(twoStepCode) }, { code: given });
  if (!(await takeCode(tx, accountId, code))) refuseFields({ code: TWO_STEP_MESSAGE });
}
