// Applications for facilities in the contract: the record as its readers may see it, and the queries about it.

import { FACILITY_TYPES } from "@bondline/domain/facilities/facilities/facility.ts";
import {
  FACILITY_APPLICATION_CAPABILITIES,
  FACILITY_APPLICATION_CLOSED,
  FACILITY_APPLICATION_STATUSES,
  facilityApplicationCapabilities,
} from "@bondline/domain/facilities/facilities/facility-application.ts";
import {
  APPLICANT_FIELDS,
  applicationRequirements,
  ENTITY_FIELDS,
  OWNER_FIELDS,
  PROPERTY_FIELDS,
  PROPERTY_TYPES,
  WANTED_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import {
  FACILITY_APPLICATION_FILTERS,
  STAFF_APPLICATION_FILTERS,
} from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import {
  APPLICATION_STEP_CODES,
  APPLICATION_STEPS,
} from "@bondline/domain/facilities/facilities/facility-application-progress.ts";
import { archiveDateOfClosed } from "@bondline/domain/records/archive/archive-date.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { ArchiveStateRef, RequirementRef, SortDirectionRef } from "../../../graphql/shared-types.ts";
import { DraftOrganisationRef } from "../../people/organisations/public.ts";
import { FacilitySideRef, SharedOrganisationRef } from "../facilities/public.ts";
import {
  accessApplication,
  accessApplicationDetails,
  applicationFacts,
  listAccessibleApplications,
  mayDo,
  shownStatus,
  statusShownTo,
} from "./application-access.ts";
import {
  APPLICANT_COLUMNS,
  ENTITY_COLUMNS,
  OWNER_COLUMNS,
  PROPERTY_COLUMNS,
  WANTED_COLUMNS,
} from "./application-columns.ts";
import { textsOfApplication } from "./application-input.ts";
import { ApplicationPaymentDetailsRef, ApplicationQuestionRef } from "./application-parts-schema.ts";
import { stepOf, waitingSince } from "./application-progress.ts";
import type { EntityRow, FacilityApplication, PropertyOwnerRow, PropertyRow } from "./application-record.ts";
import { listAllApplications } from "./application-register-access.ts";

export const FacilityTypeRef = enumOf("FacilityType", FACILITY_TYPES);
const PropertyTypeRef = enumOf("PropertyType", PROPERTY_TYPES);
const FacilityApplicationStatusRef = enumOf("FacilityApplicationStatus", FACILITY_APPLICATION_STATUSES);

export const PROPERTY_ENUMS = { propertyType: PropertyTypeRef };

const ApplicantRef = builder.objectRef<FacilityApplication>("FacilityApplicant").implement({
  fields: (t) => outputFieldsOf(t, APPLICANT_FIELDS, { columns: APPLICANT_COLUMNS }),
});

const ApplicationInformationRef = builder
  .objectRef<FacilityApplication>("FacilityApplicationInformation")
  .implement({ fields: (t) => outputFieldsOf(t, WANTED_FIELDS, { columns: WANTED_COLUMNS }) });

const SubmissionRef = builder.objectRef<FacilityApplication>("FacilityApplicationSubmission").implement({
  fields: (t) => ({ submittedAt: t.expose("submittedAt", { type: "DateTime", nullable: true }) }),
});

const SharedEntityRef = builder.objectRef<EntityRow>("SharedEntity").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, ENTITY_FIELDS, { columns: ENTITY_COLUMNS }),
    id: t.exposeID("id"),
  }),
});

const PropertyOwnerRef = builder.objectRef<PropertyOwnerRow>("PropertyOwner").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, OWNER_FIELDS, { columns: OWNER_COLUMNS }),
    id: t.exposeID("id"),
  }),
});

const PropertyRef = builder.objectRef<PropertyRow>("FacilityProperty").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, PROPERTY_FIELDS, { columns: PROPERTY_COLUMNS, enums: PROPERTY_ENUMS }),
    id: t.exposeID("id"),
    owners: t.field({ type: [PropertyOwnerRef], resolve: ({ owners }) => owners }),
  }),
});

const ApplicationStepRef = enumOf("FacilityApplicationStep", APPLICATION_STEP_CODES);
const ApplicationHolderRef = enumOf("FacilityApplicationHolder", [
  "APPLICANT",
  "PROVIDER",
  "SUPPLIER",
  "NOBODY",
]);

export const FacilityApplicationRef = builder
  .objectRef<FacilityApplication>("FacilityApplication")
  .implement({
    fields: (t) => ({
      applicant: t.field({ type: ApplicantRef, resolve: (application) => application }),
      applicationFee: t.expose("applicationFeeCents", { type: "Decimal" }),
      applicationInformation: t.field({
        type: ApplicationInformationRef,
        resolve: (application) => application,
      }),
      archivedAt: t.expose("archivedAt", { type: "DateTime", nullable: true }),
      archiveDate: t.field({
        type: "Date",
        nullable: true,
        description: "Of what is over: the day from which it is archived, where nothing keeps it.",
        resolve: ({ status, statusChangedAt }) =>
          FACILITY_APPLICATION_CLOSED.includes(status) ? archiveDateOfClosed(statusChangedAt) : null,
      }),
      capabilities: t.stringList({
        ...oneOfCodes(FACILITY_APPLICATION_CAPABILITIES),
        resolve: async (application, _args, context) =>
          facilityApplicationCapabilities(applicationFacts((await context.read()).actor, application)),
      }),
      closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
      createdAt: t.expose("createdAt", { type: "DateTime" }),
      decisionReason: t.exposeString("decisionReason", { nullable: true }),
      feePaidDate: t.expose("feePaidDate", { type: "Date", nullable: true }),
      feeWaivedAt: t.expose("feeWaivedAt", { type: "DateTime", nullable: true }),
      feeWaivedReason: t.exposeString("feeWaivedReason", { nullable: true }),
      entities: t.field({ type: [SharedEntityRef], resolve: ({ entities }) => entities }),
      facilityId: t.exposeID("facilityId", { nullable: true }),
      facilityType: t.expose("facilityType", { type: FacilityTypeRef }),
      id: t.exposeID("id"),
      organisation: t.field({ type: DraftOrganisationRef, resolve: ({ organisation }) => organisation }),
      organisationId: t.exposeID("organisationId"),
      nextStep: t.field({
        type: ApplicationStepRef,
        description: "What happens next.",
        resolve: (application) => stepOf(application),
      }),
      nextStepSince: t.field({
        type: "DateTime",
        description: "Since when it waits for that.",
        resolve: waitingSince,
      }),
      nextStepWith: t.field({
        type: ApplicationHolderRef,
        description: "Who has it.",
        resolve: (application) => APPLICATION_STEPS[stepOf(application)].holder,
      }),
      paymentDetails: t.field({
        type: ApplicationPaymentDetailsRef,
        nullable: true,
        description: "The application fee as it is to be paid; for its applicant and the provider.",
        resolve: async (application, _args, context) =>
          mayDo((await context.read()).actor, application, "CAN_VIEW_PAYMENT_DETAILS") ? application : null,
      }),
      questions: t.field({
        type: [ApplicationQuestionRef],
        description: "What desk and bank have asked its applicant, in the order in which they asked.",
        resolve: ({ questions }) => questions,
      }),
      properties: t.field({ type: [PropertyRef], resolve: ({ properties }) => properties }),
      referenceNumber: t.exposeString("referenceNumber"),
      sentToSupplierAt: t.expose("sentToSupplierAt", { type: "DateTime", nullable: true }),
      sharedFacilityWithOrganisations: t.field({
        type: [SharedOrganisationRef],
        description: "Those that have accepted to share the facility.",
        resolve: ({ sharedWith }) => sharedWith,
      }),
      status: t.field({
        type: FacilityApplicationStatusRef,
        description: "To client users everything under way is PROCESSING.",
        resolve: async (application, _args, context) =>
          statusShownTo((await context.read()).actor, application),
      }),
      statusText: t.string({
        resolve: async (application, _args, context) =>
          shownStatus((await context.read()).actor, application),
      }),
      submission: t.field({ type: SubmissionRef, resolve: (application) => application }),
      supplierName: t.exposeString("supplierName", { nullable: true }),
      updatedAt: t.expose("updatedAt", { type: "DateTime" }),
      version: t.exposeInt("version"),
    }),
  });

export const FacilityApplicationFilterRef = builder.inputType("FacilityApplicationFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, FACILITY_APPLICATION_FILTERS, {
      archived: ArchiveStateRef,
      sides: FacilitySideRef,
      statuses: FacilityApplicationStatusRef,
      types: FacilityTypeRef,
    }),
});

export const FacilityApplicationSortRef = builder.inputType("FacilityApplicationSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({
      type: enumOf("FacilityApplicationSortField", ["CREATED_AT", "LIMIT"]),
      required: true,
    }),
  }),
});

export const StaffApplicationFilterRef = builder.inputType("StaffFacilityApplicationFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, STAFF_APPLICATION_FILTERS, {
      archived: ArchiveStateRef,
      statuses: FacilityApplicationStatusRef,
      types: FacilityTypeRef,
    }),
});

export const StaffApplicationSortRef = builder.inputType("StaffFacilityApplicationSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({
      type: enumOf("StaffFacilityApplicationSortField", ["LIMIT", "SUBMITTED_AT"]),
      required: true,
    }),
  }),
});

const ConnectionRef = connectionOf(FacilityApplicationRef, {
  name: "FacilityApplication",
  cappedAt: COUNT_MAX,
});

builder.queryFields((t) => ({
  facilityApplications: t.field({
    type: ConnectionRef,
    description:
      "An organisation's, newest first unless it is said otherwise; without one those that wait at the desk, oldest first, all of them.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: FacilityApplicationFilterRef }),
      organisationId: t.arg.id(),
      search: t.arg.string({ description: "In the reference numbers." }),
      sort: t.arg({ type: FacilityApplicationSortRef }),
    },
    resolve: async (_root, args, context) => listAccessibleApplications(await context.read(), args),
  }),
  facilityApplication: t.field({
    type: FacilityApplicationRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessApplication(await context.read(), id),
  }),
  staffFacilityApplications: t.field({
    type: ConnectionRef,
    description:
      "What all clients have handed in, also what is over, and to a bank's or insurer's people what was sent to it: the newest first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffApplicationFilterRef }),
      search: t.arg.string({ description: "In the reference numbers and the clients' names." }),
      sort: t.arg({ type: StaffApplicationSortRef }),
    },
    resolve: async (_root, args, context) => listAllApplications(await context.read(), args),
  }),
  facilityApplicationVerify: t.field({
    type: [RequirementRef],
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const application = await accessApplicationDetails(await context.read(), id);
      return applicationRequirements(application.facilityType, textsOfApplication(application));
    },
  }),
}));
