// Shows: SB-01..SB-20, SB-36..SB-53, SB-61..SB-64.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SURETY_FACTS } from "./surety-bond.ts";
import { isAsked, QUESTIONNAIRE_FIELDS, SURETY_QUESTIONS, unanswered } from "./surety-bond-fields.ts";
import { SURETY_TIPS } from "./surety-bond-tips.ts";

/** By the names of the specification (SB-03..SB-20). */
const QUESTIONS =
  `bankFrontedBondsRequested bankFrontedBondsReason practicalCompletionDate finalCompletionDate startDate totalValue hasPreviousContracts
  hasSimilarContracts isSubcontractor hasDesignObligationsLiability hasDelayEvents isExistingProject projectNotOnBudget defectsAndFaults.active
  defectsAndFaults.detail defectsLiabilityPeriodExtended.active defectsLiabilityPeriodExtended.detail issuesAndDisputes.active issuesAndDisputes.detail
  replacingExistingSecurity.active replacingExistingSecurity.detail`.split(/\s+/);

/** Each of these is explained (SB-36..SB-53 and SB-61..SB-64). */
const EXPLAINED =
  `purpose amount periodStartDate periodEndDate expiryDate hasCustomWording bankFrontedBondsRequested contractDescription contractLocation
  totalValue contractNumber startDate completionDate practicalCompletionDate finalCompletionDate maintenanceYears maintenanceMonths clientRepresentative
  isSubcontractor hasForceMajeure coversNuclearRisk`.split(/\s+/);

const TIPS: Readonly<Record<string, string>> = SURETY_TIPS;

test("every question of the specification is asked, and every tooltip is there", () => {
  const paths = Object.keys(QUESTIONNAIRE_FIELDS);
  assert.deepEqual(
    QUESTIONS.filter((path) => !paths.includes(path)),
    [],
  );
  assert.deepEqual(
    EXPLAINED.filter((path) => TIPS[path] === undefined),
    [],
  );
  assert.match(TIPS.maintenanceMonths ?? "", /30 months = 2 years and 6 months/);
  assert.match(SURETY_FACTS.revenue, /at least \$20m/);
  assert.match(SURETY_FACTS.paper, /AA- rated reinsurer/);
});

test("a detail is asked for only where its question is answered with yes", () => {
  for (const [active, asked] of [
    [true, true],
    [false, false],
    [null, false],
  ] as const)
    assert.equal(isAsked("issuesAndDisputes.detail", { "issuesAndDisputes.active": active }), asked);
});

test("no is an answer, and what is not asked is not missing", () => {
  const answers = Object.fromEntries(
    Object.entries(QUESTIONNAIRE_FIELDS).map(([path, { kind }]) => [
      path,
      kind === "yes-no" ? false : kind === "count" ? 0 : "x",
    ]),
  );
  assert.deepEqual(unanswered(QUESTIONNAIRE_FIELDS, answers), []);
  const { isSubcontractor: _, ...without } = answers;
  assert.deepEqual(unanswered(QUESTIONNAIRE_FIELDS, without), ["isSubcontractor"]);
});

test("the groups of the contract are the questions that have a detail", () => {
  const groups = Object.keys(QUESTIONNAIRE_FIELDS).flatMap((path) => path.split(".").slice(0, -1));
  assert.deepEqual([...new Set(groups)], SURETY_QUESTIONS);
});
