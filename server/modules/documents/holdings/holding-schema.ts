// Securities that an organisation holds in the contract: the register, its sums, and what one of them still lacks.

import {
  ENFORCEABILITY_TESTS,
  type EnforceabilityResult,
  enforceabilityOf,
  type OriginalPlace,
} from "@bondline/domain/documents/holdings/enforceability.ts";
import {
  type RecordDifference,
  recordDifferences,
} from "@bondline/domain/documents/holdings/record-differences.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { bothWays, connectionOf } from "../../../graphql/connection.ts";
import { PAGE_COUNT_MAX } from "../../../graphql/list-page.ts";
import { selectedOfNodes } from "../../../graphql/selection.ts";
import {
  type DocumentPart,
  DocumentRef,
  DocumentSortRef,
  DocumentTabRef,
  documentPartsFor,
} from "../documents/public.ts";
import {
  accessHeldSecurity,
  type HeldSecurity,
  listHeldSecurities,
  sumHeldSecurities,
} from "./holding-access.ts";
import type { HeldSums, HoldingFacts, OtherRecord } from "./holding-store.ts";

const EnforceabilityTestRef = enumOf("EnforceabilityTest", ENFORCEABILITY_TESTS);

const EnforceabilityResultRef = builder.objectRef<EnforceabilityResult>("EnforceabilityResult").implement({
  fields: (t) => ({
    isMet: t.boolean({ resolve: ({ missing }) => missing === null }),
    missing: t.exposeString("missing", {
      nullable: true,
      description: "In a sentence; null where it is met.",
    }),
    test: t.expose("test", { type: EnforceabilityTestRef }),
  }),
});

const RecordDifferenceRef = builder.objectRef<RecordDifference>("RecordDifference").implement({
  fields: (t) => ({
    here: t.exposeString("here", { description: "As people read it." }),
    label: t.exposeString("label"),
    there: t.exposeString("there"),
  }),
});

type Compared = OtherRecord & { differences: RecordDifference[] };

const ComparedRecordRef = builder.objectRef<Compared>("ComparedRecord").implement({
  description: "The other side's record of the same paper, by its bank and number.",
  fields: (t) => ({
    differences: t.field({ type: [RecordDifferenceRef], resolve: ({ differences }) => differences }),
    documentId: t.exposeID("id"),
    isHeld: t.exposeBoolean("isHeld"),
    isSystemDocument: t.exposeBoolean("isSystemDocument"),
    organisationId: t.exposeID("organisationId"),
    referenceNumber: t.exposeString("referenceNumber"),
  }),
});

const HeldSecurityRef = builder.objectRef<HeldSecurity>("HeldSecurity").implement({
  fields: (t) => ({
    compared: t.field({
      type: ComparedRecordRef,
      nullable: true,
      description: "Null where there is no other record that the reader may see.",
      resolve: ({ facts }) => comparedOf(facts),
    }),
    document: t.field({ type: DocumentRef, resolve: ({ document }) => document }),
    enforceability: t.field({
      type: [EnforceabilityResultRef],
      resolve: async ({ facts }, _args, context) => enforceability(facts, (await context.read()).now),
    }),
    id: t.exposeID("id"),
    isReturnAsked: t.boolean({
      description: "Its return is asked for and not answered yet.",
      resolve: ({ facts }) => facts.isReturnAsked,
    }),
    openClaimCount: t.int({ resolve: ({ facts }) => facts.openClaimCount }),
  }),
});

function comparedOf({ compared, other, status, amountCents }: HoldingFacts): Compared | null {
  if (other === null) return null;
  return { ...other, differences: recordDifferences({ ...compared, status, amountCents }, other) };
}

/** What the holder has noted stands in the holder's own record, whichever of the two is asked about. */
function enforceability(facts: HoldingFacts, now: HeldNow): EnforceabilityResult[] {
  const { expiryInstant, other } = facts;
  return enforceabilityOf(
    {
      ...facts,
      expiryInstant: expiryInstant && instant(expiryInstant),
      requiredAmountCents: facts.requiredAmountCents ?? other?.requiredAmountCents ?? null,
      original: originalOf(facts),
    },
    now,
  );
}
type HeldNow = Parameters<typeof enforceabilityOf>[1];

function originalOf({ receivedDate, other, hasCustodian, isLost, isOnItsWay }: HoldingFacts): OriginalPlace {
  if (isLost || other?.isLost) return "LOST";
  if (receivedDate || other?.receivedDate || hasCustodian) return "HELD";
  return isOnItsWay ? "ON_ITS_WAY" : "UNKNOWN";
}

const HeldSecurityConnectionRef = connectionOf(HeldSecurityRef, {
  name: "HeldSecurity",
  cappedAt: PAGE_COUNT_MAX,
});

const HeldSecuritySumsRef = builder.objectRef<HeldSums>("HeldSecuritySums").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count"),
    openClaimCount: t.exposeInt("openClaimCount", { description: "Securities on which a claim is open." }),
    returnRequestCount: t.exposeInt("returnRequestCount", {
      description: "Securities whose return is asked for and not answered yet.",
    }),
  }),
});

/** Of the document in a row; its contacts come with its parties. */
function partsOfRows(app: App, fields: ReadonlySet<string>): DocumentPart[] {
  const within = [...fields].flatMap((field) =>
    field.startsWith("document.") ? [field.slice("document.".length)] : [],
  );
  const contacts = within.includes("parties") ? ["parties.primaryContact"] : [];
  return documentPartsFor(app, new Set([...within, ...contacts]));
}

builder.queryFields((t) => ({
  heldSecurities: t.field({
    type: HeldSecurityConnectionRef,
    description:
      "What an organisation holds as beneficiary, over all issuers: shared with the reader, or recorded by itself.",
    args: {
      ...bothWays(t.arg),
      organisationId: t.arg.id({ required: true }),
      search: t.arg.string(),
      sort: t.arg({ type: DocumentSortRef }),
      tab: t.arg({ type: DocumentTabRef }),
    },
    resolve: async (_root, args, context, info) =>
      listHeldSecurities(await context.read(), args, partsOfRows(context.application, selectedOfNodes(info))),
  }),
  heldSecurity: t.field({
    type: HeldSecurityRef,
    nullable: true,
    description: "Null where the reader sees the document and does not hold it.",
    args: { documentId: t.arg.id({ required: true }) },
    resolve: async (_root, { documentId }, context) => accessHeldSecurity(await context.read(), documentId),
  }),
  heldSecuritySums: t.field({
    type: HeldSecuritySumsRef,
    args: {
      organisationId: t.arg.id({ required: true }),
      search: t.arg.string(),
      tab: t.arg({ type: DocumentTabRef }),
    },
    resolve: async (_root, args, context) => sumHeldSecurities(await context.read(), args),
  }),
}));
