// Changes what a bank or insurer asks of applicants and gives them to read; drafts that are not submitted yet follow it.

import {
  BANK_FEATURES,
  BANK_PROFILE_FIELDS,
  BANK_RESOURCE_RULES,
  BANK_RESOURCES_MAX,
  type BankFeature,
  type BankResource,
} from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import { type FieldMessages, refuseFields } from "@bondline/domain/refusals.ts";
import { incompleteRulesOf } from "@bondline/domain/values/fields/field.ts";
import { checkFields, flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { saveBankProfile } from "../../suppliers/public.ts";
import { accessSupplierRequirementToChange } from "../supplier-requirement-access.ts";

export type UpdateBankProfileInput = {
  id: string;
  version: number;
  features: readonly BankFeature[];
  gvpId?: string | null | undefined;
  resources: readonly Readonly<Record<string, unknown>>[];
};

export async function updateBankProfile(
  tx: Transaction,
  { features, gvpId, resources, ...which }: UpdateBankProfileInput,
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const supplier = await accessSupplierRequirementToChange(tx, which);
  const number = checkFields(incompleteRulesOf(BANK_PROFILE_FIELDS), flattenFields({ gvpId: gvpId ?? null }));
  const read = checkResources(resources);
  const faults = { ...(number.ok ? {} : number.fields), ...read.fields };
  if (Object.keys(faults).length > 0 || !number.ok) refuseFields(faults);

  const wanted = {
    features: BANK_FEATURES.filter((feature) => features.includes(feature)),
    gvpId: number.values.gvpId,
    resources: read.values,
  };
  const { features: present, gvpId: presentNumber, resources: presentResources } = supplier;
  const before = { features: present, gvpId: presentNumber, resources: presentResources };
  if (asText(wanted) !== asText(before))
    await saveBankProfile(tx, { ...wanted, id: supplier.id, by: accountId });
  return { supplierId: supplier.id };
}

function checkResources(resources: readonly Readonly<Record<string, unknown>>[]): {
  fields: FieldMessages;
  values: BankResource[];
} {
  if (resources.length > BANK_RESOURCES_MAX)
    return { fields: { resources: `There can be at most ${BANK_RESOURCES_MAX} resources.` }, values: [] };
  const checked = resources.map((resource, at) =>
    checkFields(BANK_RESOURCE_RULES, flattenFields(resource), { pathPrefix: `resources.${at}.` }),
  );
  return {
    fields: Object.assign({}, ...checked.map((each) => (each.ok ? {} : each.fields))),
    values: checked.flatMap((each) => (each.ok ? [each.values] : [])),
  };
}

type Profile = { features: readonly BankFeature[]; gvpId: string | null; resources: readonly BankResource[] };

function asText({ features, gvpId, resources }: Profile): string {
  const rows = resources.map(({ name, kind, place, url }) => [name, kind, place, url]);
  return JSON.stringify([BANK_FEATURES.filter((each) => features.includes(each)), gvpId, rows]);
}
