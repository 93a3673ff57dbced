// The search over everything in the contract.

import { SEARCH_KINDS, SEARCH_TARGETS } from "@bondline/domain/records/search/search.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { searchAccessible } from "./search-access.ts";
import type { SearchResult } from "./search-result.ts";

const SearchKindRef = enumOf("SearchKind", SEARCH_KINDS);
const SearchTargetRef = enumOf("SearchTarget", SEARCH_TARGETS);

const SearchResultRef = builder.objectRef<SearchResult>("SearchResult").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal", nullable: true }),
    date: t.expose("date", {
      type: "DateTime",
      nullable: true,
      description: "When it was asked for, when the client signed up, or since when it stands as it does.",
    }),
    detail: t.exposeString("detail", { nullable: true }),
    id: t.exposeID("id", { description: "Of what was found; unique among results of its kind." }),
    kind: t.expose("kind", { type: SearchKindRef }),
    matchedField: t.exposeString("matchedField", {
      nullable: true,
      description: "What it was found by, where neither title nor detail shows the words.",
    }),
    matchedText: t.exposeString("matchedText", { nullable: true, description: "What that field holds." }),
    organisationId: t.exposeID("organisationId", { nullable: true, description: "Whose record it is." }),
    recordId: t.exposeID("recordId", { description: "Of the record that it leads to." }),
    status: t.exposeString("status", { nullable: true, description: "As it is read." }),
    target: t.expose("target", { type: SearchTargetRef, description: "The page that it leads to." }),
    title: t.exposeString("title"),
  }),
});

builder.queryField("search", (t) =>
  t.field({
    type: [SearchResultRef],
    description:
      "Everything that the reader may open and that holds all words of a text, the nearest first: of an organisation, of what is shared by name, and of the desk.",
    args: {
      first: t.arg.int({ description: "Of each kind, at most 20; 5 where it is left out." }),
      organisationId: t.arg.id(),
      text: t.arg.string({
        required: true,
        description: "At most 100 characters. Under three letters, what numbers and names begin with.",
      }),
    },
    resolve: async (_root, args, context) => searchAccessible(await context.read(), args),
  }),
);
