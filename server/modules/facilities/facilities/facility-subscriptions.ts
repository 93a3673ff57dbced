// Live updates of a facility: its own changes, and what its holder raises, issues and closes, by which its room changes.

import { builder } from "../../../graphql/builder.ts";
import { live } from "../../../graphql/live.ts";
import { accessFacility } from "./facility-access.ts";
import type { Facility } from "./facility-record.ts";
import { DocumentFacilityRef } from "./facility-schema.ts";

builder.subscriptionFields((t) => ({
  documentFacilityUpdated: t.field({
    type: DocumentFacilityRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, args, context) =>
      live(context, async (tx) => {
        const { id, organisationId: holder } = await accessFacility(tx, args.id);
        return {
          concerns: (event) =>
            event.topic === "facility"
              ? event.id === id
              : event.organisationId === holder && (event.topic === "draft" || event.topic === "document"),
          sharedAs: `facility ${id}`,
          load: (later) => accessFacility(later, id),
          mayWatch: (later) => accessFacility(later, id),
          resyncEvent: { kind: "record", topic: "facility", id },
        };
      }),
    resolve: (facility) => facility as Facility,
  }),
}));
