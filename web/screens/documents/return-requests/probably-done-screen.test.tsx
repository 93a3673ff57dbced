// Shows: DOC-107.
// Guarantees that are probably done: why, what a day costs, and asking for one by one press.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ROW = {
  id: "0198c000-0000-7000-8000-0000000000d1",
  organisationId: HARBOUR_CIVIL.id,
  version: 4,
  referenceNumber: "BG-104212",
  guaranteeNumber: "G 2024/1183",
  beneficiaryName: "Telstra Limited",
  amount: "180000.00",
  reason: "RETURN_EXPECTED",
  sinceDate: "2026-06-30",
  costPerDay: "9.86",
};
const OTHER = {
  ...ROW,
  id: "0198c000-0000-7000-8000-0000000000d2",
  guaranteeNumber: "G 2024/1184",
  reason: "OPEN_FOR_YEARS",
  costPerDay: null,
};

const open = (answers: FakeAnswers) =>
  renderClient({
    at: "/documents/probably-done",
    token: "token",
    answers: { SessionUserState: userState(), NotificationCount: "silent", HomeWork: "silent", ...answers },
  });
const found = (...rows: object[]) => ({ data: { documentsProbablyDone: rows } });

test("each says why and what a day costs, and one press asks for it", async () => {
  const { user, server } = await open({
    ProbablyDone: found(ROW, OTHER),
    ProbablyDoneAsk: { data: { createDocumentRequestForReturn: { clientMutationId: "1" } } },
  });
  expect(await screen.findByText(/Its return was expected: 30\/06\/2026/)).toBeTruthy();
  expect(screen.getByText("$9.86 a day")).toBeTruthy();
  expect(screen.getByText("No further cost recorded")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ask for its return: G 2024/1183" }));
  expect(await screen.findByText("Asked")).toBeTruthy();
  expect(server.callsOf("ProbablyDoneAsk")[0]?.variables.input).toMatchObject({
    documentId: ROW.id,
    version: 4,
    recurringFrequency: 14,
  });
});

test("one that is refused says why and can be asked again; nothing done is said so", async () => {
  const refusal = {
    code: "VALIDATION_ERROR",
    message: "No address.",
    fields: { emailAddress: "No address." },
  } as const;
  const { user } = await open({ ProbablyDone: found(ROW), ProbablyDoneAsk: { refusal } });
  const button = await screen.findByRole("button", { name: /^Ask for its return/ });
  await user.click(button);
  expect(await screen.findByText(/Not asked: No address\./)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Ask for its return/ })).toBeTruthy();
});

test("with nothing to ask back the page says what would stand here", async () => {
  await open({ ProbablyDone: found() });
  expect(await screen.findByText("Nothing seems done")).toBeTruthy();
});
