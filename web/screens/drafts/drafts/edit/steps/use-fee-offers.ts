// What each fee plan costs on the draft that is being filled in.

import type { DraftFeeOffersQuery } from "../../../../../api/generated/graphql.ts";
import { type Read, useRead } from "../../../../../app/use-read.ts";
import { FeeOffersQuery } from "../../draft-operations.ts";
import { useSavedDraft } from "../draft-form-context.ts";

export type FeeOffers = Read<DraftFeeOffersQuery>;
export type FeeOffer = DraftFeeOffersQuery["feeOffers"][number];

/** Read again when what the fees depend on has been saved. */
export function useFeeOffers(): FeeOffers {
  const draft = useSavedDraft();
  const dependsOn = `${draft?.amount}/${draft?.expiresAt}`;
  return useRead(FeeOffersQuery, draft && { draftId: draft.id }, { dependsOn });
}
