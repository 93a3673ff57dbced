// Where a document's parties come from, in the contract.

import {
  CONFIRMATION_KINDS,
  PARTY_FIGURES,
  PARTY_SOURCE_KINDS,
} from "@bondline/domain/documents/party-sources/party-source.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import {
  type Confirmation,
  type Figure,
  type PartySources,
  readPartySources,
} from "./party-source-access.ts";

const PartyFigureRef = enumOf("PartyFigure", PARTY_FIGURES);
const PartySourceKindRef = enumOf("PartySourceKind", PARTY_SOURCE_KINDS);
const ConfirmationKindRef = enumOf("PartyConfirmationKind", CONFIRMATION_KINDS);

const FigureRef = builder.objectRef<Figure>("PartyFigureSource").implement({
  description: "What set a figure of a party to what it says now.",
  fields: (t) => ({
    amendmentNumber: t.exposeInt("amendmentNumber", { nullable: true }),
    at: t.expose("at", { type: "DateTime", nullable: true }),
    by: t.exposeString("by", {
      nullable: true,
      description:
        "The person and their side for whoever may read the history that says it; the side alone for others.",
    }),
    figure: t.expose("figure", { type: PartyFigureRef }),
    kind: t.expose("kind", { type: PartySourceKindRef }),
    registerDate: t.expose("registerDate", {
      type: "Date",
      nullable: true,
      description: "The day on which the business register had the same.",
    }),
  }),
});

const PartySourceRef = builder.objectRef<PartySources["parties"][number]>("PartySource").implement({
  fields: (t) => ({
    figures: t.field({ type: [FigureRef], resolve: ({ figures }) => figures }),
    partyId: t.exposeID("partyId"),
  }),
});

const ConfirmationRef = builder.objectRef<Confirmation>("PartyConfirmation").implement({
  description: "That somebody had the parties before them and agreed.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime" }),
    by: t.exposeString("by", { nullable: true }),
    kind: t.expose("kind", { type: ConfirmationKindRef }),
  }),
});

const PartySourcesRef = builder.objectRef<PartySources>("DocumentPartySources").implement({
  fields: (t) => ({
    confirmations: t.field({
      type: [ConfirmationRef],
      resolve: ({ confirmations }) => confirmations,
    }),
    parties: t.field({ type: [PartySourceRef], resolve: ({ parties }) => parties }),
  }),
});

builder.queryField("documentPartySources", (t) =>
  t.field({
    description: "Where each figure of a document's parties comes from, and who confirmed them.",
    type: PartySourcesRef,
    args: { documentId: t.arg.id({ required: true }) },
    resolve: async (_root, { documentId }, context) => readPartySources(await context.read(), documentId),
  }),
);
