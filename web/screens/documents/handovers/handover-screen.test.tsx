// Shows: R-08, DOC-057, X-36.
// The page behind a handover's link: what its bearer sees, what the receipt sends, and every way in which it does not work.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const AT = "/handover/0198c000-0000-7000-8000-0000000000d1/Ab3dEf6hIj9kLm2nOp5qRs";
const SEEN = {
  documentVariant: "BANK_GUARANTEE",
  guaranteeNumber: "WBG 0071 883",
  amount: "250000.00",
  beneficiaryName: "Woolworths Group Limited",
  bankName: "Westpac",
  handedOverBy: "Ben Okafor",
  organisationName: "Harbour Civil Pty Ltd",
  name: "Mona Petrou",
  storageAddress: null,
  notes: "By courier.",
  isDigital: false,
  needsSecondCode: true,
  paper: null,
};
const GONE = { code: "HANDOVER_NOT_FOUND", message: "Handover could not be found." } as const;
const CONFIRMED = { data: { confirmDocumentHandover: { clientMutationId: "1" } } };

const open = (answers: FakeAnswers) =>
  renderClient({ at: AT, answers: { SessionGatewayFeatures: "silent", ...answers } });

test("who holds the link sees which original it is, and is thanked for the receipt", async () => {
  const { user, server } = await open({
    Handover: { data: { documentHandover: SEEN } },
    HandoverConfirm: CONFIRMED,
  });
  const original = await screen.findByRole("region", { name: "The original" });
  for (const text of ["Bank Guarantee", "WBG 0071 883", "$250,000.00", "Westpac", "By courier."])
    expect(within(original).getByText(text)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Mona Petrou");

  await user.type(screen.getByLabelText("Where it is kept"), "Safe 4");
  await user.type(screen.getByLabelText("Date received"), "19/11/2020");
  await user.type(screen.getByLabelText("Second code"), "K7QF-2MXA");
  await user.click(screen.getByRole("button", { name: "Confirm receipt" }));
  expect(await screen.findByText("Thank you, your receipt is recorded")).toBeTruthy();
  expect(server.callsOf("HandoverConfirm")[0]?.variables.input).toMatchObject({
    documentId: "0198c000-0000-7000-8000-0000000000d1",
    handoverCode: "Ab3dEf6hIj9kLm2nOp5qRs",
    name: "Mona Petrou",
    storageAddress: "Safe 4",
    dateReceived: "2020-11-19",
    secondCode: "K7QF-2MXA",
  });
});

test("what is missing or lies ahead is marked, and nothing is sent", async () => {
  const { user, server } = await open({ Handover: { data: { documentHandover: SEEN } } });
  await user.type(await screen.findByLabelText("Date received"), "01/01/2999");
  await user.click(screen.getByRole("button", { name: "Confirm receipt" }));
  expect(screen.getAllByText("This field is required.")).toHaveLength(2);
  expect(screen.getByText(/This date is in the future/)).toBeTruthy();
  expect(server.callsOf("HandoverConfirm")).toHaveLength(0);
});

test("a link that is wrong, used or ended says so, and not what it was for", async () => {
  await open({ Handover: { refusal: GONE } });
  expect(await screen.findByText("This link does not work")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "The original" })).toBeNull();
});

test("a receipt that is refused keeps what was typed", async () => {
  const { user } = await open({
    Handover: { data: { documentHandover: SEEN } },
    HandoverConfirm: { refusal: GONE },
  });
  await user.type(await screen.findByLabelText("Where it is kept"), "Safe 4");
  await user.type(screen.getByLabelText("Date received"), "19/11/2020");
  await user.type(screen.getByLabelText("Second code"), "K7QF-2MXA");
  await user.click(screen.getByRole("button", { name: "Confirm receipt" }));
  expect(await screen.findByText("Handover could not be found.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Where it is kept").value).toBe("Safe 4");
});

test("without an answer the page offers to try again", async () => {
  const { user, server } = await open({ Handover: "unreachable" });
  await screen.findByText("The handover could not be loaded");
  server.answers.Handover = { data: { documentHandover: SEEN } };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.getByLabelText("Your name")).toBeTruthy());
});
