// Changes who the provider is and whom to speak to.

import { PROVIDER_RULES } from "@bondline/domain/office/provider/provider-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessProviderToChange } from "../provider-access.ts";
import { saveProvider } from "../provider-store.ts";

type Texts = { [Field in keyof typeof PROVIDER_RULES]?: string | null | undefined };
export type UpdateProviderInput = Texts & { version: number };

export async function updateProvider(
  tx: Transaction,
  { version, ...input }: UpdateProviderInput,
): Promise<CommandResult> {
  const { id } = await accessProviderToChange(tx, version);
  const values = requireFields(PROVIDER_RULES, input);
  await saveProvider(tx, id, values);
  return { providerId: id };
}
