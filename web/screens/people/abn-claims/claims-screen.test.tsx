// Shows: Q-102.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AbnClaimFieldsFragment } from "../../../api/generated/graphql.ts";
import { RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const CLAIM: AbnClaimFieldsFragment = {
  id: "0198c000-0000-7000-8000-0000000000c1",
  name: "Quay Works",
  abn: "11005357522",
  address: "1 Macquarie Street, Sydney NSW 2000",
  entityType: "PRV",
  abnStatus: "UNCONFIRMED",
  legalName: null,
  decidedAt: null,
  decisionNote: null,
  registerOutcome: "FOUND",
  registeredName: "QUAY CONSTRUCTIONS PTY LTD",
  registeredStatus: "CANCELLED",
  hasRegisteredName: false,
  otherClaims: 1,
  heldBy: null,
  createdAt: "2026-11-20T01:00:00Z",
  version: 1,
  administrators: [{ givenName: "Pat", familyName: "Guest", email: "pat@guests.example" }],
};
const listOf = (...claims: AbnClaimFieldsFragment[]) => ({
  data: {
    abnClaims: {
      totalCount: claims.length,
      totalCountIsCapped: false,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: claims.map((node) => ({ node })),
    },
  },
});

async function open(answers: FakeAnswers = {}, me = RAVI) {
  return await renderClient({
    at: "/staff/organisations",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me }),
      StaffClaims: listOf(CLAIM),
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("what was typed stands beside what the register says, with who else claims the number", async () => {
  await open();
  expect(await screen.findByText("Quay Works")).toBeTruthy();
  expect(screen.getByText("QUAY CONSTRUCTIONS PTY LTD")).toBeTruthy();
  expect(screen.getByText("Not the name that was typed")).toBeTruthy();
  expect(screen.getByText("Cancelled in the register")).toBeTruthy();
  expect(screen.getByText("One other organisation claims this number.")).toBeTruthy();
});

test("a claim is confirmed under the register's name, and only with a word on how it was checked", async () => {
  const { user, server } = await open({
    StaffConfirmAbn: { data: { confirmOrganisationAbn: { clientMutationId: "1", abnClaim: CLAIM } } },
  });
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm Quay Works?" }));
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.type(dialog.getByLabelText("How it was checked"), "Called the company.");
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Quay Works is confirmed")).toBeTruthy();
  expect(server.inputsOf("StaffConfirmAbn")).toMatchObject([
    {
      id: CLAIM.id,
      version: 1,
      legalName: "QUAY CONSTRUCTIONS PTY LTD",
      howChecked: "Called the company.",
    },
  ]);
  await waitFor(() => expect(server.callsOf("StaffClaims")).toHaveLength(2));
});

test("that another is confirmed with the number is told above the form", async () => {
  const held = "This ABN or ACN is confirmed for another organisation.";
  const { user } = await open({
    StaffConfirmAbn: { refusal: { code: "VALIDATION_ERROR", message: held, fields: { abn: held } } },
  });
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm Quay Works?" }));
  await user.type(dialog.getByLabelText("How it was checked"), "Called the company.");
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  expect(await dialog.findByText(held)).toBeTruthy();
});

test("the decision that is asked for stands in the address", async () => {
  const { user, server, path } = await open();
  await user.click(await screen.findByRole("radio", { name: "Refused" }));
  await waitFor(() => expect(path()).toBe("/staff/organisations?status=refused"));
  await waitFor(() =>
    expect(server.callsOf("StaffClaims").at(-1)?.variables).toMatchObject({ status: "REFUSED" }),
  );
});

test("a confirmation is taken back with a reason", async () => {
  const confirmed = { ...CLAIM, abnStatus: "CONFIRMED", legalName: "QUAY WORKS PTY LTD" } as const;
  const { user, server } = await open({
    StaffClaims: listOf(confirmed),
    StaffRefuseAbn: { data: { refuseOrganisationAbn: { clientMutationId: "1", abnClaim: CLAIM } } },
  });
  await user.click(await screen.findByRole("button", { name: "Withdraw confirmation" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Refuse Quay Works?" }));
  await user.type(dialog.getByLabelText("Reason"), "It was somebody else.");
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  expect(await screen.findByText("Quay Works is refused")).toBeTruthy();
  expect(server.inputsOf("StaffRefuseAbn")).toMatchObject([{ reason: "It was somebody else." }]);
});
