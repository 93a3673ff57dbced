// What is still missing before the first client can submit, pay and be issued a guarantee, in the contract: for the provider's administrators.

import { READINESS_CODES } from "@bondline/domain/office/provider/readiness.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { accessReadiness, type ReadinessItem } from "./readiness-access.ts";

const ReadinessItemRef = builder.objectRef<ReadinessItem>("OfficeReadinessItem").implement({
  fields: (t) => ({
    code: t.expose("code", { type: enumOf("OfficeReadinessCode", READINESS_CODES) }),
    isDone: t.exposeBoolean("isDone"),
    isNeeded: t.exposeBoolean("isNeeded", {
      description: "Without it no draft can be submitted, or none can be paid and issued.",
    }),
  }),
});

builder.queryField("officeReadiness", (t) =>
  t.field({
    type: [ReadinessItemRef],
    resolve: async (_root, _args, context) => accessReadiness(await context.read()),
  }),
);
