// Applications for facilities in the contract: the record as its readers may see it, and the queries about it.

import { FACILITY_TYPES } from "@bondline/domain/facilities/facilities/facility.ts";
import {
  FACILITY_APPLICATION_STATUSES,
  facilityApplicationCapabilities,
  statusForClients,
} from "@bondline/domain/facilities/facilities/facility-application.ts";
import {
  applicationRequirements,
  PROPERTY_TYPES,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { COUNT_MAX, connectionOf } from "../../../graphql/connection.ts";
import { DraftOrganisationRef, RequirementRef } from "../../drafts/drafts/draft-schema.ts";
import {
  accessApplication,
  applicationFacts,
  listAccessibleApplications,
  shownStatus,
} from "./application-access.ts";
import { textsOfApplication } from "./application-input.ts";
import type { EntityRow, FacilityApplication, PropertyOwnerRow, PropertyRow } from "./application-record.ts";

export const FacilityTypeRef = builder.enumType("FacilityType", { values: [...FACILITY_TYPES].sort() });
export const PropertyTypeRef = builder.enumType("PropertyType", { values: [...PROPERTY_TYPES].sort() });
const FacilityApplicationStatusRef = builder.enumType("FacilityApplicationStatus", {
  values: [...FACILITY_APPLICATION_STATUSES].sort(),
});

const ApplicantRef = builder.objectRef<FacilityApplication>("FacilityApplicant").implement({
  fields: (t) => ({
    abn: t.exposeString("abn", { nullable: true }),
    address: t.exposeString("address", { nullable: true }),
    companyName: t.exposeString("companyName", { nullable: true }),
    contactName: t.exposeString("contactName", { nullable: true }),
    contactTitle: t.exposeString("contactTitle", { nullable: true }),
    emailAddress: t.exposeString("emailAddress", { nullable: true }),
    entityType: t.exposeString("entityType", { nullable: true }),
    industry: t.exposeString("industry", { nullable: true }),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    website: t.exposeString("website", { nullable: true }),
  }),
});

const ApplicationInformationRef = builder
  .objectRef<FacilityApplication>("FacilityApplicationInformation")
  .implement({
    fields: (t) => ({
      facilityLimit: t.expose("facilityLimitCents", { type: "Decimal", nullable: true }),
      isShared: t.exposeBoolean("isShared", { nullable: true }),
    }),
  });

const SubmissionRef = builder.objectRef<FacilityApplication>("FacilityApplicationSubmission").implement({
  fields: (t) => ({ submittedAt: t.expose("submittedAt", { type: "DateTime", nullable: true }) }),
});

const SharedEntityRef = builder.objectRef<EntityRow>("SharedEntity").implement({
  fields: (t) => ({
    abn: t.exposeString("abn", { nullable: true }),
    id: t.exposeID("id"),
    name: t.exposeString("name", { nullable: true }),
  }),
});

const PropertyOwnerRef = builder.objectRef<PropertyOwnerRow>("PropertyOwner").implement({
  fields: (t) => ({
    applicantRelationship: t.exposeString("applicantRelationship", { nullable: true }),
    id: t.exposeID("id"),
    name: t.exposeString("name", { nullable: true }),
  }),
});

const PropertyRef = builder.objectRef<PropertyRow>("FacilityProperty").implement({
  fields: (t) => ({
    address: t.exposeString("address", { nullable: true }),
    estimatedValue: t.field({
      type: "Decimal",
      nullable: true,
      resolve: ({ estimatedValueCents }) => estimatedValueCents,
    }),
    id: t.exposeID("id"),
    isMortgaged: t.exposeBoolean("isMortgaged", { nullable: true }),
    isPrimaryPlaceOfResidence: t.exposeBoolean("isPrimaryPlaceOfResidence", { nullable: true }),
    lender: t.exposeString("lender", { nullable: true }),
    outstandingMortgage: t.field({
      type: "Decimal",
      nullable: true,
      resolve: ({ outstandingMortgageCents }) => outstandingMortgageCents,
    }),
    owners: t.field({ type: [PropertyOwnerRef], resolve: ({ owners }) => owners }),
    propertyType: t.expose("propertyType", { type: PropertyTypeRef, nullable: true }),
  }),
});

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
      capabilities: t.stringList({
        resolve: async (application, _args, context) =>
          facilityApplicationCapabilities(applicationFacts((await context.read()).actor, application)),
      }),
      closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
      createdAt: t.expose("createdAt", { type: "DateTime" }),
      decisionReason: t.exposeString("decisionReason", { nullable: true }),
      entities: t.field({ type: [SharedEntityRef], resolve: ({ entities }) => entities }),
      facilityId: t.exposeID("facilityId", { nullable: true }),
      facilityType: t.expose("facilityType", { type: FacilityTypeRef }),
      id: t.exposeID("id"),
      organisation: t.field({ type: DraftOrganisationRef, resolve: ({ organisation }) => organisation }),
      organisationId: t.exposeID("organisationId"),
      properties: t.field({ type: [PropertyRef], resolve: ({ properties }) => properties }),
      referenceNumber: t.exposeString("referenceNumber"),
      sentToSupplierAt: t.expose("sentToSupplierAt", { type: "DateTime", nullable: true }),
      status: t.field({
        type: FacilityApplicationStatusRef,
        description: "To client users everything under way is PROCESSING.",
        resolve: async (application, _args, context) => {
          const { actor } = await context.read();
          const isClient = applicationFacts(actor, application).roles.has("OWNER");
          return isClient ? statusForClients(application.status) : application.status;
        },
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

const ConnectionRef = connectionOf(FacilityApplicationRef, {
  name: "FacilityApplication",
  cappedAt: COUNT_MAX,
});

builder.queryFields((t) => ({
  facilityApplications: t.field({
    type: ConnectionRef,
    description: "An organisation's, newest first; without one those that wait at the desk, oldest first.",
    args: { after: t.arg.string(), first: t.arg.int(), organisationId: t.arg.id() },
    resolve: async (_root, args, context) => listAccessibleApplications(await context.read(), args),
  }),
  facilityApplication: t.field({
    type: FacilityApplicationRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessApplication(await context.read(), id),
  }),
  facilityApplicationVerify: t.field({
    type: [RequirementRef],
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const application = await accessApplication(await context.read(), id);
      return applicationRequirements(application.facilityType, textsOfApplication(application));
    },
  }),
}));
