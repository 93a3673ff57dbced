// Papers as files: each is asked for, made once for what it says, opened, and read as a reader of screens would; and who may not have it.
// Shows: API-035..API-039, INV-22.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { getDocumentProxy } from "unpdf";
import type { Api } from "../../../../testing/api.ts";
import { aHandover, KEEPER } from "../../../../testing/builders/handover-builder.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { makePaperFile } from "./paper-jobs.ts";

const PAPER =
  "id kind status title fileName fileSize sha256 textHash verificationCode referenceNumber createdAt download { url }";
const PRODUCT = idOf("fee summary", "macquarieCash");

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

type Wanted = {
  kind: string;
  draftId?: string;
  documentId?: string;
  facilityApplicationId?: string;
  itemId?: string;
};
const ask = (api: Api, wanted: Wanted) =>
  api.mutate("makePaper", "MakePaperInput", wanted, `paper { ${PAPER} }`);
const read = async (api: Api, id: string) =>
  (await api.get(`query ($id: ID!) { paper(id: $id) { ${PAPER} } }`, { id })).paper;

async function made(wanted: Wanted) {
  const { data, errors } = await ask(ada, wanted);
  assert.equal(errors, undefined, JSON.stringify(errors));
  await untilJobsAreDone(world.ownerUrl);
  const paper = await read(ada, data.makePaper.paper.id);
  const response = await fetch(paper.download.url);
  assert.equal(response.headers.get("content-type"), "application/pdf");
  return { paper, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function anIssuedDocument() {
  const { id, documentId } = await world.draft({ status: "ESTABLISHED" });
  return await ada.get(
    `query ($id: ID!, $d: ID!) {
      document(id: $id) { id guaranteeNumber verification { checkCode } }
      draftPreview(draftId: $d) { wordingHash }
    }`,
    { id: documentId, d: id },
  );
}

type Node = { role?: string; type?: string; children?: Node[] };

/** As a reader of PDFs has it: the words of each page, its marks, and what a reader of screens is shown each part is. */
async function opened(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  const roles = new Set<string>();
  const gather = ({ role, children = [] }: Node) => {
    if (role !== undefined) roles.add(role);
    children.forEach(gather);
  };
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/g, " "),
    );
    const tree: Node | null = await page.getStructTree();
    if (tree !== null) gather(tree);
  }
  const { info, metadata } = (await pdf.getMetadata()) as unknown as {
    info: Record<string, unknown>;
    metadata: { getRaw(): string };
  };
  return { pages, roles, info, metadata: metadata.getRaw(), marks: await pdf.getMarkInfo() };
}

const CASES = [
  {
    kind: "APPLICATION_FORM",
    title: "Application form",
    says: ["Bank Guarantee", "Applicant", "Harbour Civil Pty Ltd", "Beneficiary", "Contract form"],
  },
  {
    kind: "AGENCY_AGREEMENT",
    title: "Agency agreement",
    says: ["Harbour Civil Pty Ltd", "What the provider does", "How it ends"],
  },
  {
    kind: "FEE_SUMMARY",
    title: "Fee plan",
    says: ["Establishment Fee", "$650.00", "To pay at approval"],
  },
  { kind: "PRODUCT_PREVIEW", title: "Product preview", says: ["Product", "Establishment Fee", "Reference"] },
  {
    kind: "FINANCIAL_SERVICES_GUIDE",
    title: "Financial Services Guide",
    says: ["About this guide", "If you have a complaint"],
  },
] as const;

describe("a paper as a file", () => {
  for (const { kind, title, says } of CASES)
    test(`${title} is PDF/A, tagged, in our language, with its words, its pages' numbers and what it is checked by`, async () => {
      const draft = await world.draft({ status: "SUBMITTED" });
      const about = kind === "FINANCIAL_SERVICES_GUIDE" ? {} : { draftId: draft.id };
      const { paper, bytes } = await made({
        kind,
        ...about,
        ...(kind === "PRODUCT_PREVIEW" && { itemId: PRODUCT }),
      });
      assert.equal(paper.status, "MADE");
      assert.equal(paper.title, title);
      assert.equal(paper.fileSize, bytes.length);
      const { pages, roles, info, metadata, marks } = await opened(bytes);
      const text = pages.join(" ");
      for (const words of [title, "Bondline Pty Ltd, ABN 51 824 753 556", ...says])
        assert.ok(text.includes(words), `${words} in ${text}`);
      for (const [at, page] of pages.entries()) {
        assert.ok(page.includes(`Page ${at + 1} of ${pages.length}`), page);
        assert.ok(page.includes(`Text (SHA-256) ${paper.textHash}`), page);
        assert.ok(page.includes(paper.verificationCode), page);
      }
      assert.equal(info.Title, title);
      assert.equal(info.Language, "en-AU");
      assert.equal(marks?.Marked, true);
      assert.match(metadata, /<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A<\/pdfaid:conformance>/);
      assert.match(bytes.toString("latin1"), /\/OutputIntents/);
      for (const role of ["Document", "H1", "P"]) assert.ok(roles.has(role), role);
    });

  test("the undertaking can be had before it is issued: marked as a draft on each page, with its hash and a place to sign", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const { paper, bytes } = await made({ kind: "DRAFT_UNDERTAKING", draftId: draft.id });
    assert.equal(paper.title, "Draft bank guarantee form");
    const { pages, roles } = await opened(bytes);
    for (const page of pages) assert.ok(page.includes("DRAFT. Not issued"), page);
    const { draftPreview } = await ada.get("query ($d: ID!) { draftPreview(draftId: $d) { wordingHash } }", {
      d: draft.id,
    });
    const text = pages.join(" ").replaceAll(/\s+/g, "");
    for (const words of [draftPreview.wordingHash, "Signedfortheapplicant", "Executedbytheissuer"])
      assert.ok(text.includes(words), words);
    assert.ok(roles.has("Figure"), "the box to sign in");
  });

  test("an invoice says what is to be paid, to those who pay", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const [invoice] = draft.invoices;
    const { paper, bytes } = await made({ kind: "INVOICE", draftId: draft.id, itemId: String(invoice?.id) });
    assert.equal(paper.title, `Invoice ${invoice?.invoiceNumber}`);
    const text = (await opened(bytes)).pages.join(" ");
    for (const words of ["Billed to Harbour Civil Pty Ltd", "GST $0.00", "Pay by bank transfer"])
      assert.ok(text.includes(words), `${words} in ${text}`);
  });

  test("of a document: the undertaking with its wording, its hash and its check code", async () => {
    const { document, draftPreview } = await anIssuedDocument();
    const { bytes } = await made({ kind: "UNDERTAKING", documentId: document.id });
    const text = (await opened(bytes)).pages.join(" ");
    for (const words of [
      "This is a copy. Only the original counts",
      document.guaranteeNumber,
      document.verification.checkCode,
      "Unconditional undertaking",
    ])
      assert.ok(text.includes(words), `${words} in ${text}`);
    // A hash is longer than its column, and goes on below.
    assert.ok(text.replaceAll(" ", "").includes(`Wording(SHA-256)${draftPreview.wordingHash}`), text);
  });

  test("a receipt says who has the original since when, and where it is kept", async () => {
    const { documentId, handoverCode, secondCode } = await aHandover(world.app);
    const receipt = {
      documentId,
      handoverCode,
      secondCode,
      name: KEEPER.name,
      storageAddress: KEEPER.storageAddress,
      dateReceived: "2026-11-20",
      notes: "Seal unbroken.",
    };
    const { errors } = await ada.mutate(
      "confirmDocumentHandover",
      "ConfirmDocumentHandoverInput",
      receipt,
      "clientMutationId",
    );
    assert.equal(errors, undefined, JSON.stringify(errors));
    const { paperOffers } = await ada.get(
      "query ($d: ID!) { paperOffers(documentId: $d) { kind itemId name } }",
      { d: documentId },
    );
    const [offer, another] = paperOffers.filter(({ kind }: { kind: string }) => kind === "HANDOVER_RECEIPT");
    assert.equal(another, undefined);
    assert.equal(offer.name, "Mona Petrou, 20/11/2026");
    const { bytes } = await made({ kind: "HANDOVER_RECEIPT", documentId, itemId: offer.itemId });
    const text = (await opened(bytes)).pages.join(" ");
    for (const words of ["By Mona Petrou", "Level 2, 1 Woolworths Way", "Seal unbroken."])
      assert.ok(text.includes(words), `${words} in ${text}`);
  });

  test("of a facility application: the agreement that it is arranged under", async () => {
    const { id: facilityApplicationId, referenceNumber } = await buildApplication(world.app, {
      status: "SUBMITTED",
    });
    const { bytes } = await made({ kind: "AGENCY_AGREEMENT", facilityApplicationId });
    assert.ok((await opened(bytes)).pages.join(" ").includes(referenceNumber));
    const { facilityAgencyAgreement } = await ada.get(
      "query ($a: ID!) { facilityAgencyAgreement(facilityApplicationId: $a) { html } }",
      { a: facilityApplicationId },
    );
    assert.ok(facilityAgencyAgreement.html.includes(referenceNumber));
  });

  test("is made once for what it says, and anew when that has changed", async () => {
    const draft = await world.draft({ status: "DRAFT" });
    const wanted = { kind: "AGENCY_AGREEMENT", draftId: draft.id };
    const first = (await made(wanted)).paper;
    const second = (await made(wanted)).paper;
    assert.equal(second.id, first.id);
    const { id, version } = draft;
    const changed = await ada.mutate(
      "updateDraft",
      "UpdateDraftInput",
      { id, version, draft: { amount: "123456.00" } },
      "draft { id }",
    );
    assert.equal(changed.errors, undefined, JSON.stringify(changed.errors));
    const third = await made(wanted);
    assert.notEqual(third.paper.id, first.id);
    assert.ok((await opened(third.bytes)).pages.join(" ").includes("$123,456.00"));
    assert.equal((await read(ada, first.id)).status, "MADE");

    const check = async (verificationCode: string) =>
      (
        await ada.get("query ($c: String!) { paperCheck(verificationCode: $c) { isNewest kind sha256 } }", {
          c: verificationCode,
        })
      ).paperCheck;
    assert.deepEqual(await check(first.verificationCode), {
      isNewest: false,
      kind: "AGENCY_AGREEMENT",
      sha256: first.sha256,
    });
    assert.equal((await check(third.paper.verificationCode.toLowerCase())).isNewest, true);
    assert.equal(await check("A".repeat(26)), null);
  });

  test("that is made again after a crash is the same file", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const { paper } = await made({ kind: "AGENCY_AGREEMENT", draftId: draft.id });
    await makePaperFile(world.app, { paperId: paper.id });
    assert.equal((await read(ada, paper.id)).sha256, paper.sha256);
  });

  test("is among those of its organisation, newest first", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const { paper } = await made({ kind: "AGENCY_AGREEMENT", draftId: draft.id });
    const { generatedAttachments } = await ada.get(
      "query ($o: ID!) { generatedAttachments(organisationId: $o, first: 1) { totalCount edges { node { id referenceNumber } } } }",
      { o: draft.organisationId },
    );
    assert.deepEqual(generatedAttachments.edges, [
      { node: { id: paper.id, referenceNumber: draft.referenceNumber } },
    ]);
  });
});

describe("who may have a paper", () => {
  test("not somebody else's, nor one that is not offered", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const { paper } = await made({ kind: "AGENCY_AGREEMENT", draftId: draft.id });
    const wes = await world.as("wes");
    const codeOf = async (asked: Promise<{ errors?: { extensions: { code?: string } }[] }>) =>
      (await asked).errors?.[0]?.extensions.code;
    assert.equal(await codeOf(ask(wes, { kind: "AGENCY_AGREEMENT", draftId: draft.id })), "DRAFT_NOT_FOUND");
    assert.equal(
      await wes.codeOf("query ($id: ID!) { paper(id: $id) { id } }", { id: paper.id }),
      "PAPER_NOT_FOUND",
    );
    assert.equal(
      await codeOf(ask(ada, { kind: "PRODUCT_PREVIEW", draftId: draft.id, itemId: draft.id })),
      "PAPER_NOT_FOUND",
    );
    assert.equal(await codeOf(ask(ada, { kind: "AGENCY_AGREEMENT" })), "PAPER_NOT_FOUND");
  });
});

describe("a paper as a page", () => {
  test("says what its file says, with every value escaped", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const { agencyAgreement, productPreview, financialServicesGuide } = await ada.get(
      `query ($d: ID!, $f: ID!) {
        agencyAgreement(draftId: $d) { html } productPreview(draftId: $d, feeSummaryId: $f) { html }
        financialServicesGuide { html }
      }`,
      { d: draft.id, f: PRODUCT },
    );
    assert.match(agencyAgreement.html, /^<h1>Agency agreement<\/h1>[\s\S]*<b>Reference:<\/b> DR-/);
    assert.match(productPreview.html, /<b>Establishment Fee:<\/b> \$650\.00/);
    assert.match(financialServicesGuide.html, /<h2>About this guide<\/h2>/);
  });
});
