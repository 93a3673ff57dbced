// What a reader of a record may know of the organisation that owns it.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { builder } from "../../../graphql/builder.ts";

/** With what its fees depend on. */
export type OwnerRow = {
  id: OrganisationId;
  name: string;
  abn: string;
  state: string | null;
  discountPercentage: number;
};

export const DraftOrganisationRef = builder.objectRef<OwnerRow>("DraftOrganisation").implement({
  description: "What a reader of a draft may know of the organisation that owns it.",
  fields: (t) => ({ abn: t.exposeString("abn"), id: t.exposeID("id"), name: t.exposeString("name") }),
});
