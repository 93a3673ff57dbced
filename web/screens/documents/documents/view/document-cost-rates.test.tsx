// New rates of a document's costs from a day: who is offered them, what is sent, what is refused beside its field, and taking one back.
// Shows: DOC-105, DOC-106.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID } from "./document-example.ts";
import type { DocumentRecord } from "./document-facts.ts";

const EDITOR: DocumentRecord["capabilities"] = ["CAN_VIEW", "CAN_VIEW_COSTS", "CAN_EDIT_COSTS"];
const THREE = { fromDate: "2027-01-01", recurringPercentageCost: "3", recurringFixedCost: null };

function aRecord(capabilities: DocumentRecord["capabilities"], rates = [THREE]) {
  const document = aDocument({ organisationId: HARBOUR_CIVIL.id, capabilities });
  return { ...document, costs: document.costs && { ...document.costs, rates } };
}

async function open(document: DocumentRecord, answers: FakeAnswers = {}) {
  return await renderClient({
    at: `/documents/${HARBOUR_CIVIL.id}/${DOCUMENT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DocumentView: { data: { document } },
      DocumentViewFacilities: "silent",
      ActivityDocumentHistory: "silent",
      CommentsOfDocument: "silent",
      VerificationLookUps: "silent",
      HomeWork: "silent",
      NotificationCount: "silent",
      DocumentExpiry: "silent",
      ...answers,
    },
  });
}

test("whoever sees the costs sees each rate with its day, and is offered nothing that is not theirs", async () => {
  await open(aRecord(["CAN_VIEW", "CAN_VIEW_COSTS"]));
  const rates = within(await screen.findByRole("region", { name: "Rates" }));
  expect(rates.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^From the start 2%/),
    expect.stringMatching(/^From 01\/01\/2027 3%/),
  ]);
  expect(rates.queryByRole("button")).toBeNull();
});

test("without another rate nothing is said of rates to whoever may not set one", async () => {
  await open(aRecord(["CAN_VIEW", "CAN_VIEW_COSTS"], []));
  await screen.findByRole("region", { name: "Costs" });
  expect(screen.queryByRole("region", { name: "Rates" })).toBeNull();
});

test("a new rate is sent with its day, and what the server refuses stands beside its field", async () => {
  const fields = { fromDate: "There is a new rate from this day already." };
  const { user, server } = await open(aRecord(EDITOR, []), {
    DocumentCostRateCreate: {
      refusal: { code: "VALIDATION_ERROR", message: "Please check the form.", fields },
    },
  });
  await user.click(await screen.findByRole("button", { name: "New rate" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New rate from a day" }));
  await user.type(dialog.getByLabelText(/^From/), "05/12/2026");
  await user.click(dialog.getByRole("button", { name: "Set the new rate" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  expect(server.callsOf("DocumentCostRateCreate")).toEqual([]);
  await user.type(dialog.getByLabelText(/^Percent a year/), "2.75");
  await user.click(dialog.getByRole("button", { name: "Set the new rate" }));
  expect(await dialog.findByText(fields.fromDate)).toBeTruthy();
  expect(server.callsOf("DocumentCostRateCreate")[0]?.variables).toMatchObject({
    input: { documentId: DOCUMENT_ID, version: 3, fromDate: "2026-12-05", recurringPercentageCost: "2.75" },
  });
});

test("a rate to come is taken back after a question that says what it changes", async () => {
  const without = aRecord(EDITOR, []);
  const { user, server } = await open(aRecord(EDITOR), {
    DocumentCostRateRemove: { data: { removeDocumentCostRate: { document: without } } },
  });
  await user.click(await screen.findByRole("button", { name: "Take back the rate from 01/01/2027" }));
  const dialog = within(
    await screen.findByRole("alertdialog", { name: "Take back the rate from 01/01/2027?" }),
  );
  expect(dialog.getByText(/It has not begun/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Take it back" }));
  expect(await screen.findByText("The rate was taken back")).toBeTruthy();
  expect(server.callsOf("DocumentCostRateRemove")[0]?.variables).toMatchObject({
    input: { documentId: DOCUMENT_ID, version: 3, fromDate: "2027-01-01" },
  });
});
