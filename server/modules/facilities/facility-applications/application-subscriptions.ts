// Live updates of applications for facilities: one application, or all that the desk sees.

import { builder } from "../../../graphql/builder.ts";
import { findVisible, live } from "../../../graphql/live.ts";
import { requireDesk } from "../../drafts/drafts/draft-access.ts";
import { accessApplication } from "./application-access.ts";
import type { FacilityApplication } from "./application-record.ts";
import { FacilityApplicationRef } from "./application-schema.ts";

builder.subscriptionFields((t) => ({
  facilityApplicationUpdated: t.field({
    type: FacilityApplicationRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, args, context) =>
      live(context, async (tx) => {
        const { id } = await accessApplication(tx, args.id);
        return {
          concerns: (event) => event.topic === "facility_application" && event.id === id,
          sharedAs: "facility application",
          load: (later) => accessApplication(later, id),
          mayWatch: (later) => accessApplication(later, id),
          resyncEvent: { kind: "record", topic: "facility_application", id },
        };
      }),
    resolve: (application) => application as FacilityApplication,
  }),
  staffFacilityApplicationsChanged: t.field({
    type: FacilityApplicationRef,
    subscribe: (_root, _args, context) =>
      live(context, async ({ actor }) => {
        requireDesk(actor);
        return {
          concerns: ({ topic }) => topic === "facility_application",
          sharedAs: "staff applications",
          mayWatch: async (later) => requireDesk(later.actor),
          load: async (later, { id }) => {
            requireDesk(later.actor);
            return await findVisible(() => accessApplication(later, id));
          },
        };
      }),
    resolve: (application) => application as FacilityApplication,
  }),
}));
