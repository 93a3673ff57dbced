// An application for a facility as the server holds it: the row, with the lists that belong to it.

import type { Tables } from "../../../database/generated/rows.ts";
import type { OwnerRow } from "../../people/organisations/public.ts";
import type { SharingParty } from "../facilities/public.ts";

export type ApplicationRow = Tables["facility_application"];

export type EntityRow = Pick<Tables["facility_application_entity"], "id" | "name" | "abn">;
export type PropertyOwnerRow = Pick<
  Tables["facility_application_owner"],
  "id" | "name" | "applicantRelationship"
>;
export type PropertyRow = Omit<
  Tables["facility_application_property"],
  "organisationId" | "applicationId" | "position" | "createdAt"
> & {
  owners: PropertyOwnerRow[];
};

export type QuestionRow = Omit<
  Tables["facility_application_question"],
  "organisationId" | "applicationId" | "answeredBy"
>;

export type FacilityApplication = ApplicationRow & {
  entities: EntityRow[];
  properties: PropertyRow[];
  questions: QuestionRow[];
  /** Those that have accepted to share the facility. */
  sharedWith: SharingParty[];
  /** The person belongs to one of them. */
  actorIsSharedWith: boolean;
  organisation: OwnerRow;
  supplierName: string | null;
};
