// The page on which anybody checks issued paper, by each of the three ways, and what it says when it cannot.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const FOUND = {
  state: "CURRENT",
  asOf: "2026-11-20T00:00:00.000Z",
  guaranteeNumber: "MBG 7702",
  issuer: "Macquarie Bank Limited",
  documentVariant: "BANK_GUARANTEE",
  amount: "250000.00",
  expiresAt: "2028-11-19",
  wordingHash: "5f".repeat(32),
};
const UNKNOWN = {
  state: "UNKNOWN",
  asOf: "2026-11-20T00:00:00.000Z",
  guaranteeNumber: null,
  issuer: null,
  documentVariant: null,
  amount: null,
  expiresAt: null,
  wordingHash: null,
};
const KEY = { data: { evidenceKey: { fingerprint: "0123456789abcdef".repeat(4) } } };
const answering = (verification: object): FakeAnswers => ({
  VerificationVerify: { data: { verifyDocument: { clientMutationId: "1", verification } } },
});
const open = (answers: FakeAnswers, at = "/verify") =>
  renderClient({ at, answers: { SessionGatewayFeatures: "silent", EvidenceKey: KEY, ...answers } });

test("number and check code show the state and the facts to compare, and another can be checked", async () => {
  const { user, server } = await open(answering(FOUND));
  await user.type(await screen.findByLabelText("Guarantee number"), "MBG 7702");
  await user.type(screen.getByLabelText("Check code"), "k7qf-2mxa");
  await user.click(screen.getByRole("button", { name: "Check" }));
  const result = await screen.findByRole("region", { name: "Result" });
  for (const text of [
    "This guarantee is current",
    "MBG 7702",
    "Macquarie Bank Limited",
    "$250,000.00",
    "19/11/2028",
  ])
    expect(within(result).getByText(text)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("This guarantee is current");
  expect(server.callsOf("VerificationVerify")[0]?.variables.input).toMatchObject({
    guaranteeNumber: "MBG 7702",
    checkCode: "k7qf-2mxa",
  });
  await user.click(screen.getByRole("button", { name: "Check another" }));
  expect(screen.getByLabelText<HTMLInputElement>("Guarantee number").value).toBe("");
});

test("what is missing is marked, and nothing is sent", async () => {
  const { user, server } = await open({});
  await user.click(await screen.findByRole("button", { name: "Check" }));
  expect(screen.getAllByText("This field is required.")).toHaveLength(2);
  expect(server.callsOf("VerificationVerify")).toHaveLength(0);
});

test("of a dropped PDF only the hash is sent", async () => {
  const { user, server } = await open(answering({ ...FOUND, state: "REDUCED", amount: "125000.00" }));
  await user.upload(
    await screen.findByLabelText("Choose the PDF of the guarantee"),
    new File(["abc"], "guarantee.pdf", { type: "application/pdf" }),
  );
  expect(await screen.findByText("This guarantee was reduced")).toBeTruthy();
  expect(screen.getByText("$125,000.00")).toBeTruthy();
  // Of "abc", as FIPS 180-2 prints it.
  expect(server.callsOf("VerificationVerify")[0]?.variables.input).toEqual({
    clientMutationId: expect.any(String),
    sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  });
});

test("whoever follows the link is answered at once", async () => {
  const { server } = await open(answering(FOUND), "/verify#ABCDEFGHJKLMNPQRSTUVWXYZ23");
  expect(await screen.findByText("This guarantee is current")).toBeTruthy();
  expect(server.callsOf("VerificationVerify").map(({ variables }) => variables.input)).toMatchObject([
    { verificationCode: "ABCDEFGHJKLMNPQRSTUVWXYZ23" },
  ]);
});

test("what is unknown shows no facts and says whom to ask", async () => {
  await open(answering(UNKNOWN), "/verify#ABCDEFGHJKLMNPQRSTUVWXYZ23");
  expect(await screen.findByText("We don't know this guarantee")).toBeTruthy();
  expect(screen.getByText(/ask the issuer/)).toBeTruthy();
  expect(screen.queryByText("Amount")).toBeNull();
});

test("too many checks and a lost connection are said where they were asked, and what was typed stays", async () => {
  const { user, server } = await open({
    VerificationVerify: {
      refusal: { code: "RATE_LIMITED", message: "Too many attempts. Please try again in an hour." },
    },
  });
  await user.type(await screen.findByLabelText("Guarantee number"), "MBG 7702");
  await user.type(screen.getByLabelText("Check code"), "AAAA-AAAA");
  await user.click(screen.getByRole("button", { name: "Check" }));
  expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
  server.answers.VerificationVerify = "unreachable";
  await user.click(screen.getByRole("button", { name: "Check" }));
  await waitFor(() => expect(server.callsOf("VerificationVerify")).toHaveLength(2));
  expect(screen.getByLabelText<HTMLInputElement>("Guarantee number").value).toBe("MBG 7702");
});

test("the verifier of evidence is offered with the fingerprint to give it, and a fingerprint that does not come can be asked for again", async () => {
  const { user, server } = await open({ EvidenceKey: "unreachable" });
  const card = await screen.findByRole("region", { name: "Check an evidence pack" });
  expect(
    within(card)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/evidence/verify-evidence.html", "/evidence/verify-evidence.mjs"]);
  await within(card).findByText("The fingerprint could not be loaded");
  server.answers.EvidenceKey = KEY;
  await user.click(within(card).getByRole("button", { name: "Retry" }));
  expect(await within(card).findByText(/^0123 4567 89ab/)).toBeTruthy();
});
