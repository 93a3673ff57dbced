// Shows: SB-01..SB-20, SB-36..SB-53, SB-61..SB-64.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isAsked,
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_FACTS,
  unanswered,
} from "./surety-bond.ts";

/** Ledger SB-03..SB-20, by the names of the specification. */
const QUESTIONS =
  `bankFrontedBondsRequested bankFrontedBondsReason practicalCompletionDate finalCompletionDate startDate totalValue hasPreviousContracts
  hasSimilarContracts isSubcontractor hasDesignObligationsLiability hasDelayEvents isExistingProject projectNotOnBudget defectsAndFaults.active
  defectsAndFaults.detail defectsLiabilityPeriodExtended.active defectsLiabilityPeriodExtended.detail issuesAndDisputes.active issuesAndDisputes.detail
  replacingExistingSecurity.active replacingExistingSecurity.detail`.split(/\s+/);

/** Ledger SB-36..SB-53 and SB-61..SB-64: each is explained. */
const EXPLAINED =
  `purpose amount periodStartDate periodEndDate expiryDate hasCustomWording bankFrontedBondsRequested contractDescription contractLocation
  totalValue contractNumber startDate completionDate practicalCompletionDate finalCompletionDate maintenanceYears maintenanceMonths clientRepresentative
  isSubcontractor hasForceMajeure coversNuclearRisk`.split(/\s+/);

const ALL = [...REQUESTED_DOCUMENT_FIELDS, ...QUESTIONNAIRE_FIELDS];

test("every question of the specification is asked, and every tooltip is there", () => {
  const paths = QUESTIONNAIRE_FIELDS.map(({ path }) => path);
  assert.deepEqual(
    QUESTIONS.filter((path) => !paths.includes(path)),
    [],
  );
  assert.deepEqual(
    EXPLAINED.filter((path) => ALL.find((field) => field.path === path)?.tip === undefined),
    [],
  );
  assert.match(
    ALL.find(({ path }) => path === "maintenanceMonths")?.tip ?? "",
    /30 months = 2 years and 6 months/,
  );
  assert.match(SURETY_FACTS.revenue, /at least \$20m/);
  assert.match(SURETY_FACTS.paper, /AA- rated reinsurer/);
});

test("a detail is asked for only where its question is answered with yes", () => {
  const detail = QUESTIONNAIRE_FIELDS.find(({ path }) => path === "issuesAndDisputes.detail");
  assert.ok(detail);
  for (const [active, asked] of [
    [true, true],
    [false, false],
    [null, false],
  ] as const)
    assert.equal(isAsked(detail, { "issuesAndDisputes.active": active }), asked);
});

test("no is an answer, and what is not asked is not missing", () => {
  const answers = Object.fromEntries(
    QUESTIONNAIRE_FIELDS.map(({ path, kind }) => [
      path,
      kind === "yes-no" ? false : kind === "count" ? 0 : "x",
    ]),
  );
  assert.deepEqual(unanswered(QUESTIONNAIRE_FIELDS, answers), []);
  const { isSubcontractor: _, ...without } = answers;
  assert.deepEqual(
    unanswered(QUESTIONNAIRE_FIELDS, without).map(({ path }) => path),
    ["isSubcontractor"],
  );
});
