// Applications for facilities in the database: SQL and nothing else. Whether somebody may see one is asked in application-access.

import type { FacilityApplicationCapability } from "@bondline/domain/facilities/facilities/facility-application.ts";
import {
  APPLICATION_FIELDS,
  type ApplicationValues,
  ENTITY_FIELDS,
  OWNER_FIELDS,
  PROPERTY_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import type { AccountId, FacilityApplicationId } from "@bondline/domain/ids.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, updateRecord, updateRow } from "../../../database/write-row.ts";
import { valuesByColumn } from "../../../fields/field-columns.ts";
import { type Granted, grantCreated } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  APPLICATION_COLUMNS,
  ENTITY_COLUMNS,
  OWNER_COLUMNS,
  PROPERTY_COLUMNS,
} from "./application-columns.ts";
import type { ApplicationRow, FacilityApplication, QuestionRow } from "./application-record.ts";

export const APPLICATION_DETAIL = `a.*,
  (select coalesce(jsonb_agg(to_jsonb(e) order by e.position), '[]') from facility_application_entity e where e.application_id = a.id) as entities,
  (select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('owners', (
     select coalesce(jsonb_agg(to_jsonb(o) order by o.position), '[]') from facility_application_owner o where o.property_id = p.id)) order by p.position), '[]')
     from facility_application_property p where p.application_id = a.id) as properties,
  (select coalesce(jsonb_agg(to_jsonb(q) order by q.created_at, q.id), '[]') from facility_application_question q where q.application_id = a.id) as questions,
  (select coalesce(jsonb_agg(to_jsonb(o) order by o.name), '[]') from legal_names(array(
     select s.offered_to_organisation_id from facility_application_share s where s.application_id = a.id and s.status = 'ACCEPTED')) o) as shared_with,
  exists (select 1 from facility_application_share s where s.application_id = a.id and s.status = 'ACCEPTED'
     and s.offered_to_organisation_id = any ((select actor_organisations())::uuid[])) as actor_is_shared_with,
  (select to_jsonb(o) from organisation_names(array[a.organisation_id]) o) as organisation,
  (select s.trade_name from supplier s where s.id = a.supplier_id) as supplier_name`;

export async function findApplication(tx: Transaction, id: FacilityApplicationId) {
  return await findRow<FacilityApplication>(
    tx,
    `select ${APPLICATION_DETAIL} from facility_application a where a.id = $1`,
    [id],
  );
}

/** As `findApplication`, and nobody else changes it until this transaction ends. */
export async function findApplicationForChange(tx: Transaction, id: FacilityApplicationId) {
  const locked = await tx.query("select 1 from facility_application where id = $1 for no key update", [id]);
  return locked.length === 0 ? undefined : await findApplication(tx, id);
}

type NewApplication = Pick<
  ApplicationRow,
  | "id"
  | "organisationId"
  | "referenceNumber"
  | "status"
  | "facilityType"
  | "applicationFeeCents"
  | "createdBy"
>;

export async function insertApplication(tx: Transaction, application: NewApplication) {
  const times = { createdAt: tx.now, updatedAt: tx.now, statusChangedAt: tx.now };
  await insertRow(tx, "facility_application", { ...application, ...times });
  return grantCreated(application);
}

type Owned = Pick<ApplicationRow, "id" | "organisationId">;

export async function saveApplication(
  tx: Transaction,
  { id }: Granted<Owned, "CAN_EDIT" | "CREATED">,
  values: ApplicationValues,
): Promise<void> {
  const columns = valuesByColumn(APPLICATION_FIELDS, APPLICATION_COLUMNS, values);
  await updateRecord(tx, "facility_application", id, columns);
}

export async function replaceEntities(
  tx: Transaction,
  { id, organisationId }: Granted<Owned, "CAN_EDIT">,
  entities: ApplicationValues["entities"],
): Promise<void> {
  await tx.query("delete from facility_application_entity where application_id = $1", [id]);
  for (const [position, entity] of entities.entries())
    await insertRow(tx, "facility_application_entity", {
      id: tx.newId(),
      organisationId,
      applicationId: id,
      position,
      ...valuesByColumn(ENTITY_FIELDS, ENTITY_COLUMNS, entity),
      createdAt: tx.now,
    });
}

export async function replaceProperties(
  tx: Transaction,
  { id, organisationId }: Granted<Owned, "CAN_EDIT">,
  properties: ApplicationValues["properties"],
): Promise<void> {
  await tx.query("delete from facility_application_owner where application_id = $1", [id]);
  await tx.query("delete from facility_application_property where application_id = $1", [id]);
  for (const [position, property] of properties.entries()) {
    const propertyId = tx.newId();
    await insertRow(tx, "facility_application_property", {
      id: propertyId,
      organisationId,
      applicationId: id,
      position,
      ...valuesByColumn(PROPERTY_FIELDS, PROPERTY_COLUMNS, property),
      createdAt: tx.now,
    });
    for (const [place, owner] of property.owners.entries())
      await insertRow(tx, "facility_application_owner", {
        id: tx.newId(),
        organisationId,
        applicationId: id,
        propertyId,
        position: place,
        ...valuesByColumn(OWNER_FIELDS, OWNER_COLUMNS, owner),
        createdAt: tx.now,
      });
  }
}

/** What a step along the way writes beside the status; each has its own column. */
export type ApplicationStep = Partial<
  Pick<
    ApplicationRow,
    | "submittedAt"
    | "supplierId"
    | "sentToSupplierAt"
    | "feePaidCents"
    | "feePaidDate"
    | "feeRequestedAt"
    | "feeWaivedReason"
    | "feeWaivedAt"
    | "decisionReason"
    | "facilityId"
    | "closedAt"
  >
>;

/** What moves an application along: whoever may only read it has none of them. */
export type ApplicationMove = Exclude<
  FacilityApplicationCapability,
  "CAN_VIEW" | "CAN_VIEW_DETAILS" | "CAN_VIEW_PAYMENT_DETAILS"
>;

export async function saveApplicationStatus(
  tx: Transaction,
  { id }: Granted<Owned, ApplicationMove>,
  status: ApplicationRow["status"],
  step: ApplicationStep,
): Promise<void> {
  await updateRecord(tx, "facility_application", id, { status, statusChangedAt: tx.now, ...step });
}

type NewQuestion = Pick<QuestionRow, "question" | "askedByName" | "askedBySide"> & { askedBy: AccountId };

export async function insertQuestion(
  tx: Transaction,
  { id, organisationId }: Granted<Owned, "CAN_ASK">,
  question: NewQuestion,
): Promise<void> {
  const row = { id: tx.newId(), organisationId, applicationId: id, createdAt: tx.now };
  await insertRow(tx, "facility_application_question", { ...row, ...question });
  await updateRecord(tx, "facility_application", id, {});
}

export async function saveAnswer(
  tx: Transaction,
  { id: applicationId }: Granted<Owned, "CAN_ANSWER">,
  { id, ...answer }: { id: string; answer: string; answeredBy: AccountId; answeredByName: string },
): Promise<void> {
  await updateRow(tx, "facility_application_question", { id }, { ...answer, answeredAt: tx.now });
  await updateRecord(tx, "facility_application", applicationId, {});
}

export type ApplicationPerson = {
  accountId: AccountId;
  email: string;
  givenName: string;
  side: "APPLICANT" | "PROVIDER" | "SUPPLIER";
};

export async function listApplicationPeople(tx: Transaction, id: FacilityApplicationId) {
  return await tx.query<ApplicationPerson>("select * from facility_application_people($1)", [id]);
}
