// The history of a record as its readers see it: who changed what, in words, newest first, page by page, and nothing that the record hides.
// Shows: H-01, H-02, H-05..H-07, H-12, H-17, H-19..H-28, H-32..H-43, API-024, API-031, X-32.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { instant } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import { aRequiredDocument } from "../../../../testing/builders/required-document-builder.ts";
import { aFormToSign } from "../../../../testing/builders/signed-form-builder.ts";
import { must, seenDraft } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { upload } from "../../../../testing/uploads.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";

type Change = {
  field: string;
  label: string;
  oldValue: string | null;
  newValue: string | null;
  oldDisplayValue: string | null;
  newDisplayValue: string | null;
};
type Group = {
  id: string;
  key: string;
  objectType: string;
  recordName: string;
  changeType: string;
  triggeredAt: string;
  triggeredBy: {
    name: string;
    givenName: string | null;
    familyName: string | null;
    isBankAuthor: boolean;
    onBehalfOf: string | null;
  };
  changes: Change[];
};
const GROUP = `id key objectType recordName changeType triggeredAt triggeredBy { name givenName familyName isBankAuthor onBehalfOf }
  changes { field label oldValue newValue oldDisplayValue newDisplayValue }`;
const OF_DRAFT = `query ($id: ID!, $first: Int, $after: String) { draftHistory(draftId: $id, first: $first, after: $after) {
  totalCount pageInfo { endCursor hasNextPage hasPreviousPage } edges { cursor node { ${GROUP} } } } }`;
const OF_DOCUMENT = OF_DRAFT.replace("draftHistory(draftId:", "documentHistory(documentId:");

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

async function historyOf({ id }: { id: string }, api = ada, variables: object = {}): Promise<Group[]> {
  const { draftHistory } = await api.get(OF_DRAFT, { id, first: 100, ...variables });
  return draftHistory.edges.map(({ node }: { node: Group }) => node);
}

/** What a step has added, as "Object: Label old -> new" lines. */
async function written(draft: Draft, step: () => Promise<unknown>): Promise<string[]> {
  const before = (await historyOf(draft)).length;
  await step();
  const now = await historyOf(draft);
  return now
    .slice(0, now.length - before)
    .flatMap(({ objectType, changeType, changes }) =>
      changeType === "UPDATE"
        ? changes.map(
            ({ label, oldDisplayValue, newDisplayValue }) =>
              `${objectType}: ${label} ${oldDisplayValue} -> ${newDisplayValue}`,
          )
        : [`${objectType} ${changeType}`],
    );
}

const asSystem = (sql: string) =>
  runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(sql)).then(() => undefined);

const versionOf = async ({ id }: Draft) => ({ id, version: (await seenDraft(ada, id)).version });

describe("what each step leaves in the history", () => {
  test("an edit: each changed field with its label, in figures and words as people write them", async () => {
    const draft = await world.draft();
    const lines = await written(draft, async () =>
      must(ada, "updateDraft", {
        ...(await versionOf(draft)),
        draft: {
          amount: "1250000.5",
          purpose: "TENDER",
          expiresAt: "2029-03-01",
          refundBSB: "062000",
          refundAccountNumber: "7654321",
          yourReference: "HC-104",
        },
      }),
    );
    assert.deepEqual(lines.sort(), [
      "Draft: Amount $250,000.00 -> $1,250,000.50",
      "Draft: Expiry date 19/11/2028 -> 01/03/2029",
      "Draft: Purpose Construction security -> Tender",
      "Draft: Refund BSB 033-088 -> 062-000",
      "Draft: Refund account number ••• -> •••",
    ]);
  });

  test("parties, one by one", async () => {
    const draft = await world.draft();
    const [issuer, beneficiary] = draft.parties;
    const lines = await written(draft, async () =>
      must(ada, "updateDraft", {
        ...(await versionOf(draft)),
        draft: {
          parties: [
            {
              id: issuer?.id,
              partyVariant: "ISSUER",
              name: "Harbour Civil (NSW) Pty Ltd",
              abn: issuer?.abn,
              address: issuer?.address,
              state: issuer?.state,
              postcode: issuer?.postcode,
              partyEntityType: issuer?.partyEntityType,
              primaryContact: {
                givenName: issuer?.contactGivenName,
                familyName: issuer?.contactFamilyName,
                email: issuer?.contactEmail,
                phoneNumber: issuer?.contactPhoneNumber,
              },
            },
            { partyVariant: "OTHER", name: "Guarantor" },
            { id: beneficiary?.id, isDeleted: true },
          ],
        },
      }),
    );
    assert.ok(beneficiary);
    assert.deepEqual(lines.sort(), [
      "Party DELETE",
      "Party INSERT",
      "Party: Name Harbour Civil Pty Ltd -> Harbour Civil (NSW) Pty Ltd",
    ]);
  });

  test("every step of the life cycle, by whoever took it", async () => {
    const draft = await world.draft();
    const statusLine = (lines: string[]) => lines.filter((line) => line.startsWith("Draft: Status "));
    const step = async (api: Api, name: Parameters<typeof must>[1], input: object = {}) =>
      statusLine(
        await written(draft, async () => must(api, name, { ...(await versionOf(draft)), ...input })),
      );
    assert.deepEqual(await step(ada, "beginDraftSubmission"), ["Draft: Status Draft -> Submission started"]);
    assert.deepEqual(await step(ada, "completeDraftSubmission", { acceptSubmissionTerms: true }), [
      "Draft: Status Submission started -> Submitted",
    ]);
    const approved = await written(draft, async () =>
      must(rosa, "approveDraft", { ...(await versionOf(draft)), feeSummaryId: draft.feeSummaryId }),
    );
    assert.deepEqual(statusLine(approved), ["Draft: Status Submitted -> Pending payment"]);
    assert.ok(approved.includes("Draft: Total fees null -> $3,775.00"));
    assert.deepEqual(approved.filter((line) => line.startsWith("Invoice")).sort(), [
      "Invoice INSERT",
      "Invoice line INSERT",
      "Invoice line INSERT",
    ]);
    const [latest] = (await historyOf(draft)).filter(({ objectType }) => objectType === "Draft");
    assert.deepEqual(latest?.triggeredBy, {
      name: "Bondline, Rosa Whitfield",
      givenName: "Rosa",
      familyName: "Whitfield",
      isBankAuthor: true,
      onBehalfOf: null,
    });
    const [, earlier] = (await historyOf(draft)).filter(({ objectType }) => objectType === "Draft");
    assert.equal(earlier?.triggeredBy.name, "Ada Nguyen");
    assert.equal(earlier?.triggeredBy.isBankAuthor, false);
    assert.equal(latest?.triggeredAt, WORLD_BEGINS);
  });

  test("a file: announced by a person, received and scanned by the portal", async () => {
    const draft = await world.draft();
    await upload(world, ada, draft.id, { fileName: "contract.pdf" });
    const files = (await historyOf(draft)).filter(({ objectType }) => objectType === "Attachment");
    assert.deepEqual(new Set(files.map(({ recordName }) => recordName)), new Set(["contract.pdf"]));
    assert.deepEqual(
      new Set(files.map(({ triggeredBy }) => triggeredBy.name)),
      new Set(["Ada Nguyen", "File scanning"]),
    );
    const shown = JSON.stringify(files);
    assert.match(shown, /"label":"Scan"/);
    assert.doesNotMatch(shown, /storage_key|sha256|content_md5/);
  });

  test("a refusal leaves nothing", async () => {
    const draft = await world.draft();
    const lines = await written(draft, async () => {
      await ada.mutate(
        "updateDraft",
        "UpdateDraftInput",
        { id: draft.id, version: 99, draft: { amount: "1" } },
        "draft { id }",
      );
      await ada.mutate(
        "updateDraft",
        "UpdateDraftInput",
        { id: draft.id, version: draft.version, draft: { amount: "x" } },
        "draft { id }",
      );
    });
    assert.deepEqual(lines, []);
  });
});

describe("reading the history", () => {
  test("is newest first, 25 groups a page, each whole and shown once", async () => {
    const draft = await world.draft();
    for (let index = 0; index < 40; index += 1)
      await must(ada, "updateDraft", {
        ...(await versionOf(draft)),
        draft: { yourReference: `HC-${200 + index}` },
      });
    const first = (await ada.get(OF_DRAFT, { id: draft.id })).draftHistory;
    assert.equal(first.edges.length, 25);
    assert.equal(first.pageInfo.hasPreviousPage, false);
    assert.equal(first.edges[0].node.changes[0].newDisplayValue, "HC-239");
    const whole = await historyOf(draft);
    assert.equal(first.totalCount, whole.length);
    assert.equal(new Set(whole.map(({ key }) => key)).size, whole.length);
    for (const size of [1, 2, 7]) {
      const seen: Group[] = [];
      let after: string | null = null;
      for (;;) {
        const page: { edges: { node: Group }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } = (
          await ada.get(OF_DRAFT, { id: draft.id, first: size, after })
        ).draftHistory;
        seen.push(...page.edges.map(({ node }) => node));
        if (!page.pageInfo.hasNextPage) break;
        after = page.pageInfo.endCursor;
      }
      assert.deepEqual(seen, whole, `pages of ${size}`);
    }
  });

  test("tells the day of a moment by the clock of whoever reads, and by Sydney's where they have chosen none", async () => {
    world.clock.setTo(instant("2026-11-20T14:30:00Z"));
    const [by, at] = [await world.as("ada"), await world.as("ben")];
    const draft = await world.draft();
    await must(by, "beginDraftSubmission", await versionOf(draft));
    await must(by, "completeDraftSubmission", { ...(await versionOf(draft)), acceptSubmissionTerms: true });
    const shownDays = async (api: Api) =>
      (await historyOf(draft, api))
        .flatMap(({ changes }) => changes)
        .filter(({ label }) => label === "Submission terms accepted at")
        .map(({ newDisplayValue }) => newDisplayValue);
    await asSystem("update account set timezone = 'Australia/Perth' where email like 'ada@%'");
    assert.deepEqual([await shownDays(by), await shownDays(at)], [["20/11/2026"], ["21/11/2026"]]);
    await asSystem("update account set timezone = 'Australia/Sydney' where email like 'ada@%'");
    world.clock.setTo(WORLD_BEGINS);
  });

  test("refuses a cursor that it has not given", async () => {
    const draft = await world.draft();
    for (const forged of [
      "x",
      JSON.stringify(["NaN", draft.id]),
      JSON.stringify(["-1", draft.id]),
      JSON.stringify(["99999999999", draft.id]),
    ]) {
      const after = Buffer.from(forged).toString("base64url");
      assert.equal(await ada.codeOf(OF_DRAFT, { id: draft.id, after }), "VALIDATION_ERROR", forged);
    }
  });

  test("is not there for another organisation's people, of drafts and documents alike", async () => {
    const draft = await world.draft({ status: "ESTABLISHED" });
    const wes = await world.as("wes");
    assert.equal(await wes.codeOf(OF_DRAFT, { id: draft.id }), "DRAFT_NOT_FOUND");
    assert.equal(await wes.codeOf(OF_DOCUMENT, { id: draft.documentId }), "DOCUMENT_NOT_FOUND");
  });

  test("has no entry that says nothing: a payment page's address is the machinery's own affair", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const silent = (await historyOf(draft)).filter(
      ({ changeType, changes }) => changeType === "UPDATE" && changes.length === 0,
    );
    assert.deepEqual(silent, []);
  });

  test("counts and pages no change that was taken back in the same go", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    await untilJobsAreDone(world.ownerUrl);
    const before = await historyOf(draft);
    await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      await tx.query("update draft set your_reference = 'HC-1' where id = $1", [draft.id]);
      await tx.query("update draft set your_reference = $2 where id = $1", [draft.id, draft.yourReference]);
    });
    const { draftHistory } = await ada.get(OF_DRAFT, { id: draft.id, first: 100 });
    assert.deepEqual([draftHistory.edges.length, draftHistory.totalCount], [before.length, before.length]);
    const [newest] = (await ada.get(OF_DRAFT, { id: draft.id, first: 1 })).draftHistory.edges;
    assert.deepEqual(newest.node, before[0]);
  });

  test("holds no secret in clear, and hides what only the machinery needs", async () => {
    const draft = await world.draft({ fields: { refundAccountNumber: "87654321" } });
    const text = JSON.stringify(await historyOf(draft));
    assert.doesNotMatch(text, /87654321|x01[0-9a-f]{20}/);
    for (const hidden of [
      "searchText",
      "organisationId",
      "draftId",
      "refundAccountNumberLast",
      "triggeredBy",
    ])
      assert.doesNotMatch(text, new RegExp(`"field":"${hidden}"`));
  });

  test("shows names instead of ids", async () => {
    const draft = await world.draft({ fields: { feeSummaryId: null } });
    const lines = await written(draft, async () =>
      must(ada, "updateDraft", {
        ...(await versionOf(draft)),
        draft: { feeSummaryId: (await world.draft()).feeSummaryId },
      }),
    );
    assert.deepEqual(lines, ["Draft: Fee plan null -> Macquarie cash-backed guarantee"]);
  });

  test("of a document begins with its making, and shows costs to those who may see them alone", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
    const { document } = await must(
      rosa,
      "establishDraft",
      {
        ...(await versionOf(draft)),
        guaranteeNumber: "MQ-5",
        establishedDate: "2026-11-20",
        bank: { name: "Macquarie Bank Limited" },
      },
      "document { id }",
    );
    const kinds = async (api: Api) =>
      new Set(
        (await api.get(OF_DOCUMENT, { id: document.id, first: 100 })).documentHistory.edges.map(
          ({ node }: { node: Group }) => node.objectType,
        ),
      );
    assert.deepEqual(await kinds(ada), new Set(["Collaborator", "Cost", "Party", "Document"]));
    assert.deepEqual(await kinds(await world.as("dee")), new Set(["Collaborator", "Party", "Document"]));
    assert.deepEqual(await kinds(await world.as("sam")), new Set(["Collaborator", "Party", "Document"]));
  });
});

describe("the history tells no more than the record", () => {
  test("a beneficiary sees neither payments nor the applicant's own affairs in it, and the count agrees", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
    const dee = await world.as("dee");
    const { draftHistory } = await dee.get(OF_DRAFT, { id: draft.id, first: 100 });
    const groups: Group[] = draftHistory.edges.map(({ node }: { node: Group }) => node);
    assert.equal(draftHistory.totalCount, groups.length);
    const kinds = new Set(groups.map(({ objectType }) => objectType));
    assert.deepEqual(kinds, new Set(["Draft", "Party", "Collaborator"]));
    const fields = new Set(groups.flatMap(({ changes }) => changes.map(({ field }) => field)));
    for (const hidden of [
      "refundBSB",
      "refundAccountName",
      "directorEmail",
      "issuerSourceOfFunds",
      "totalFees",
    ])
      assert.ok(!fields.has(hidden), hidden);
    assert.ok(fields.has("amount"));
    const own = new Set((await historyOf(draft)).map(({ objectType }) => objectType));
    // Whether a page to pay on was asked for before it was paid is a matter of moments here.
    own.delete("Payment intent");
    assert.deepEqual(
      own,
      new Set(["Draft", "Party", "Collaborator", "Invoice", "Invoice line", "Payment", "Security money"]),
    );
  });

  test("a beneficiary does not read in it who signs a form for the applicant, who does", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
    await aFormToSign(world.app, await aRequiredDocument(world.app, draft.id));
    const kinds = async (api: Api) => (await historyOf(draft, api)).map(({ objectType }) => objectType);
    const SIGNING = ["Form envelope", "Form signer", "Required document"];
    const own = await kinds(ada);
    const seen = await kinds(await world.as("dee"));
    for (const kind of SIGNING)
      assert.deepEqual([own.includes(kind), seen.includes(kind)], [true, false], kind);
  });

  test("a supplier sees the applicant's affairs, and no payment", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const groups = await historyOf(draft, await world.as("sam"));
    const kinds = new Set(groups.map(({ objectType }) => objectType));
    assert.deepEqual(kinds, new Set(["Draft", "Party", "Security money"]));
    assert.ok(groups.some(({ changes }) => changes.some(({ field }) => field === "issuerSourceOfFunds")));
  });

  test("an edit of nothing but hidden fields is no entry at all", async () => {
    const draft = await world.draft();
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
    const dee = await world.as("dee");
    const before = (await historyOf(draft, dee)).length;
    await must(ada, "updateDraft", { ...(await versionOf(draft)), draft: { refundBSB: "062000" } });
    assert.equal((await historyOf(draft, dee)).length, before);
  });
});
