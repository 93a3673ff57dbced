// The switches of the product's parts in the contract: how they stand for everybody, and the provider's page of them.

import type { GatewayFeatures } from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { live } from "../../../graphql/live.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { switchGatewayFeature } from "./commands/switch-gateway-feature.ts";
import {
  accessGatewayFeature,
  accessGatewayFeatures,
  type GatewayFeatureRow,
  readGatewayFeatures,
} from "./gateway-feature-access.ts";

const GatewayFeaturesRef = builder.objectRef<GatewayFeatures>("GatewayFeatures").implement({
  fields: (t) => ({
    emailAuditing: t.exposeBoolean("emailAuditing"),
    googleAuth: t.exposeBoolean("googleAuth"),
    gvpIntegration: t.exposeBoolean("gvpIntegration"),
    isBgSwitchEnabled: t.exposeBoolean("isBgSwitchEnabled"),
    referralPortal: t.exposeBoolean("referralPortal"),
    referrals: t.exposeBoolean("referrals"),
    suretyBonds: t.exposeBoolean("suretyBonds"),
  }),
});

const GatewayFeatureSettingRef = builder.objectRef<GatewayFeatureRow>("GatewayFeatureSetting").implement({
  fields: (t) => ({
    isEnabled: t.exposeBoolean("isEnabled"),
    name: t.exposeString("name"),
    updatedAt: t.expose("updatedAt", { type: "DateTime", nullable: true }),
    updatedBy: t.exposeString("updatedByName", { nullable: true }),
    version: t.exposeInt("version"),
  }),
});

builder.queryFields((t) => ({
  gatewayFeatures: t.field({
    type: GatewayFeaturesRef,
    resolve: async (_root, _args, context) => readGatewayFeatures(await context.read()),
  }),
  gatewayFeatureSettings: t.field({
    type: [GatewayFeatureSettingRef],
    resolve: async (_root, _args, context) => accessGatewayFeatures(await context.read()),
  }),
}));

mutation("switchGatewayFeature", {
  whileActing: "OFFICE",
  input: inputOf("SwitchGatewayFeatureInput", (t) => ({
    isEnabled: t.boolean({ required: true }),
    name: t.string({ required: true }),
    version: t.int({ required: true }),
  })),
  payload: payloadOf("GatewayFeaturePayload", {
    gatewayFeature: record(GatewayFeatureSettingRef, accessGatewayFeature, "name"),
  }),
  run: switchGatewayFeature,
});

const ALL_FEATURES = "all";

builder.subscriptionFields((t) => ({
  gatewayFeaturesChanged: t.field({
    type: GatewayFeaturesRef,
    subscribe: (_root, _args, context) =>
      live(context, async ({ actor }) => {
        requirePerson(actor);
        return {
          concerns: ({ topic }) => topic === "gateway-feature",
          load: readGatewayFeatures,
          mayWatch: async (later) => requirePerson(later.actor),
          resyncEvent: { kind: "record", topic: "gateway-feature", id: ALL_FEATURES },
        };
      }),
    resolve: (features) => features as GatewayFeatures,
  }),
}));
