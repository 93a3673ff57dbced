// Alerts in the contract: what is set up, and what it would send.

import { TRIGGER_PROPERTIES } from "@bondline/domain/records/alerts/alert.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { listManagedAlertConfigurations } from "./alert-access.ts";
import { type AlertPreview, type AlertPreviewItem, previewAlert } from "./alert-preview.ts";
import type { AlertConfiguration } from "./alert-record.ts";

export const TriggerPropertyRef = enumOf("AlertTriggerProperty", TRIGGER_PROPERTIES);

export const AlertConfigurationRef = builder.objectRef<AlertConfiguration>("AlertConfiguration").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    emailAddresses: t.exposeStringList("emailAddresses"),
    facilityId: t.exposeID("facilityId", { nullable: true }),
    facilityLimit: t.expose("facilityLimitCents", { type: "Decimal", nullable: true }),
    facilityLimitIncludeProjectedDocs: t.exposeBoolean("facilityLimitIncludeProjectedDocs"),
    facilityName: t.exposeString("facilityName", { nullable: true }),
    id: t.exposeID("id"),
    organisationId: t.exposeID("organisationId"),
    triggerLeadTime: t.exposeInt("triggerLeadTime", { nullable: true }),
    triggerProperty: t.expose("triggerProperty", { type: TriggerPropertyRef }),
    unconfirmedEmailAddresses: t.exposeStringList("unconfirmedEmailAddresses"),
    version: t.exposeInt("version"),
  }),
});

const AlertConfigurationConnectionRef = connectionOf(AlertConfigurationRef, { name: "AlertConfiguration" });

const AlertPreviewItemRef = builder.objectRef<AlertPreviewItem>("AlertPreviewItem").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    documentId: t.exposeID("documentId", { nullable: true }),
    facilityId: t.exposeID("facilityId", { nullable: true }),
    isDue: t.exposeBoolean("isDue"),
    referenceNumber: t.exposeString("referenceNumber"),
    sendDate: t.expose("sendDate", { type: "Date", nullable: true }),
    subject: t.string({ resolve: ({ content }) => content.subject }),
    text: t.string({ resolve: ({ content }) => content.text }),
    triggerDate: t.expose("triggerDate", { type: "Date", nullable: true }),
  }),
});

const AlertPreviewRef = builder.objectRef<AlertPreview>("AlertPreview").implement({
  fields: (t) => ({
    items: t.field({ type: [AlertPreviewItemRef], resolve: ({ items }) => items }),
    totalCount: t.exposeInt("totalCount"),
  }),
});

builder.queryFields((t) => ({
  alertConfigurations: t.field({
    type: AlertConfigurationConnectionRef,
    args: { ...forwards(t.arg), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => listManagedAlertConfigurations(await context.read(), args),
  }),
  alertPreview: t.field({
    type: AlertPreviewRef,
    args: {
      facilityId: t.arg.id(),
      facilityLimit: t.arg.string(),
      facilityLimitIncludeProjectedDocs: t.arg.boolean(),
      id: t.arg.id(),
      organisationId: t.arg.id({ required: true }),
      triggerLeadTime: t.arg.int(),
      triggerProperty: t.arg({ type: TriggerPropertyRef, required: true }),
    },
    resolve: async (_root, args, context) => previewAlert(await context.read(), args),
  }),
}));
