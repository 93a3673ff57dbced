// Shows: DOC-104.
// The page behind an agreement link: what its bearer sees, what each answer sends, and every way in which it does not work.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const REQUEST_ID = "0198c000-0000-7000-8000-0000000000e7";
const AT = `/agree/${REQUEST_ID}#Ab3dEf6hIj9kLm2nOp5qRs`;
const SEEN = {
  documentVariant: "BANK_GUARANTEE",
  kind: "REDUCTION",
  sentence: "Reduce by $50,000.00 to $200,000.00",
  guaranteeNumber: "NB-118204",
  amount: "250000.00",
  applicantName: "Harbour Civil Pty Ltd",
  beneficiaryName: "Lessor Pty Ltd",
  bankName: "NAB",
  requestedBy: "Ben Okafor",
  reason: "Stage 1 is done.",
  wordingField: null,
  fromText: null,
  newText: null,
  text: "Guarantee BG-104882, number NB-118204",
  sha256: "ab".repeat(32),
  linkEndsAt: "2026-12-07T00:00:00.000Z",
};
const GONE = { code: "DOCUMENT_REQUEST_NOT_FOUND", message: "This request could not be found." } as const;
const ASKED = { data: { documentRequestAgreement: SEEN } };
const TAKEN = { data: { answerDocumentRequestAgreementByLink: { clientMutationId: "1" } } };

const open = (answers: FakeAnswers) =>
  renderClient({ at: AT, answers: { SessionGatewayFeatures: "silent", ...answers } });

test("who holds the link sees what is asked for and agrees under their name", async () => {
  const { user, server } = await open({ AgreementAnswer: ASKED, AgreementAnswerSend: TAKEN });
  const asked = await screen.findByRole("region", { name: "What is asked for" });
  for (const text of [SEEN.sentence, "NB-118204", "$250,000.00", "NAB", "Stage 1 is done."])
    expect(within(asked).getByText(text)).toBeTruthy();
  expect(server.callsOf("AgreementAnswer")[0]?.variables).toEqual({
    requestId: REQUEST_ID,
    agreementCode: "Ab3dEf6hIj9kLm2nOp5qRs",
  });
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(2);
  await user.click(screen.getByRole("radio", { name: /^I agree/ }));
  await user.type(screen.getByLabelText("Your name"), "Mona Petrou");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("Thank you, your answer is recorded")).toBeTruthy();
  const { input } = server.callsOf("AgreementAnswerSend")[0]?.variables ?? {};
  expect(input).toMatchObject({ requestId: REQUEST_ID, answer: "AGREED", agreementByName: "Mona Petrou" });
  expect(input).not.toHaveProperty("agreementReason");
});

test("a refusal says why, and what was typed stays when it is not taken", async () => {
  const { user } = await open({ AgreementAnswer: ASKED, AgreementAnswerSend: { refusal: GONE } });
  await user.click(await screen.findByRole("radio", { name: /^I don’t agree/ }));
  await user.type(screen.getByLabelText("Reason"), "Defects are open.");
  await user.type(screen.getByLabelText("Your name"), "Mona Petrou");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText(GONE.message)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("Defects are open.");
});

test("an amendment of the whole wording shows both beside each other", async () => {
  const whole = { kind: "AMENDMENT", sentence: "Change the whole wording", wordingField: "WHOLE_WORDING" };
  const seen = { ...SEEN, ...whole, fromText: "Pay on demand.", newText: "Pay within a day." };
  await open({ AgreementAnswer: { data: { documentRequestAgreement: seen } } });
  const difference = await screen.findByRole("region", { name: "What changes" });
  expect(difference.textContent).toContain("Pay within a day.");
});

test("a link that is wrong, used, old or withdrawn says so, and not what it was for; without an answer it is tried again", async () => {
  const { user, server } = await open({ AgreementAnswer: "unreachable" });
  await screen.findByText("The request could not be loaded");
  server.answers.AgreementAnswer = { refusal: GONE };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("This link does not work")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "What is asked for" })).toBeNull();
});
