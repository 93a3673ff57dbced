// Validates what is sent of a switch and keeps it beside its draft, whose amount is the value of the guarantee that is replaced.

import type { BankSwitchDeclaration } from "@bondline/domain/drafts/bank-switches/bank-switch.ts";
import {
  BANK_SWITCH_FIELDS,
  BANK_SWITCH_RULES,
  type BankSwitchValues,
} from "@bondline/domain/drafts/bank-switches/bank-switch-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { checkFields, flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { valuesByColumn } from "../../../fields/field-columns.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { readGatewayFeatures } from "../../office/gateway-features/gateway-feature-access.ts";
import type { GrantedDraft } from "../drafts/draft-access.ts";
import { changeDraft, type PartColumns, savePart } from "../drafts/public.ts";
import { switchOf } from "./bank-switch-part.ts";
import { BANK_SWITCH_COLUMNS, type BankSwitchRow } from "./bank-switch-record.ts";

export type BgSwitchInput = Readonly<Record<string, unknown>>;

export const SWITCH_OFF_MESSAGE = "Switching bank guarantees is not offered.";

/** The server refuses the call whenever the part is not on. */
export async function requireSwitchOffered(tx: Transaction): Promise<void> {
  const { isBgSwitchEnabled } = await readGatewayFeatures(tx);
  if (!isBgSwitchEnabled) refuseFields({ bgSwitch: SWITCH_OFF_MESSAGE });
}

/** The whole switch as it is to stand: a field left out is empty. */
export async function changeBankSwitch(
  tx: Transaction,
  draft: GrantedDraft<"CAN_EDIT">,
  input: BgSwitchInput,
): Promise<void> {
  const validated = checkFields(BANK_SWITCH_RULES, flattenFields(input), { pathPrefix: "bgSwitch." });
  if (!validated.ok) refuseFields(validated.fields);
  const { values } = validated;
  // The expiry is the draft's own matter once it is there: the new guarantee may end on another day.
  const before = switchOf(draft);
  const isNew = before === null;
  const isNewValue = values.value !== (before?.valueCents ?? null);
  await changeDraft(tx, draft, {
    ...(isNewValue ? { amount: values.value === null ? null : decimalFromCents(values.value) } : {}),
    ...(isNew && values.expiryDate !== null ? { expiryType: "FIXED", expiresAt: values.expiryDate } : {}),
  });
  await savePart(tx, "draft_bg_switch", draft, switchRow(tx, before, values));
}

function switchRow(
  tx: Transaction,
  before: BankSwitchRow | null,
  values: BankSwitchValues,
): PartColumns<"draft_bg_switch"> {
  const declared = {
    detailsAreTrueAt: declaredAt(tx, before?.detailsAreTrueAt, values, "detailsAreTrue"),
    bankMayBeContactedAt: declaredAt(tx, before?.bankMayBeContactedAt, values, "bankMayBeContacted"),
    originalWillBeReturnedAt: declaredAt(
      tx,
      before?.originalWillBeReturnedAt,
      values,
      "originalWillBeReturned",
    ),
  };
  const isDeclared = Object.values(declared).some((at) => at !== null);
  return {
    ...valuesByColumn(BANK_SWITCH_FIELDS, BANK_SWITCH_COLUMNS, values),
    termDepositEndDate: values.securityType === "TERM_DEPOSIT" ? values.termDepositEndDate : null,
    ...declared,
    declaredBy: isDeclared ? requirePerson(tx.actor).accountId : null,
  };
}

/** A declaration that stands keeps the moment at which it was made. */
function declaredAt(
  tx: Transaction,
  before: Instant | null | undefined,
  values: BankSwitchValues,
  declaration: BankSwitchDeclaration,
): Instant | null {
  return values[`declarations.${declaration}`] === true ? (before ?? tx.now) : null;
}
