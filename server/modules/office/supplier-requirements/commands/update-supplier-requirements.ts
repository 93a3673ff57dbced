// Says what a bank or insurer asks for with every application; drafts that are submitted from then on have it.

import {
  ASKED_WITH_APPLICATION,
  type RequiredDocumentType,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessSupplierRequirementToChange } from "../supplier-requirement-access.ts";
import { saveSupplierRequirement } from "../supplier-requirement-store.ts";

export type UpdateSupplierRequirementsInput = {
  id: string;
  version: number;
  requiredDocumentTypes: readonly RequiredDocumentType[];
};

const NOT_ALWAYS_MESSAGE = "This can't be asked for with every application. Ask for it on the draft.";

export async function updateSupplierRequirements(
  tx: Transaction,
  { requiredDocumentTypes, ...which }: UpdateSupplierRequirementsInput,
): Promise<Answer> {
  const { accountId } = requirePerson(tx.actor);
  const supplier = await accessSupplierRequirementToChange(tx, which);
  if (!requiredDocumentTypes.every((type) => ASKED_WITH_APPLICATION.includes(type)))
    refuseFields({ requiredDocumentTypes: NOT_ALWAYS_MESSAGE });
  const wanted = ASKED_WITH_APPLICATION.filter((type) => requiredDocumentTypes.includes(type));
  if (wanted.join() !== supplier.requiredDocumentTypes.join())
    await saveSupplierRequirement(tx, { id: supplier.id, requiredDocumentTypes: wanted, by: accountId });
  return { supplierId: supplier.id };
}
