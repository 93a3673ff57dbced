// Establishing: the document that comes into being, what stands in the way of it, and that what is issued is what was approved.
// Shows: D-60, D-65, DOC-001..DOC-003, DOC-013..DOC-020, DOC-022..DOC-027, DOC-031..DOC-039, DOC-042, DOC-044, DOC-045, DOC-060, DOC-061, DOC-077, DOC-082, F-01..F-07, API-021, API-022, API-025, Q-098, X-50.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { wordingBlocks } from "@bondline/domain/drafts/wording/wording.ts";
import { wordingText } from "@bondline/domain/drafts/wording/wording-output.ts";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { holdSecurity } from "../../../../testing/builders/security-builder.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { EICAR_TEST_FILE } from "../../../../testing/sample-files.ts";
import { upload } from "../../../../testing/uploads.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { addViewer, shareWith } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "./draft-record.ts";
import { wordingFacts } from "./draft-wording.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const BANK = {
  name: "Macquarie Bank Limited",
  bsb: "182-512",
  address: "1 Elizabeth Street, Sydney NSW 2000",
};
let guarantees = 0;
function issueOf(draft: Pick<Draft, "id" | "version">, changes: object = {}): object {
  guarantees += 1;
  return {
    id: draft.id,
    version: draft.version,
    guaranteeNumber: `MQ ${1000 + guarantees}`,
    establishedDate: "2026-11-20",
    bank: BANK,
    ...changes,
  };
}

/** Takes a draft with what was put on it while it was open through to Processing. */
async function processed(draft: Draft): Promise<Draft> {
  const begun = await must(ada, "beginDraftSubmission", { id: draft.id, version: draft.version });
  const submitted = await must(ada, "completeDraftSubmission", {
    id: draft.id,
    version: begun.draft.version,
    acceptSubmissionTerms: true,
  });
  const approved = await must(
    rosa,
    "approveDraft",
    { id: draft.id, version: submitted.draft.version, feeSummaryId: idOf("fee summary", "macquarieCash") },
    "draft { version invoices { id total } }",
  );
  const [invoice] = approved.draft.invoices;
  const paid = await must(rosa, "recordDraftPayment", {
    id: draft.id,
    version: approved.draft.version,
    invoiceId: invoice.id,
    amount: invoice.total,
    receivedDate: "2026-11-20",
  });
  assert.equal(paid.draft.status, "PROCESSING");
  const { version } = await holdSecurity(rosa, draft);
  return { ...draft, version };
}

describe("establishing a paid draft", () => {
  test("makes the document with everything that the draft holds", async () => {
    const draft = await world.draft();
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"], hasApproved: true });
    await shareWith(world.app, "draft", draft, {
      person: "ida",
      roles: ["LIMITED"],
      invitationStatus: "INVITED",
    });
    await addViewer(world.app, "draft", draft, "cam");
    const kept = await upload(world, ada, draft.id, { fileName: "head contract.pdf" });
    const paid = await processed(draft);
    const { document, draft: now } = await must(
      rosa,
      "establishDraft",
      issueOf(paid, { guaranteeNumber: " MQ-0077 " }),
      `draft { status documentId } document { id organisationId originalDraftId referenceNumber status documentVariant amount purpose specifiedOtherPurpose projectAddress
         agreementContent guaranteeNumber supplierName bank { name bsb address } expiryType expiresAt expiryCondition expiryInstant expectedReturnDate establishedAt
         interestStartDate interestEndDate isSystemDocument createdAt closedAt organisation { id name abn }
         parties { partyVariant name abn address state postcode primaryContact { email } } attachments { id fileName infectedFileStatus uploadedBy variant }
         invoices { stripeInvoiceStatus total }
         costs { setUpCost recurringFeeType recurringCostFrequency recurringPercentageCost recurringFixedCost recurringMinimumAnnualCost adjustedCost accruedCost
           nextInvoiceAmount nextInvoiceDate } }`,
    );
    assert.deepEqual(now, { status: "ESTABLISHED", documentId: document.id });
    const { id, referenceNumber, attachments, parties, costs, ...rest } = document;
    assert.match(referenceNumber, /^BG-/);
    assert.deepEqual(rest, {
      organisationId: idOf("organisation", "harbour"),
      originalDraftId: draft.id,
      status: "ESTABLISHED",
      documentVariant: "BANK_GUARANTEE",
      amount: "250000.00",
      purpose: "CONSTRUCTION_SECURITY",
      specifiedOtherPurpose: null,
      projectAddress: "200 George Street, Sydney NSW 2000",
      agreementContent: "Head contract for the George Street fit-out, dated 1 September 2026.",
      guaranteeNumber: "MQ-0077",
      supplierName: "Macquarie",
      bank: BANK,
      expiryType: "FIXED",
      expiresAt: "2028-11-19",
      expiryCondition: null,
      expiryInstant: "2028-11-19T05:00:00.000Z",
      expectedReturnDate: "2028-10-20",
      establishedAt: "2026-11-20",
      interestStartDate: "2026-11-20",
      interestEndDate: "2028-11-19",
      isSystemDocument: true,
      createdAt: WORLD_BEGINS,
      closedAt: null,
      organisation: {
        id: idOf("organisation", "harbour"),
        name: "Harbour Civil Pty Ltd",
        abn: "53004085616",
      },
      invoices: [{ stripeInvoiceStatus: "paid", total: "3775.00" }],
    });
    assert.deepEqual(
      parties.map(
        ({
          partyVariant,
          name,
          primaryContact,
        }: {
          partyVariant: string;
          name: string;
          primaryContact: object;
        }) => [partyVariant, name, primaryContact],
      ),
      [
        ["ISSUER", "Harbour Civil Pty Ltd", { email: "ada@harbourcivil.example" }],
        ["BENEFICIARY", "Woolworths Group Limited", { email: "dee@woolworths.example" }],
      ],
    );
    assert.deepEqual(costs, {
      setUpCost: "650.00",
      recurringFeeType: "ANNUAL_PERCENTAGE",
      recurringCostFrequency: 6,
      recurringPercentageCost: "2.5000",
      recurringFixedCost: null,
      recurringMinimumAnnualCost: "250.00",
      adjustedCost: "6250.00",
      accruedCost: "0.00",
      nextInvoiceAmount: "3125.00",
      nextInvoiceDate: "2027-05-20",
    });
    assert.deepEqual(
      attachments.map((each: object) => ({ ...each, id: "" })),
      [
        {
          id: "",
          fileName: "head contract.pdf",
          infectedFileStatus: "CLEAN",
          uploadedBy: "Ada Nguyen",
          variant: "CONTRACT",
        },
      ],
    );
    assert.notEqual(attachments[0].id, kept);

    const sees = async (person: "dee" | "ida" | "cam") =>
      (await world.as(person)).codeOf("query ($id: ID!) { document(id: $id) { id } }", { id });
    assert.deepEqual(
      [await sees("dee"), await sees("ida"), await sees("cam")],
      ["OK", "DOCUMENT_NOT_FOUND", "OK"],
    );
    const byDraft = await ada.get("query ($id: ID!) { document(draftId: $id) { id } }", { id: draft.id });
    assert.equal(byDraft.document.id, id);
    const mail = (await mailsAbout(world, draft.id)).find(({ intent }) => intent.startsWith("established"));
    assert.match(mail?.text ?? "", /MQ-0077/);
  });

  test("the file of the document is the file of the draft, byte for byte", async () => {
    const draft = await world.draft();
    const attachmentId = await upload(world, ada, draft.id);
    const paid = await processed(draft);
    const { document } = await must(
      rosa,
      "establishDraft",
      issueOf(paid),
      "document { id attachments { id } }",
    );
    const [ofDocument, ofDraft] = await Promise.all([
      ada.get("query ($d: ID!, $a: ID!) { documentAttachmentDownload(documentId: $d, id: $a) { url } }", {
        d: document.id,
        a: document.attachments[0].id,
      }),
      ada.get("query ($d: ID!, $a: ID!) { draftAttachmentDownload(draftId: $d, id: $a) { url } }", {
        d: draft.id,
        a: attachmentId,
      }),
    ]);
    const read = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
    const first = await read(ofDocument.documentAttachmentDownload.url);
    assert.ok(first.length > 0);
    assert.deepEqual(first, await read(ofDraft.draftAttachmentDownload.url));
  });

  test("leaves the draft in no tab, and its document under Established", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const counts = async () =>
      await ada.get(
        "query ($o: ID!) { draftCount(organisationId: $o) { drafts discontinued } documentCount(organisationId: $o) { established } }",
        { o: draft.organisationId },
      );
    const before = await counts();
    await must(rosa, "establishDraft", issueOf(draft));
    const now = await counts();
    assert.equal(now.draftCount.drafts, before.draftCount.drafts - 1);
    assert.equal(now.draftCount.discontinued, before.draftCount.discontinued);
    assert.equal(now.documentCount.established, before.documentCount.established + 1);
  });
});

describe("what stands in the way of establishing", () => {
  test("a number that this bank has already issued, however it is written", async () => {
    const first = await world.draft({ status: "PROCESSING" });
    await must(rosa, "establishDraft", issueOf(first, { guaranteeNumber: "AB-00 12" }));
    const second = await world.draft({ status: "PROCESSING" });
    for (const guaranteeNumber of ["AB-00 12", "ab0012", "A B 0 0 1 2", "AB.00/12"]) {
      const answer = await call(
        rosa,
        "establishDraft",
        issueOf(second, { guaranteeNumber, bank: { name: "MACQUARIE BANK LIMITED" } }),
      );
      assert.deepEqual(refusalOf(answer), {
        guaranteeNumber: "A guarantee of this bank with this number already exists.",
      });
    }
    assert.deepEqual(await seenDraft(ada, second.id, "status documentId"), {
      status: "PROCESSING",
      documentId: null,
    });
    // Leading zeros are part of the number.
    assert.equal(
      refusalOf(await call(rosa, "establishDraft", issueOf(second, { guaranteeNumber: "AB12" }))),
      "OK",
    );
  });

  test("faulty fields, each by its path", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const paths = async (changes: object) =>
      Object.keys(refusalOf(await call(rosa, "establishDraft", issueOf(draft, changes))));
    assert.deepEqual(await paths({ guaranteeNumber: " " }), ["guaranteeNumber"]);
    assert.deepEqual(await paths({ guaranteeNumber: "x".repeat(256) }), ["guaranteeNumber"]);
    assert.deepEqual(await paths({ establishedDate: "2026-12-21" }), ["establishedDate"]);
    assert.deepEqual(await paths({ establishedDate: "2026-02-30" }), ["establishedDate"]);
    assert.deepEqual(await paths({ bank: { name: "Westpac" } }), ["bank.name"]);
    assert.deepEqual(await paths({ bank: { name: "x".repeat(251) } }), ["bank.name"]);
    assert.deepEqual(await paths({ bank: { name: "Macquarie", bsb: "12", address: "GPO Box 1" } }), [
      "bank.bsb",
      "bank.address",
    ]);
    assert.equal((await seenDraft(ada, draft.id)).status, "PROCESSING");
  });

  test("a wording that is no longer the one that was approved", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const rename = (name: string) =>
      runTransaction(world.app, { system: "Set-up" }, (tx) =>
        tx.query("update supplier set name = $2 where id = $1", [idOf("supplier", "macquarie"), name]),
      );
    await rename("Another Bank Limited");
    const answer = await call(rosa, "establishDraft", issueOf(draft));
    await rename("Macquarie Bank Limited");
    assert.deepEqual(refusalOf(answer), {
      wording: "The wording has changed since it was approved with this draft, so it cannot be issued.",
    });
    assert.deepEqual(await seenDraft(ada, draft.id, "status documentId"), {
      status: "PROCESSING",
      documentId: null,
    });
    assert.equal(refusalOf(await call(rosa, "establishDraft", issueOf(draft))), "OK");
  });
});

describe("the wording that is issued", () => {
  test("has the hash of what was approved, and carries the number and the day of the issue", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await must(rosa, "establishDraft", issueOf(draft, { guaranteeNumber: "MQ-4711" }));
    const [row] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ approved: string; issued: string; html: string }>(
        "select d.wording_hash as approved, e.wording_hash as issued, e.wording_html as html from draft d join document e on e.original_draft_id = d.id where d.id = $1",
        [draft.id],
      ),
    );
    assert.ok(row);
    assert.equal(row.approved, draft.wordingHash);
    assert.equal(row.issued, row.approved);
    assert.match(row.html, /MQ-4711/);
    assert.match(row.html, /20 November 2026/);
    assert.match(row.html, /\$250,000\.00 \(two hundred and fifty thousand dollars\)/);
    assert.match(row.html, /53 004 085 616/);
    assert.doesNotMatch(row.html, /\[[a-z]/);
  });

  test("reads as it was approved, though the portal writes it otherwise by now", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const earlier = wordingText(
      wordingBlocks(wordingFacts(draft), "CONTRACT_IN_PARTS").filter(
        (block) => !(block.kind === "fact" && block.isFromIssue),
      ),
    );
    const hash = createHash("sha256").update(earlier).digest("hex");
    assert.notEqual(hash, draft.wordingHash);
    await approvedAs(draft.id, hash);
    await must(rosa, "establishDraft", issueOf(draft));
    const [row] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ hash: string; html: string }>(
        "select wording_hash as hash, wording_html as html from document where original_draft_id = $1",
        [draft.id],
      ),
    );
    assert.equal(row?.hash, hash);
    assert.match(row?.html ?? "", /George Street fit-out, number HC-2026-104, dated 1 September 2026, Head/);
  });

  test("a file that is infected or never came stands in the way of submitting, so none is ever issued", async () => {
    const draft = await world.draft();
    await upload(world, ada, draft.id, { bytes: Buffer.from(EICAR_TEST_FILE), fileName: "virus.pdf" });
    const begun = await must(ada, "beginDraftSubmission", { id: draft.id, version: draft.version });
    const answer = await must(
      ada,
      "completeDraftSubmission",
      { id: draft.id, version: begun.draft.version, acceptSubmissionTerms: true },
      "draft { status } applicableRequirements { field requirementMet }",
    );
    assert.equal(answer.draft.status, "SUBMISSION_STARTED");
    assert.deepEqual(
      answer.applicableRequirements.filter(
        ({ requirementMet }: { requirementMet: boolean }) => !requirementMet,
      ),
      [{ field: "attachments", requirementMet: false }],
    );
  });
});

/** As it was submitted and approved before the present edition: the table's owner alone can write it. */
async function approvedAs(draftId: string, hash: string): Promise<void> {
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  await owner.query(
    "begin; select begin_system_work('Set-up', now()); alter table draft disable trigger keep_approved_wording",
  );
  await owner.query("update draft set wording_hash = $2, approved_wording_hash = $2 where id = $1", [
    draftId,
    hash,
  ]);
  await owner.query("alter table draft enable trigger keep_approved_wording; commit");
  await owner.end();
}
