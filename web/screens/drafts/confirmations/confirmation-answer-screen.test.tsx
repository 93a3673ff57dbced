// The page on which a beneficiary confirms: what it sees, what each answer sends, and every way in which it does not work.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ConfirmationToAnswerFragment } from "../../../api/generated/graphql.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ID = "0198c000-0000-7000-8000-0000000000e9";
const CODE = "Ab3dEf6hIj9kLm2nOp5qRs";
const SEEN: ConfirmationToAnswerFragment = {
  id: ID,
  version: 2,
  referenceNumber: "DR-104212",
  processType: "BANK_GUARANTEE",
  amount: "250000.00",
  applicantName: "Harbour Civil Pty Ltd",
  askedByName: "Ada Nguyen",
  issuerName: "Macquarie Bank Limited",
  beneficiaryName: "Lessor Pty Ltd",
  beneficiaryAbn: "53004085616",
  wording: "We will pay.\nOn demand.",
  sha256: "ab".repeat(32),
  isWhole: true,
  linkEndsAt: "2026-12-07T00:00:00.000Z",
};
const ASKED = { data: { draftConfirmation: SEEN } };
const TAKEN = { data: { answerDraftConfirmation: { clientMutationId: "1" } } };
const GONE = { code: "CONFIRMATION_NOT_FOUND", message: "This confirmation could not be found." } as const;

const open = (answers: FakeAnswers, at = `/confirm/${ID}#${CODE}`) =>
  renderClient({ at, answers: { SessionGatewayFeatures: "silent", ...answers } });

test("who holds the link sees name, number, amount and every word, and confirms under a name and a position", async () => {
  const { user, server } = await open({ ConfirmationAnswer: ASKED, ConfirmationAnswerSend: TAKEN });
  const what = await screen.findByRole("region", { name: "What you confirm" });
  for (const text of ["Lessor Pty Ltd", "53 004 085 616", "$250,000.00", "Macquarie Bank Limited"])
    expect(within(what).getByText(text)).toBeTruthy();
  expect(screen.getByRole("region", { name: "The whole wording" }).textContent).toContain(
    "We will pay.\nOn demand.",
  );
  expect(server.callsOf("ConfirmationAnswer")[0]?.variables).toEqual({ draftConfirmationId: ID, code: CODE });
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(3);
  await user.click(screen.getByRole("radio", { name: /^Everything is right/ }));
  await user.type(screen.getByLabelText("Your name"), "Mona Petrou");
  await user.type(screen.getByLabelText("Your position"), "Contracts manager");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("Thank you, your answer is recorded")).toBeTruthy();
  const { input } = server.callsOf("ConfirmationAnswerSend")[0]?.variables ?? {};
  expect(input).toMatchObject({
    ...{ draftConfirmationId: ID, code: CODE, version: 2, answer: "CONFIRMED" },
    ...{ name: "Mona Petrou", position: "Contracts manager" },
  });
  expect(input).not.toHaveProperty("reason");
});

test("what is wrong is said in words, and what changed meanwhile is read again without losing them", async () => {
  const { user, server } = await open({
    ConfirmationAnswer: ASKED,
    ConfirmationAnswerSend: { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
  });
  await user.click(await screen.findByRole("radio", { name: /^Something is wrong/ }));
  await user.type(screen.getByLabelText("What is wrong"), "Our ABN is another.");
  await user.type(screen.getByLabelText("Your name"), "Mona Petrou");
  await user.type(screen.getByLabelText("Your position"), "Contracts manager");
  server.answers.ConfirmationAnswer = {
    data: { draftConfirmation: { ...SEEN, version: 3, beneficiaryName: "Lessor Limited" } },
  };
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("Lessor Limited")).toBeTruthy();
  expect(screen.getByText(/It has changed while you were reading/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("What is wrong").value).toBe("Our ABN is another.");
  server.answers.ConfirmationAnswerSend = TAKEN;
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText(/know what is wrong/)).toBeTruthy();
  expect(server.callsOf("ConfirmationAnswerSend")[1]?.variables.input).toMatchObject({ version: 3 });
});

test("while something is not filled in it says so", async () => {
  const seen = { ...SEEN, isWhole: false, beneficiaryName: null, beneficiaryAbn: null, issuerName: null };
  await open({ ConfirmationAnswer: { data: { draftConfirmation: seen } } });
  expect(await screen.findByText("The applicant is changing it")).toBeTruthy();
  expect(screen.getAllByText("Not filled in yet")).toHaveLength(3);
});

test("a link that is wrong, used or old says so", async () => {
  const { user, server } = await open({ ConfirmationAnswer: "unreachable" });
  await screen.findByText("This could not be loaded");
  server.answers.ConfirmationAnswer = { refusal: GONE };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("This link does not work")).toBeTruthy();
});

test("without a code it says who may answer", async () => {
  const { server } = await open({ ConfirmationAnswer: { refusal: GONE } }, `/confirm/${ID}`);
  expect(await screen.findByText("Use the link in the email")).toBeTruthy();
  expect(server.callsOf("ConfirmationAnswer")[0]?.variables).toEqual({ draftConfirmationId: ID });
});
