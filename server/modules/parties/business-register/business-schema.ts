// What is registered under an ABN or ACN, in the contract.

import {
  LOOKUP_OUTCOMES,
  REGISTERED_STATUSES,
} from "@bondline/domain/parties/business-register/registered-business.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import type { RegisteredBusiness } from "../../../ports/business-register/business-register-port.ts";
import { type BusinessLookup, lookUpBusiness } from "./business-lookup.ts";

export const LookupOutcomeRef = enumOf("BusinessLookupOutcome", LOOKUP_OUTCOMES);
export const RegisteredStatusRef = enumOf("RegisteredBusinessStatus", REGISTERED_STATUSES);

const RegisteredBusinessRef = builder.objectRef<RegisteredBusiness>("RegisteredBusiness").implement({
  fields: (t) => ({
    abn: t.exposeString("abn"),
    acn: t.exposeString("acn", { nullable: true }),
    name: t.exposeString("name"),
    entityType: t.exposeString("entityType", {
      nullable: true,
      description: "Null where the register has a code that is not among ours.",
    }),
    status: t.field({ type: RegisteredStatusRef, resolve: ({ status }) => status }),
    state: t.exposeString("state", { nullable: true, description: "Of the main place of business." }),
    postcode: t.exposeString("postcode", { nullable: true }),
  }),
});

const BusinessLookupRef = builder.objectRef<BusinessLookup>("BusinessLookup").implement({
  fields: (t) => ({
    outcome: t.field({ type: LookupOutcomeRef, resolve: ({ outcome }) => outcome }),
    business: t.field({ type: RegisteredBusinessRef, nullable: true, resolve: ({ business }) => business }),
  }),
});

builder.queryField("businessByAbn", (t) =>
  t.field({
    description: "What the business register has under an ABN or ACN.",
    type: BusinessLookupRef,
    args: { abn: t.arg.string({ required: true }) },
    resolve: (_root, { abn }, context) => lookUpBusiness(context, abn),
  }),
);
