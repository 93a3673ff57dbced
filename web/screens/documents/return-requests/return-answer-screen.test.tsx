// Shows: R-08, DOC-058.
// The page behind a return link: what its bearer sees, what each answer sends, and every way in which it does not work.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const REQUEST_ID = "0198c000-0000-7000-8000-0000000000e7";
const AT = `/return/${REQUEST_ID}#Ab3dEf6hIj9kLm2nOp5qRs`;
const SEEN = {
  documentVariant: "LEASE_BOND",
  guaranteeNumber: "NB-118204",
  amount: "36500.00",
  beneficiaryName: "Lessor Pty Ltd",
  beneficiaryState: "NSW",
  bankName: "NAB",
  projectAddress: null,
  purpose: "RENTAL_BOND",
  retentionType: "LEASE",
  requestedBy: "Ben Okafor",
  organisationName: "Harbour Civil Pty Ltd",
  name: "Mona Petrou",
  reason: "The lease ended.",
  obligationsEndedDate: "2026-10-31",
};
const GONE = { code: "RETURN_REQUEST_NOT_FOUND", message: "Request for return could not be found." } as const;
const ASKED = { data: { documentRequestForReturn: SEEN } };
const TAKEN = { data: { answerDocumentRequestForReturn: { clientMutationId: "1" } } };

const open = (answers: FakeAnswers) =>
  renderClient({ at: AT, answers: { SessionGatewayFeatures: "silent", ...answers } });

test("who holds the link sees which original is asked for, and by when a statute wants it back", async () => {
  const { server } = await open({ ReturnAnswer: ASKED });
  const original = await screen.findByRole("region", { name: "The original" });
  for (const text of ["NB-118204", "$36,500.00", "NAB", "The lease ended.", "31/10/2026"])
    expect(within(original).getByText(text)).toBeTruthy();
  expect(screen.getByText(/That is 31\/12\/2026\./)).toBeTruthy();
  expect(server.callsOf("ReturnAnswer")[0]?.variables).toEqual({
    requestId: REQUEST_ID,
    returnCode: "Ab3dEf6hIj9kLm2nOp5qRs",
  });
});

test("not yet asks why and until when, and sends that alone", async () => {
  const { user, server } = await open({ ReturnAnswer: ASKED, ReturnAnswerSend: TAKEN });
  await user.click(await screen.findByRole("radio", { name: /^Not yet/ }));
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(screen.getAllByText("This field is required.")).toHaveLength(2);
  await user.type(screen.getByLabelText("You expect to return it on"), "26/02/2999");
  await user.type(screen.getByLabelText("Reason"), "Make good is under way.");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("Thank you, your answer is recorded")).toBeTruthy();
  expect(server.callsOf("ReturnAnswerSend")[0]?.variables.input).toMatchObject({
    requestId: REQUEST_ID,
    answer: "NOT_YET",
    answeredByName: "Mona Petrou",
    answerDate: "2999-02-26",
    answerReason: "Make good is under way.",
    answerMethod: null,
  });
});

test("returned asks when and how", async () => {
  const { user, server } = await open({ ReturnAnswer: ASKED, ReturnAnswerSend: TAKEN });
  await user.click(await screen.findByRole("radio", { name: /^Returned/ }));
  await user.type(screen.getByLabelText("Returned on"), "19/11/2020");
  await user.selectOptions(screen.getByLabelText("How it was returned"), "By courier");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  await screen.findByText("Thank you, your answer is recorded");
  expect(server.callsOf("ReturnAnswerSend")[0]?.variables.input).toMatchObject({
    answer: "RETURNED",
    answerDate: "2020-11-19",
    answerMethod: "COURIER",
  });
});

test("a link that is wrong, used, old or withdrawn says so, and not what it was for", async () => {
  await open({ ReturnAnswer: { refusal: GONE } });
  expect(await screen.findByText("This link does not work")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "The original" })).toBeNull();
});

test("an answer that is refused keeps what was typed; without an answer the page offers to try again", async () => {
  const { user, server } = await open({ ReturnAnswer: "unreachable", ReturnAnswerSend: { refusal: GONE } });
  await screen.findByText("The request could not be loaded");
  server.answers.ReturnAnswer = ASKED;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await user.click(await screen.findByRole("radio", { name: /^Never received/ }));
  await user.type(screen.getByLabelText(/^Note/), "We moved in May.");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("Request for return could not be found.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe("We moved in May.");
});
