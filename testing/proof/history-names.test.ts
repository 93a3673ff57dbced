// A history names each change by the contract's field and gives it in the contract's units: what it says last is what the record says.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { isHiddenHistoryField } from "@bondline/domain/records/history/history-fields.ts";
import { historyContractName } from "@bondline/domain/records/history/history-names.ts";
import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from "graphql";
import { schema } from "../../server/graphql/schema.ts";
import { aFilledWorld } from "../examples/example-worlds.ts";
import type { Personas } from "../personas.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

/** The type of the contract by what the history calls the record; a field of a section is a path of the whole record. */
const TYPES: Readonly<Record<string, string>> = {
  Attachment: "Attachment",
  "Bank guarantee switch": "BgSwitch",
  Collaborator: "DocumentCollaborator",
  Comment: "Comment",
  Confirmation: "DraftConfirmation",
  "Contract questionnaire": "ContractQuestionnaire",
  Cost: "Document",
  Custodian: "Custodian",
  "Credit note": "CreditNote",
  "Credit note line": "CreditNoteLine",
  Custody: "CustodyMove",
  Dispute: "StaffDispute",
  Document: "Document",
  Draft: "Draft",
  "Expiry acknowledged": "ExpiryAcknowledgement",
  "Expiry notice": "ExpiryNotice",
  Facility: "DocumentFacility",
  "Finance application": "ApplicationContactDetails",
  "Gateway feature": "GatewayFeatureSetting",
  Handover: "DocumentHandover",
  Individual: "Individual",
  Invoice: "Invoice",
  "Invoice line": "FeeLine",
  "Bank action": "DocumentBankAction",
  "Lost original": "LostDocument",
  "Notification list": "DocumentListener",
  Metadata: "DocumentMetadata",
  "New draft": "DocumentSuccessor",
  Possession: "DocumentPossession",
  Signature: "DocumentSignature",
  Envelope: "SignatureEnvelope",
  Party: "Party",
  "Payment intent": "PaymentIntent",
  "Payment subscription": "PaymentSubscription",
  Rate: "DocumentCostRate",
  Refund: "Refund",
  "Required document": "RequiredDocument",
  "Required document message": "RequiredDocumentMessage",
  "Wording proposal": "WordingProposal",
  Request: "DocumentRequest",
  "Requested surety document": "RequestedSuretyDocument",
  "Return request": "DocumentRequestForReturn",
  "Security money": "SecurityMovement",
  "Sharing offer": "FacilityShareOffer",
  "Unmatched payment": "UnmatchedPayment",
};

/** Records that the contract shows in their histories alone. */
const WITHOUT_TYPE = [
  "Evidence pack",
  "Form envelope",
  "Form signer",
  "Invoiced period",
  "Payment",
  "Payment reminder",
  "Referral credit used",
  "Sharing",
  "Viewer",
];

/** What a history tells beyond the record, by the name that it would have there. */
const NAMED_ALONE: Readonly<Record<string, string>> = {
  "Payment intent": "expiresAt",
  "Payment subscription": "createdBy endedAt",
  Attachment: "draftAttachmentId receivedAt scanDetail scannedAt",
  "Bank action": "answerFileId fileId requestedById",
  "Bank guarantee switch": "declaredBy",
  Collaborator: "accountId approvedAt hasApproved invitedByName sentAt shownToOrganisationId",
  Comment: "authorId",
  "Credit note": "agreedBy",
  "Contract questionnaire": "securityType revenueDeclaredAt revenueDeclaredBy brokerageAcceptedAt",
  Cost: "kind",
  Document: "amendedWordingHash expiryZone hasDisputedNumber importedFrom supplierId wordingHash",
  Draft:
    "approvedAt approvedWordingHash askedFeatures closedAt createdBy establishedAt outcomeSource paidAt preparedBy submissionTermsVersion supplierId wordingHash",
  Facility: "createdBy",
  "Finance application": "status",
  Handover: "requestedByName status",
  Individual: "simpleKyc verificationStatus",
  Invoice: "voidedAt",
  "Invoice line": "periodFromDate periodUntilDate",
  "Lost original": "declaredById indemnityFileId",
  "Notification list": "accountId personName",
  Refund: "agreedBy paidAt providerRefundId refundKey transferAgreedAt transferAgreedBy",
  "Required document message": "attachmentId createdById",
  "Wording proposal": "createdById factsHash fromWording wording",
  "Return request": "endedByName requestedByName",
  Request: "agreementAskedAt agreementMailsSent agreementSide milestoneConfirmedAt paperId requestedById",
  Envelope: "chainHash chainSequence openedById providerId sentSha256 signatureId",
  "Sharing offer": "facilityId offeredBy offeredToOrganisationId",
  "Unmatched payment": "method",
};

const NOT_LOGGED = ["id", "version", "created_at", "updated_at"];
const ROOTS = ["draft", "document", "facility", "gateway_feature"];
const SQL = readFileSync(new URL("../../server/database/schema.sql", import.meta.url), "utf8");
const ROWS = readFileSync(new URL("../../server/database/generated/rows.ts", import.meta.url), "utf8");

/** The columns that each kind of record has in the histories that the contract shows. */
const COLUMNS = new Map<string, Set<string>>();
for (const [, table, objectType = "", root = ""] of SQL.matchAll(
  /CREATE TRIGGER write_history AFTER .*? ON public\.(\w+) .*?write_history\('([^']+)', '(\w+)'/g,
)) {
  if (!ROOTS.includes(root)) continue;
  const [, row = ""] = new RegExp(`\\n  ${table}: \\{\\n(.*?)\\n  \\};`, "s").exec(ROWS) ?? [];
  const names = [...row.matchAll(/^\s+(\w+):/gm)].map(([, name = ""]) => snakeOf(name));
  const known = COLUMNS.get(objectType) ?? new Set();
  COLUMNS.set(objectType, new Set([...known, ...names]));
}

let cases = 0;
let world: World;
let personas: Personas;
before(async () => {
  ({ world, personas } = await aFilledWorld());
});
after(async () => {
  recordProof("history-names", { cases, broken: Object.keys(BROKEN).length, caught: caught.size });
  await world.endUnchecked();
});

describe("every column that a history shows has the name of its field", () => {
  test("of every kind of record", () => {
    assert.deepEqual([...COLUMNS.keys()].toSorted(), [...Object.keys(TYPES), ...WITHOUT_TYPE].toSorted());
  });

  for (const [objectType, columns] of COLUMNS) {
    const type = schema.getType(TYPES[objectType] ?? "");
    if (!isObjectType(type)) continue;
    test(objectType, () => {
      const shown = [...columns].filter((each) => !isHiddenHistoryField(each) && !NOT_LOGGED.includes(each));
      const names = shown.map((column) => historyContractName(objectType, column));
      cases += names.length;
      assert.deepEqual(
        names.filter((name) => leafAt(type, name) === undefined).toSorted(),
        (NAMED_ALONE[objectType] ?? "").split(" ").filter(Boolean).toSorted(),
      );
    });
  }
});

type Change = { field: string; oldValue: string | null; newValue: string | null };
type Group = { objectType: string; changes: Change[] };

const HISTORIES = [
  { list: "drafts", history: "draftHistory(draftId: $id, first: 100)", record: "draft", objectType: "Draft" },
  {
    list: "documents",
    history: "documentHistory(documentId: $id, first: 100)",
    record: "document",
    objectType: "Document",
  },
  {
    list: "documentFacilities",
    history: "documentFacilityHistory(facilityId: $id, first: 100)",
    record: "documentFacility",
    objectType: "Facility",
  },
] as const;

/** How many records of a kind are read: those of the examples, and what came before them. */
const RECORDS_READ = 20;

describe("what the history says last of a field is what the record says", () => {
  for (const { list, history, record, objectType } of HISTORIES)
    test(objectType, async () => {
      const type = schema.getType(TYPES[objectType] ?? "") as GraphQLObjectType;
      const { admin } = personas.api;
      const organisationId = (await admin.get("{ organisations(first: 1) { edges { node { id } } } }"))
        .organisations.edges[0].node.id;
      const page = await admin.get(
        `query ($organisationId: ID!) { ${list}(organisationId: $organisationId, first: ${RECORDS_READ}) { edges { node { id } } } }`,
        { organisationId },
      );
      let compared = 0;
      for (const { node } of page[list].edges) {
        const last = await lastNamed(history, { id: node.id, objectType });
        const fields = [...last.keys()].filter((name) => leafAt(type, name) !== undefined);
        const answer = await admin.get(
          `query ($id: ID!) { ${record}(id: $id) { ${fields.map(nested).join(" ")} } }`,
          { id: node.id },
        );
        const written = { type, objectType, record: answer[record] };
        assert.deepEqual(faultsIn(written, last), [], `${objectType} ${node.id}`);
        for (const [wrong, broken] of Object.entries(BROKEN))
          if (faultsIn(written, broken(last)).length > 0) caught.add(wrong);
        compared += fields.length;
      }
      assert.ok(compared > 20, `only ${compared} compared`);
      cases += compared;
    });
});

type Last = ReadonlyMap<string, string | null>;

/** Histories that are broken on purpose. */
const BROKEN: Readonly<Record<string, (last: Last) => Last>> = {
  "tells cents": (last) =>
    new Map([...last].map(([name, value]) => [name, value?.replace(/^(\d+)\.(\d\d)$/, "$1$2") ?? null])),
  "names columns": (last) => new Map([...last].map(([name, value]) => [snakeOf(name), value])),
  "tells what is over": (last) => new Map([...last].map(([name]) => [name, "before"])),
};
const caught = new Set<string>();

function faultsIn(
  { type, objectType, record }: { type: GraphQLObjectType; objectType: string; record: unknown },
  last: Last,
): string[] {
  const alone = (NAMED_ALONE[objectType] ?? "").split(" ");
  return [...last].flatMap(([name, written]) => {
    if (leafAt(type, name) === undefined) return alone.includes(name) ? [] : [`${name} is no field`];
    const said = valueAt(record, name);
    // What is masked is masked in both, each in its own way.
    if (String(said).includes("•") || textOf(written) === textOf(said)) return [];
    return [`${name} is ${textOf(said)}, and the history says ${textOf(written)}`];
  });
}

test("a history that tells something else is noticed", () =>
  assert.deepEqual([...caught].toSorted(), Object.keys(BROKEN).toSorted()));

async function lastNamed(
  history: string,
  { id, objectType }: { id: string; objectType: string },
): Promise<Map<string, string | null>> {
  const data = await personas.api.admin.get(
    `query ($id: ID!) { written: ${history} { edges { node { objectType changes { field oldValue newValue } } } } }`,
    { id },
  );
  const last = new Map<string, string | null>();
  for (const { node } of data.written.edges as { node: Group }[])
    if (node.objectType === objectType)
      for (const { field, newValue } of node.changes) if (!last.has(field)) last.set(field, newValue);
  return last;
}

/** A decimal by its value, and a list by its parts: the contract writes 2.15 as "2.1500". */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return value.join(",");
  // The contract shows a bank's own BSB with its hyphen.
  const text = String(value)
    .replaceAll(";", ",")
    .replace(/^(\d{3})-(\d{3})$/, "$1$2");
  return /^-?\d+\.\d+$/.test(text) ? String(Number(text)) : text;
}

function nested(path: string): string {
  const [first = "", ...rest] = path.split(".");
  return rest.length === 0 ? first : `${first} { ${nested(rest.join("."))} }`;
}

function valueAt(record: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((within, part) => (within as Record<string, unknown> | null)?.[part], record);
}

/** Undefined where the contract has no such field, or one that holds records. */
function leafAt(type: GraphQLObjectType, path: string): string | undefined {
  const [first = "", ...rest] = path.split(".");
  const field = type.getFields()[first];
  if (field === undefined) return undefined;
  const named = getNamedType(field.type);
  if (rest.length === 0) return isLeafType(named) ? named.name : undefined;
  return isObjectType(named) ? leafAt(named, rest.join(".")) : undefined;
}

function snakeOf(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
}
