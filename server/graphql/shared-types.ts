// Types of the contract that several records show and none of them owns.

import { SECURITY_TYPES } from "@bondline/domain/documents/documents/document.ts";
import { EXPIRY_TYPES } from "@bondline/domain/drafts/drafts/draft.ts";
import type { DraftRequirement } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import { PROCESS_TYPES } from "@bondline/domain/process-type.ts";
import { COLLABORATOR_ROLES } from "@bondline/domain/records/collaborators/collaborator.ts";
import { ARCHIVE_TEXT } from "@bondline/domain/values/lists/archive-filter.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import { builder, enumOf } from "./builder.ts";

export const ProcessTypeRef = enumOf("ProcessType", PROCESS_TYPES);
export const ExpiryTypeRef = enumOf("ExpiryType", EXPIRY_TYPES);
export const SecurityTypeRef = enumOf("SecurityType", SECURITY_TYPES);
export const AustralianStateRef = enumOf("AustralianState", STATE_CODES);
export const ArchiveStateRef = enumOf("ArchiveState", codesIn(ARCHIVE_TEXT));
export const SortDirectionRef = enumOf("SortDirection", ["ASC", "DESC"]);
export const CollaboratorRoleRef = enumOf("CollaboratorRole", COLLABORATOR_ROLES);
export const InvitationStatusRef = enumOf("InvitationStatus", ["ACCEPTED", "EXPIRED", "INVITED"]);

export const RequirementRef = builder.objectRef<DraftRequirement>("Requirement").implement({
  fields: (t) => ({
    field: t.exposeString("field"),
    message: t.exposeString("message"),
    requirementMet: t.exposeBoolean("requirementMet"),
  }),
});
