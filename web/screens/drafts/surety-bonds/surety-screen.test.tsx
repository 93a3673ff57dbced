// Shows: R-22, SB-01, SB-02, SB-16, SB-29..SB-34, SB-36..SB-53, SB-61..SB-64, K-08, K-11.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "../../../paths.ts";
import { FEATURES, HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const AT = "/bond-surety-drafts/create";
const DRAFT_ID = "0198c000-0000-7000-8000-000000000c01";

async function open(answers: FakeAnswers, isOn = true, at = AT) {
  const state = userState({ organisations: [HARBOUR_CIVIL] });
  const gatewayFeatures = { ...FEATURES, suretyBonds: isOn };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: { data: { ...state.data, gatewayFeatures } },
      DraftOpen: { refusal: { code: "SERVICE_UNAVAILABLE", message: "Later." } },
      DraftUpdated: "silent",
      HomeWork: { refusal: { code: "SERVICE_UNAVAILABLE", message: "Later." } },
      HomeChanged: "silent",
      ...answers,
    },
  });
}

test("what is needed is said first, and every field that the trade has words for is explained", async () => {
  const { user } = await open({});
  expect(await screen.findByText(/revenue of at least \$20m/)).toBeTruthy();
  expect(screen.getByText(/AA- rated reinsurer/)).toBeTruthy();
  const options = within(screen.getByLabelText("Purpose")).getAllByRole("option");
  expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
    "Rental bond",
    "Construction security",
    "Performance",
    "Security deposit",
    "Other",
  ]);
  await user.click(screen.getByRole("button", { name: "About maintenance, months" }));
  expect(await screen.findByText(/30 months = 2 years and 6 months/)).toBeTruthy();
  expect(screen.getByText(/a bank issues, and the insurer backs it/)).toBeTruthy();
});

test("a question asks for its detail when the answer is yes, and all answers are sent as one draft", async () => {
  const { user, server, path } = await open({
    SuretyCreate: {
      data: {
        saved: {
          clientMutationId: "1",
          draft: { id: DRAFT_ID, organisationId: HARBOUR_CIVIL.id },
        },
      },
    },
  });
  await user.selectOptions(await screen.findByLabelText("Purpose"), "OTHER");
  await user.type(screen.getByLabelText("Other purpose"), "Off-site materials");
  await user.type(screen.getByLabelText("Amount"), "420000");
  const disputes = screen.getByRole("group", { name: /Are there issues or disputes/ });
  expect(screen.queryByLabelText("Describe the issues and disputes")).toBeNull();
  await user.click(within(disputes).getByLabelText("Yes"));
  await user.type(screen.getByLabelText("Describe the issues and disputes"), "A claim for delay.");
  await user.type(screen.getByLabelText("Maintenance, months"), "12");
  await user.click(screen.getByRole("button", { name: "Create draft" }));
  expect(await screen.findByText("This field must be between 0 and 11")).toBeTruthy();
  expect(server.callsOf("SuretyCreate")).toHaveLength(0);

  await user.clear(screen.getByLabelText("Maintenance, months"));
  await user.type(screen.getByLabelText("Maintenance, months"), "6");
  await user.click(screen.getByLabelText(/revenue of at least \$20 million a year/));
  await user.click(screen.getByRole("button", { name: "Create draft" }));
  await waitFor(() => expect(path()).toBe(`/drafts/${HARBOUR_CIVIL.id}/${DRAFT_ID}/view`));
  expect(server.callsOf("SuretyCreate").at(-1)?.variables).toMatchObject({
    input: {
      organisationId: HARBOUR_CIVIL.id,
      suretyBond: {
        hasDeclaredRevenue: true,
        requestedSuretyDocuments: [
          { purpose: "OTHER", specifiedOtherPurpose: "Off-site materials", amount: "420000" },
        ],
        contractQuestionnaire: {
          maintenanceMonths: 6,
          issuesAndDisputes: { active: true, detail: "A claim for delay." },
          isSubcontractor: null,
        },
      },
    },
  });
});

test.each([
  ["securityType", "securityType"],
  ["requestedSuretyDocuments", "bond.purpose"],
  ["contractQuestionnaire", "contract.contractDescription"],
  ["revenueDeclaration", "hasDeclaredRevenue"],
])("the link of the requirement %s puts the focus on its first open field, marked", async (asked, name) => {
  const draft = {
    id: DRAFT_ID,
    organisationId: HARBOUR_CIVIL.id,
    version: 1,
    processType: "SURETY_BOND",
    referenceNumber: "DR-7KQ2",
    editableFields: ["amount"],
    securityType: null,
    hasDeclaredRevenue: null,
    contractQuestionnaire: null,
    requestedSuretyDocuments: [],
  };
  const at = paths.suretyDraftEdit({ draftId: DRAFT_ID, field: asked });
  await open({ SuretyDraft: { data: { draft } } }, true, at);
  await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe(name), { timeout: 4000 });
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Fill this in before you submit.")).toBeTruthy();
});

test("while the part is off, the address leads home", async () => {
  const { path } = await open({}, false);
  await waitFor(() => expect(path()).toBe("/home"));
});
