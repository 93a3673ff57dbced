// A surety bond from its questionnaire to the issued document: what is asked, what is declared, what it costs.
// Shows: SB-03..SB-35, SB-65, SB-66, R-22, D-47, D-48, D-79, DOC-004, API-075, K-08, K-11, V-040, V-150, X-19, X-27, X-29, X-54.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { SURETY_PURPOSES } from "@bondline/domain/drafts/drafts/draft.ts";
import { choiceMessage } from "@bondline/domain/values/fields/choice.ts";
import type { Api } from "../../../../testing/api.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { turnOn } from "../../../demo/builders/bank-switch-builder.ts";
import { readyFields } from "../../../demo/builders/draft-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { WHOLE_BOND } from "../../../demo/builders/surety-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const PRODUCT = idOf("fee summary", "meridianBond");
const [ASKED] = WHOLE_BOND.requestedSuretyDocuments;
const DOCUMENTS =
  "requestedSuretyDocuments { id amount periodStartDate periodEndDate expiryDate purpose specifiedOtherPurpose documentWording documentWordingTemplate paymentAnnualCost paymentEstablishmentFee }";
const QUESTIONS = `contractQuestionnaire { totalValue startDate practicalCompletionDate finalCompletionDate maintenanceYears maintenanceMonths isSubcontractor
  bankFrontedBondsRequested bankFrontedBondsReason hasPreviousContracts hasSimilarContracts hasDesignObligationsLiability hasDelayEvents isExistingProject
  projectNotOnBudget replacingExistingSecurity { active detail } defectsAndFaults { active detail } issuesAndDisputes { active } defectsLiabilityPeriodExtended { active } }`;

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

/** What a bank guarantee needs besides, without what the bond itself says. */
function otherFields(): object {
  const { parties, deliveryDetails, issuerSourceOfFunds, invoiceRecipientEmailAddresses } = readyFields(
    world.app,
  );
  return { parties, deliveryDetails, issuerSourceOfFunds, invoiceRecipientEmailAddresses };
}

const create = (suretyBond: object, draft: object = {}) =>
  ada.mutate(
    "createSuretyBondDraft",
    "CreateSuretyBondDraftInput",
    { organisationId: HARBOUR, suretyBond, draft },
    `draft { id version amount purpose expiryType processType securityType hasDeclaredRevenue ${DOCUMENTS} ${QUESTIONS} }`,
  );
const complete = (draft: { id: string; version: number }, acceptBrokerage = true) =>
  ada.mutate(
    "completeSuretyBondDraftSubmission",
    "CompleteSuretyBondDraftSubmissionInput",
    { id: draft.id, version: draft.version, acceptBondSubmissionTerms: true, acceptBrokerage },
    "applicableRequirements { field requirementMet } draft { id status version }",
  );
const unmet = (requirements: { field: string; requirementMet: boolean }[]) =>
  requirements.filter(({ requirementMet }) => !requirementMet).map(({ field }) => field);

test("is refused while the part is off, by the server as well", async () => {
  assert.deepEqual(refusalOf(await create(WHOLE_BOND)), { suretyBond: "Surety bonds are not offered." });
  const plain = { organisationId: HARBOUR, processType: "SURETY_BOND", draft: {} };
  assert.deepEqual(refusalOf(await ada.mutate("createDraft", "CreateDraftInput", plain, "draft { id }")), {
    processType: "Surety bonds are not offered.",
  });
});

test("keeps every answer and the bond that is asked for, and the draft follows from them", async () => {
  await turnOn(world.app, "suretyBonds");
  const { draft } = (await create(WHOLE_BOND)).data.createSuretyBondDraft;
  assert.deepEqual(
    [
      draft.processType,
      draft.amount,
      draft.purpose,
      draft.expiryType,
      draft.securityType,
      draft.hasDeclaredRevenue,
    ],
    ["SURETY_BOND", "420000.00", "PERFORMANCE", "OPEN_ENDED", "INDEMNITY", true],
  );
  const [asked] = draft.requestedSuretyDocuments;
  assert.deepEqual(
    [
      asked.amount,
      asked.periodStartDate,
      asked.periodEndDate,
      asked.expiryDate,
      asked.documentWordingTemplate,
    ],
    ["420000.00", "2026-12-01", "2028-04-30", null, "AS4000"],
  );
  const { contractQuestionnaire: kept } = draft;
  assert.deepEqual(
    [kept.totalValue, kept.maintenanceYears, kept.maintenanceMonths, kept.isSubcontractor],
    ["8400000.00", 2, 6, false],
  );
  assert.deepEqual(kept.replacingExistingSecurity, {
    active: true,
    detail: "Retention of $200,000 held by the principal.",
  });
});

test("refuses what is malformed by its path, and a second bond", async () => {
  await turnOn(world.app, "suretyBonds");
  assert.deepEqual(
    refusalOf(
      await create({
        contractQuestionnaire: { totalValue: "lots", maintenanceMonths: 12 },
        requestedSuretyDocuments: [{ ...ASKED, amount: "0", purpose: "TENDER", periodEndDate: "2026-11-01" }],
      }),
    ),
    {
      "contractQuestionnaire.maintenanceMonths": "This field must be between 0 and 11",
      "contractQuestionnaire.totalValue": "This field must be an amount such as 1,250,000.50",
      "requestedSuretyDocuments.0.amount": "This field must be at least $1 and less than $1,000,000,000",
      "requestedSuretyDocuments.0.purpose": choiceMessage(SURETY_PURPOSES),
    },
  );
  assert.deepEqual(refusalOf(await create({ requestedSuretyDocuments: [ASKED, ASKED] })), {
    requestedSuretyDocuments: "Raise a draft for each bond: one is issued from each.",
  });
});

test("is submitted when all is answered, declared and accepted, priced, and issued as a surety bond", async () => {
  await turnOn(world.app, "suretyBonds");
  const started = (await create({}, otherFields())).data.createSuretyBondDraft.draft;
  const update = (draft: { id: string; version: number }, suretyBond: object) =>
    ada.mutate(
      "updateSuretyBondDraft",
      "UpdateSuretyBondDraftInput",
      { draftId: draft.id, version: draft.version, suretyBond },
      "draft { id version }",
    );
  const begun = (await must(ada, "beginDraftSubmission", { id: started.id, version: started.version })).draft;
  const early = (await complete(begun)).data.completeSuretyBondDraftSubmission;
  for (const field of [
    "securityType",
    "contractQuestionnaire",
    "requestedSuretyDocuments",
    "revenueDeclaration",
  ])
    assert.ok(unmet(early.applicableRequirements).includes(field), field);
  assert.equal(refusalOf(await update(begun, WHOLE_BOND)), "INVALID_TRANSITION");

  const back = (await must(ada, "cancelDraftSubmission", { id: started.id, version: early.draft.version }))
    .draft;
  assert.equal(refusalOf(await update({ ...back, version: back.version - 1 }, WHOLE_BOND)), "CONFLICT");
  const whole = (await update(back, WHOLE_BOND)).data.updateSuretyBondDraft.draft;
  const priced = (await must(ada, "updateDraft", { ...whole, draft: { feeSummaryId: PRODUCT } })).draft;
  const [asked] = (await seenDraft(ada, started.id, DOCUMENTS)).requestedSuretyDocuments;
  assert.deepEqual([asked.paymentEstablishmentFee, asked.paymentAnnualCost], ["750.00", "7560.00"]);

  const again = (await must(ada, "beginDraftSubmission", { id: whole.id, version: priced.version })).draft;
  assert.deepEqual(refusalOf(await complete(again, false)), {
    acceptBrokerage: "You must accept the brokerage disclosure.",
  });
  const done = (await complete(again)).data.completeSuretyBondDraftSubmission;
  assert.deepEqual([unmet(done.applicableRequirements), done.draft.status], [[], "SUBMITTED"]);

  const rosa = await world.as("rosa");
  const { draft: approved } = await must(rosa, "approveDraft", {
    id: whole.id,
    version: done.draft.version,
    feeSummaryId: PRODUCT,
  });
  const seen = await seenDraft(rosa, whole.id, `totalFees invoices { id } ${QUESTIONS}`);
  assert.equal(seen.totalFees, "4530.00");
  assert.equal(seen.contractQuestionnaire.hasSimilarContracts, true);
  const { draft: paid } = await must(rosa, "recordDraftPayment", {
    id: whole.id,
    version: approved.version,
    invoiceId: seen.invoices[0].id,
    amount: seen.totalFees,
    receivedDate: "2026-11-20",
  });
  const { document } = await must(
    rosa,
    "establishDraft",
    {
      id: whole.id,
      version: paid.version,
      guaranteeNumber: "MSB 1",
      establishedDate: "2026-11-20",
      bank: { name: "Meridian Surety Pty Ltd" },
    },
    "document { documentVariant amount guaranteeNumber }",
  );
  assert.deepEqual(document, {
    documentVariant: "SURETY_BOND",
    amount: "420000.00",
    guaranteeNumber: "MSB 1",
  });
});

describe("the beneficiary's own wording", () => {
  const OWN =
    "The Surety unconditionally undertakes to pay on written demand.\nIt pays without reference to the Contractor.";
  const withText = (documentWording: string) => ({
    ...WHOLE_BOND,
    requestedSuretyDocuments: [
      { ...ASKED, hasCustomWording: true, documentWording, documentWordingTemplate: null },
    ],
  });
  const wordingOf = async (draftId: string) =>
    (
      await ada.get("query ($draftId: ID!) { draftPreview(draftId: $draftId) { wordingText wordingHash } }", {
        draftId,
      })
    ).draftPreview;

  test("takes the place of the clauses between the portal's particulars and the signature", async () => {
    await turnOn(world.app, "suretyBonds");
    const { draft } = (await create(withText(OWN), otherFields())).data.createSuretyBondDraft;
    const { wordingText } = await wordingOf(draft.id);
    assert.match(wordingText, /Amount: \$420,000\.00 \(four hundred and twenty thousand dollars\)/);
    assert.ok(wordingText.includes(`\n${OWN}\nSigned for `), wordingText);
    assert.doesNotMatch(wordingText, /1\. Undertaking/);
  });

  test("changed, takes back what was approved and is another wording", async () => {
    await turnOn(world.app, "suretyBonds");
    const { draft } = (await create(withText(OWN), otherFields())).data.createSuretyBondDraft;
    await shareWith(
      world.app,
      "draft",
      { id: draft.id, organisationId: HARBOUR },
      { person: "dee", roles: ["BENEFICIARY"], hasApproved: true },
    );
    const isApproved = async () =>
      (await seenDraft(ada, draft.id, "draftCollaborators { hasApproved }")).draftCollaborators[0]
        .hasApproved;
    const update = async (suretyBond: object) => {
      const { version } = await seenDraft(ada, draft.id);
      const input = { draftId: draft.id, version, suretyBond };
      assert.equal(
        refusalOf(
          await ada.mutate("updateSuretyBondDraft", "UpdateSuretyBondDraftInput", input, "draft { id }"),
        ),
        "OK",
      );
    };
    const { wordingHash } = await wordingOf(draft.id);
    await update(withText(OWN));
    assert.equal(await isApproved(), true);
    await update(withText(`${OWN}\nIt ends when it is returned.`));
    assert.equal(await isApproved(), false);
    assert.notEqual((await wordingOf(draft.id)).wordingHash, wordingHash);
  });
});
