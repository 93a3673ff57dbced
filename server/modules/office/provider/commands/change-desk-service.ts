// Changes the provider's hours of business and the service levels of its desk; what waits already keeps the day by which it is due.

import { DESK_SERVICE_RULES } from "@bondline/domain/office/desk/desk-service-fields.ts";
import { flattenFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessProviderToChange } from "../provider-access.ts";
import { saveDeskService } from "../provider-store.ts";

type Sent = { readonly [Field in keyof typeof DESK_SERVICE_RULES]?: string | number | null | undefined };
export type ChangeDeskServiceInput = Sent & { version: number };

export async function changeDeskService(
  tx: Transaction,
  { version, ...input }: ChangeDeskServiceInput,
): Promise<CommandResult> {
  const { id } = await accessProviderToChange(tx, version);
  await saveDeskService(tx, id, requireFields(DESK_SERVICE_RULES, flattenFields(input)));
  return { providerId: id };
}
