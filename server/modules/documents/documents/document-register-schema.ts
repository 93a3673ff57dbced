// What was issued to all clients, in the contract: the provider's list of it.

import {
  DOCUMENT_ENDS,
  FIRST_STATES,
  STAFF_DOCUMENT_FILTERS,
} from "@bondline/domain/documents/documents/document-filters.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { selectedOfNodes } from "../../../graphql/selection.ts";
import { AustralianStateRef } from "../../../graphql/shared-types.ts";
import { documentPartsFor } from "./document-parts.ts";
import { listAllDocuments } from "./document-register-access.ts";
import { DOCUMENT_FILTER_ENUMS, DocumentConnectionRef, DocumentSortRef } from "./document-schema.ts";

export const StaffDocumentFilterRef = builder.inputType("StaffDocumentFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, STAFF_DOCUMENT_FILTERS, {
      ...DOCUMENT_FILTER_ENUMS,
      states: AustralianStateRef,
      ends: enumOf("DocumentEnds", DOCUMENT_ENDS),
      firstState: enumOf("FirstBeneficiaryState", FIRST_STATES),
    }),
});

builder.queryField("staffDocuments", (t) =>
  t.field({
    type: DocumentConnectionRef,
    description:
      "What was issued to all clients through the portal, also what is closed, and to a bank's or insurer's people what it has issued: the newest first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffDocumentFilterRef }),
      search: t.arg.string({
        description: "In the numbers, and in the names of the parties and the clients.",
      }),
      sort: t.arg({ type: DocumentSortRef }),
    },
    resolve: async (_root, args, context, info) =>
      listAllDocuments(
        await context.read(),
        args,
        documentPartsFor(context.application, selectedOfNodes(info)),
      ),
  }),
);
