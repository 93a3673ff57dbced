// What all clients have handed in as drafts, in the contract: the provider's list of it.

import { ISSUE_LEVELS, STAFF_DRAFT_FILTERS } from "@bondline/domain/drafts/drafts/draft-filters.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { selectedOfNodes } from "../../../graphql/selection.ts";
import {
  ArchiveStateRef,
  AustralianStateRef,
  ProcessTypeRef,
  SortDirectionRef,
} from "../../../graphql/shared-types.ts";
import { draftPartsFor } from "./draft-parts.ts";
import { listAllDrafts } from "./draft-register-access.ts";
import { DraftConnectionRef, DraftStatusRef } from "./draft-schema.ts";

export const StaffDraftFilterRef = builder.inputType("StaffDraftFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, STAFF_DRAFT_FILTERS, {
      archived: ArchiveStateRef,
      level: enumOf("IssueLevel", ISSUE_LEVELS),
      statuses: DraftStatusRef,
      states: AustralianStateRef,
      variants: ProcessTypeRef,
    }),
});

export const StaffDraftSortRef = builder.inputType("StaffDraftSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({
      type: enumOf("StaffDraftSortField", ["AMOUNT", "SUBMITTED_AT", "UPDATED_AT"]),
      required: true,
    }),
  }),
});

builder.queryField("staffDraftRegister", (t) =>
  t.field({
    type: DraftConnectionRef,
    description:
      "What all clients have handed in as drafts, also what is over, and to a bank's or insurer's people what was sent to it: what was changed last first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffDraftFilterRef }),
      search: t.arg.string({
        description: "In the numbers, and in the names of the parties, the contracts and the clients.",
      }),
      sort: t.arg({ type: StaffDraftSortRef }),
    },
    resolve: async (_root, args, context, info) =>
      listAllDrafts(await context.read(), args, draftPartsFor(context.application, selectedOfNodes(info))),
  }),
);
