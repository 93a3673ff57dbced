// Trade organisations as the provider keeps them, in the contract.

import {
  CHANNEL_PARTNER_FIELDS,
  CHANNEL_PARTNER_STATUS_TEXT,
} from "@bondline/domain/people/channel-partners/channel-partner-fields.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { type InputBuilder, inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { OfficeChangePayloadRef } from "../../office/changes/public.ts";
import {
  accessOfficePartner,
  accessOfficePartners,
  type OfficePartnerRow,
} from "./channel-partner-access.ts";
import { changeChannelPartnerStatus } from "./commands/change-channel-partner-status.ts";
import { createChannelPartner } from "./commands/create-channel-partner.ts";
import { proposePartnerDiscount } from "./commands/propose-partner-discount.ts";
import { updateChannelPartner } from "./commands/update-channel-partner.ts";
import { shortPercentage } from "./partner-discount-change.ts";

const ChannelPartnerStatusRef = enumOf("ChannelPartnerStatus", codesIn(CHANNEL_PARTNER_STATUS_TEXT));

const OfficePartnerRef = builder.objectRef<OfficePartnerRow>("OfficeChannelPartner").implement({
  description: "A trade organisation as the provider keeps it.",
  fields: (t) => ({
    discountPercentage: t.string({
      description: "What holds now.",
      resolve: ({ agreedPercentage }) => shortPercentage(agreedPercentage),
    }),
    ...outputFieldsOf(t, CHANNEL_PARTNER_FIELDS, {
      columns: columnsFor<OfficePartnerRow>()(CHANNEL_PARTNER_FIELDS, {}),
      always: ["name", "isPublic"],
    }),
    id: t.exposeID("id"),
    isPublic: t.exposeBoolean("isPublic"),
    name: t.exposeString("name"),
    nextDiscountPercentage: t.string({
      nullable: true,
      description: "What was agreed on and is still to begin.",
      resolve: ({ nextPercentage }) => (nextPercentage === null ? null : shortPercentage(nextPercentage)),
    }),
    nextDiscountStartsAt: t.expose("nextStartsAt", { type: "DateTime", nullable: true }),
    organisations: t.exposeInt("organisations", { description: "How many have named it as their own." }),
    status: t.expose("status", { type: ChannelPartnerStatusRef }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", nullable: true }),
    updatedBy: t.exposeString("updatedByName", { nullable: true }),
    version: t.exposeInt("version"),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of its discount that waits for approval.",
    }),
  }),
});

const OfficePartnerPayloadRef = payloadOf("OfficeChannelPartnerPayload", {
  officeChannelPartner: record(OfficePartnerRef, accessOfficePartner, "channelPartnerId"),
});

builder.queryField("officeChannelPartners", (t) =>
  t.field({
    type: [OfficePartnerRef],
    resolve: async (_root, _args, context) => accessOfficePartners(await context.read()),
  }),
);

const fieldsOf = (t: InputBuilder) => ({
  isPublic: t.boolean({ required: true, description: "Whether every organisation may name it as its own." }),
  name: t.string({ required: true }),
});

mutation("createChannelPartner", {
  whileActing: "OFFICE",
  input: inputOf("CreateChannelPartnerInput", fieldsOf),
  payload: OfficePartnerPayloadRef,
  run: createChannelPartner,
});

mutation("updateChannelPartner", {
  whileActing: "OFFICE",
  input: versionedInput("UpdateChannelPartnerInput", fieldsOf),
  payload: OfficePartnerPayloadRef,
  run: updateChannelPartner,
});

mutation("changeChannelPartnerStatus", {
  whileActing: "OFFICE",
  input: versionedInput("ChangeChannelPartnerStatusInput", (t) => ({
    status: t.field({ type: ChannelPartnerStatusRef, required: true }),
  })),
  payload: OfficePartnerPayloadRef,
  run: changeChannelPartnerStatus,
});

mutation("proposePartnerDiscount", {
  whileActing: "OFFICE",
  input: inputOf("ProposePartnerDiscountInput", (t) => ({
    discountPercentage: t.string({ required: true, description: "From 0 to 100, such as 2.5." }),
    id: t.id({ required: true }),
    reason: t.string({ required: true }),
    startsDate: t.string({ description: "A day from which it holds; without one, once it is approved." }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposePartnerDiscount,
});
