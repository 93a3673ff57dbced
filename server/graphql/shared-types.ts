// Types of the contract that several records show and none of them owns.

import { SECURITY_TYPES } from "@bondline/domain/documents/documents/document.ts";
import { EXPIRY_TYPES } from "@bondline/domain/drafts/drafts/draft.ts";
import type { DraftRequirement } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import { PROCESS_TYPES } from "@bondline/domain/process-type.ts";
import { builder } from "./builder.ts";

export const ProcessTypeRef = builder.enumType("ProcessType", { values: [...PROCESS_TYPES].sort() });
export const ExpiryTypeRef = builder.enumType("ExpiryType", { values: [...EXPIRY_TYPES].sort() });
export const SecurityTypeRef = builder.enumType("SecurityType", { values: [...SECURITY_TYPES].sort() });
export const SortDirectionRef = builder.enumType("SortDirection", { values: ["ASC", "DESC"] as const });
export const InvitationStatusRef = builder.enumType("InvitationStatus", {
  values: ["ACCEPTED", "EXPIRED", "INVITED"] as const,
});

export const RequirementRef = builder.objectRef<DraftRequirement>("Requirement").implement({
  fields: (t) => ({
    field: t.exposeString("field"),
    message: t.exposeString("message"),
    requirementMet: t.exposeBoolean("requirementMet"),
  }),
});
