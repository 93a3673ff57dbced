// Submitting a draft: begun, taken back, completed with what is missing named, and completed for good.
// Shows: D-02, D-14, D-43, D-44, D-56, D-61, D-67..D-72, ST-17, API-033, API-072..API-074, Q-096.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import type { FeeSummaryName } from "../../../demo/cast.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const COMPLETED = "draft { id status version } applicableRequirements { field message requirementMet }";
type Requirement = { field: string; message: string; requirementMet: boolean };
const unmet = (requirements: Requirement[]) =>
  requirements.filter(({ requirementMet }) => !requirementMet).map(({ field }) => field);

describe("taking a submission back", () => {
  test("leads back to Draft where it began there, with the details open again", async () => {
    const draft = await world.draft({ status: "SUBMISSION_STARTED" });
    const back = await must(ada, "cancelDraftSubmission", { id: draft.id, version: draft.version });
    assert.equal(back.draft.status, "DRAFT");
    await must(ada, "updateDraft", {
      id: draft.id,
      version: back.draft.version,
      draft: { amount: "300000" },
    });
  });

  test("leads back to Changes requested where it began there, with what was asked still to be read", async () => {
    const draft = await world.draft({ status: "CHANGES_REQUESTED" });
    const begun = await must(ada, "beginDraftSubmission", { id: draft.id, version: draft.version });
    await must(ada, "cancelDraftSubmission", { id: draft.id, version: begun.draft.version });
    assert.deepEqual(await seenDraft(ada, draft.id, "status requestChangeReason"), {
      status: "CHANGES_REQUESTED",
      requestChangeReason: "Please name the contract as it is signed.",
    });
  });
});

describe("what a bank asks for besides", () => {
  const DIRECTOR = {
    directorFirstName: "Ada",
    directorLastName: "Nguyen",
    directorEmail: "ada@harbour.example",
  };
  const NOBODY = { directorFirstName: null, directorLastName: null, directorEmail: null };
  const asked = async (feeSummary: FeeSummaryName, fields: Record<string, unknown>) => {
    const { id } = await world.draft({ feeSummary, fields });
    const { applicableRequirements } = await seenDraft(
      ada,
      id,
      "applicableRequirements { field requirementMet }",
    );
    return unmet(applicableRequirements as Requirement[]);
  };

  test("BNK writes to a director, and other banks to none", async () => {
    assert.deepEqual(await asked("bnkProperty", NOBODY), ["directorEmail", "submissionTerms"]);
    assert.deepEqual(await asked("bnkProperty", DIRECTOR), ["submissionTerms"]);
    assert.deepEqual(await asked("macquarieCash", NOBODY), ["submissionTerms"]);
  });
});

describe("completing a submission", () => {
  const LACKING: [what: string, fields: Record<string, unknown>, field: string][] = [
    ["no amount", { amount: null, feeSummaryId: null }, "amount"],
    ["no purpose", { purpose: null }, "purpose"],
    ["no site", { projectAddress: null }, "projectAddress"],
    ["no agreement", { agreementContent: null }, "agreementContent"],
    ["no delivery address", { deliveryDetails: null }, "deliveryDetails"],
    ["no source of funds", { issuerSourceOfFunds: null }, "issuerSourceOfFunds"],
    ["no product", { feeSummaryId: null }, "feeSummaryId"],
    ["no party", { parties: [] }, "parties"],
  ];
  for (const [what, fields, field] of LACKING) {
    test(`with ${what} names it, leaves the draft where it is and writes to nobody`, async () => {
      const draft = await world.draft({ status: "SUBMISSION_STARTED", fields });
      const answer = await must(
        ada,
        "completeDraftSubmission",
        { id: draft.id, version: draft.version, acceptSubmissionTerms: true },
        COMPLETED,
      );
      const missing = unmet(answer.applicableRequirements);
      assert.ok(
        missing.some((each) => each.startsWith(field)),
        `${field} in ${missing.join(", ")}`,
      );
      assert.deepEqual(answer.draft, { id: draft.id, status: "SUBMISSION_STARTED", version: draft.version });
      assert.deepEqual(await mailsAbout(world, draft.id), []);
    });
  }

  test("with an approval outstanding names the approver", async () => {
    const draft = await world.draft({ status: "SUBMISSION_STARTED" });
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
    await shareWith(world.app, "draft", draft, {
      person: "ida",
      roles: ["ISSUER"],
      invitationStatus: "EXPIRED",
    });
    await shareWith(world.app, "draft", draft, { person: "fay", roles: ["LIMITED"] });
    const answer = await must(
      ada,
      "completeDraftSubmission",
      { id: draft.id, version: draft.version, acceptSubmissionTerms: true },
      COMPLETED,
    );
    const missing = answer.applicableRequirements.filter(
      ({ requirementMet }: Requirement) => !requirementMet,
    );
    assert.equal(missing.length, 1);
    assert.match(missing[0].message, /Dee/);
    assert.equal(answer.draft.status, "SUBMISSION_STARTED");
  });

  test("without the terms is refused at their field", async () => {
    const draft = await world.draft({ status: "SUBMISSION_STARTED" });
    const answer = await call(ada, "completeDraftSubmission", {
      id: draft.id,
      version: draft.version,
      acceptSubmissionTerms: false,
    });
    assert.deepEqual(Object.keys(refusalOf(answer)), ["acceptSubmissionTerms"]);
    assert.equal((await seenDraft(ada, draft.id)).status, "SUBMISSION_STARTED");
  });

  test("keeps the terms, the moment and the wording's hash, and writes to the owner and to the desk once", async () => {
    const draft = await world.draft({ status: "SUBMISSION_STARTED" });
    const { draftPreview } = await ada.get(
      "query ($id: ID!) { draftPreview(draftId: $id) { wordingHash } }",
      {
        id: draft.id,
      },
    );
    const input = {
      id: draft.id,
      version: draft.version,
      acceptSubmissionTerms: true,
      clientMutationId: "complete once",
    };
    const [first, again] = await Promise.all([
      must(ada, "completeDraftSubmission", input, COMPLETED),
      must(ada, "completeDraftSubmission", input, COMPLETED),
    ]);
    assert.deepEqual(first, again);
    assert.deepEqual(unmet(first.applicableRequirements), []);
    assert.deepEqual(
      await seenDraft(ada, draft.id, "status submittedAt submissionTermsAcceptedAt waitingFor waitingSince"),
      {
        status: "SUBMITTED",
        submittedAt: WORLD_BEGINS,
        submissionTermsAcceptedAt: WORLD_BEGINS,
        waitingFor: "PROVIDER",
        waitingSince: WORLD_BEGINS,
      },
    );
    const [kept] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ wordingHash: string; submissionTermsVersion: string }>(
        "select wording_hash, submission_terms_version from draft where id = $1",
        [draft.id],
      ),
    );
    assert.equal(kept?.wordingHash, draftPreview.wordingHash);
    assert.equal(kept?.submissionTermsVersion, "1");
    const mails = await mailsAbout(world, draft.id);
    assert.deepEqual(mails.flatMap(({ toAddresses }) => toAddresses).sort(), [
      "ada@harbourcivil.example",
      "gus@bondline.example",
      "rosa@bondline.example",
    ]);
    for (const { text } of mails) assert.match(text, new RegExp(draft.referenceNumber));
  });

  test("brings the draft to the provider's desk, where it was not before", async () => {
    const draft = await world.draft({ status: "SUBMISSION_STARTED" });
    const seen = () => rosa.codeOf("query ($id: ID!) { draft(id: $id) { id } }", { id: draft.id });
    assert.equal(await seen(), "DRAFT_NOT_FOUND");
    await must(ada, "completeDraftSubmission", {
      id: draft.id,
      version: draft.version,
      acceptSubmissionTerms: true,
    });
    assert.equal(await seen(), "OK");
  });

  test("the requirements can be asked for at any time, and are those of the completion", async () => {
    const draft = await world.draft({ fields: { amount: null, feeSummaryId: null } });
    const { draftApplicableRequirements, draft: seen } = await ada.get(
      `query ($id: ID!) { draftApplicableRequirements(draftId: $id) { field message requirementMet }
         draft(id: $id) { applicableRequirements { field message requirementMet } } }`,
      { id: draft.id },
    );
    assert.deepEqual(draftApplicableRequirements, seen.applicableRequirements);
    assert.ok(unmet(draftApplicableRequirements).includes("amount"));
    assert.ok(unmet(draftApplicableRequirements).includes("submissionTerms"));
  });
});
