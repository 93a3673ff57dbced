// Where a piece of work is done: the page of its record, or the list that holds it.

import type { DeskWorkKind } from "@bondline/domain/office/desk/desk-work.ts";
import type { DeskWorkRowFragment } from "../../../../api/generated/graphql.ts";
import { paths } from "../../../../paths.ts";

type Place = (work: Pick<DeskWorkRowFragment, "parentId" | "organisationId">) => string;

const onDraft: Place = ({ parentId }) => paths.staffDraft({ draftId: parentId });

const onApplication: Place = ({ parentId }) => paths.facilityApply({ facilityApplicationId: parentId });

const onFacility: Place = ({ parentId }) => paths.facilityView({ facilityId: parentId });

const PLACES: Readonly<Record<DeskWorkKind, Place>> = {
  DRAFT_SUBMITTED: onDraft,
  DRAFT_SENT_AGAIN: onDraft,
  SECOND_APPROVAL: onDraft,
  REFUND_APPROVAL: onDraft,
  PAYMENT: onDraft,
  REFUND: onDraft,
  REQUIRED_DOCUMENT: onDraft,
  WORDING_PROPOSAL: onDraft,
  IDENTITY: onDraft,
  BANK_LINES: ({ parentId }) => paths.staffBankStatement({ bankStatementId: parentId }),
  FACILITY_APPROVAL: onApplication,
  ARRANGED_APPROVAL: onFacility,
  RAISE_APPROVAL: onFacility,
  APPLICATION: onApplication,
  ARRANGED_FACILITY: onFacility,
  ENQUIRY: () => paths.staffFinance(),
  REQUEST: ({ parentId, organisationId }) =>
    paths.documentView({ documentId: parentId, organisationId: organisationId ?? undefined }),
  ABN_CLAIM: () => paths.staffOrganisations(),
  CHANGE: () => paths.staffChanges(),
};

export function placeOfWork(work: Pick<DeskWorkRowFragment, "kind" | "parentId" | "organisationId">): string {
  return PLACES[work.kind](work);
}
