// A draft as the server holds it: the row, with the children that one statement brings along.

import type { DraftRole } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import type { InvoiceRow, RefundRow, UnmatchedPaymentRow } from "../../money/invoices/public.ts";
import type { SecurityMovementRow } from "../../money/security-money/public.ts";
import type { PartyRow } from "../../parties/parties/public.ts";
import type { OwnerRow } from "../../people/organisations/public.ts";

/** Without what the database alone reads. */
export type DraftRow = Omit<Tables["draft"], "searchText">;

/** Who is on the draft by name, as `people_on_draft` tells them. */
export type DraftPerson = Pick<
  Tables["draft_collaborator"],
  | "id"
  | "accountId"
  | "emailAddress"
  | "givenName"
  | "familyName"
  | "organisationName"
  | "roles"
  | "invitationStatus"
  | "invitedByName"
  | "sentAt"
  | "acceptedAt"
  | "hasApproved"
  | "approvedAt"
> & {
  /** A limited member of the draft's own organisation, who was added to it. */
  isMember: boolean;
  shownToOrganisationId: Tables["organisation"]["id"] | null;
  shownToOrganisationName: string | null;
};

/** Without what other modules add: each reads its own part. */
export type DraftChildren = {
  parties: PartyRow[];
  /** In the order in which they came. */
  collaborators: DraftPerson[];
  invoices: InvoiceRow[];
  refunds: RefundRow[];
  unmatchedPayments: UnmatchedPaymentRow[];
  securityMovements: SecurityMovementRow[];
  feeSummary: FeeSummaryRow | null;
  organisation: OwnerRow;
  /** What the organisation may still use of its referral discounts on this draft. */
  referralCreditCents: Cents;
  documentId: string | null;
  documentStatus: Tables["document"]["status"] | null;
};

/** What the row tells about the person who asks. */
export type DraftFactsRow = {
  actorCollaboratorRoles: DraftRole[] | null;
  actorHasApproved: boolean;
  actorIsViewer: boolean;
  /** Somebody on it shows it to an organisation of this person. */
  actorIsShown: boolean;
};

export type Draft = DraftRow & DraftChildren & DraftFactsRow;
