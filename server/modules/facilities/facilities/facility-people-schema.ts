// Who was added to a facility by name in the contract.

import { builder } from "../../../graphql/builder.ts";
import { listPeopleOf } from "./facility-people-access.ts";
import type { FacilityPerson } from "./facility-people-store.ts";
import { DocumentFacilityRef } from "./facility-schema.ts";

const FacilityMemberRef = builder.objectRef<FacilityPerson>("FacilityMember").implement({
  description: "A limited member of the organisation who was added to one facility.",
  fields: (t) => ({
    addedAt: t.expose("createdAt", { type: "DateTime" }),
    emailAddress: t.exposeString("email"),
    familyName: t.exposeString("familyName"),
    givenName: t.exposeString("givenName"),
    id: t.exposeID("id"),
  }),
});

builder.objectField(DocumentFacilityRef, "members", (t) =>
  t.field({
    type: [FacilityMemberRef],
    description: "The limited members who were added to it; for whoever may add them.",
    resolve: async (facility, _args, context) => listPeopleOf(await context.read(), facility),
  }),
);
