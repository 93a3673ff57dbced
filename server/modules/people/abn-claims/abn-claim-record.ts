// An organisation's claim to its ABN as the desk sees it: what was typed, what the register says, and who else claims it.

import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import type {
  LookupOutcome,
  RegisteredStatus,
} from "@bondline/domain/parties/business-register/registered-business.ts";
import type { AbnStatus } from "@bondline/domain/people/organisations/abn-claim.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";

export type ClaimAdministrator = { givenName: string; familyName: string; email: string };

export type AbnClaim = {
  id: OrganisationId;
  name: string;
  abn: string;
  address: string;
  entityType: string;
  abnStatus: AbnStatus;
  legalName: string | null;
  abnDecidedAt: Instant | null;
  abnDecidedBy: AccountId | null;
  abnDecisionNote: string | null;
  /** Null until the register has been asked, and where there is none. */
  registerOutcome: LookupOutcome | null;
  registeredName: string | null;
  registeredStatus: RegisteredStatus | null;
  createdAt: Instant;
  version: number;
  administrators: ClaimAdministrator[];
  /** Other organisations with the same number, whatever was decided on them. */
  otherClaims: number;
  /** The legal name of another organisation that is confirmed with the number. */
  heldBy: string | null;
};
