// Shows: ST-34.
// A bank's service levels: its people read them, its administrators set them or leave one empty, and their history says who.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BankServiceFieldsFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const SERVICE: BankServiceFieldsFragment = {
  issueHours: 8,
  applicationHours: null,
  requestHours: 16,
  canChange: true,
  version: 3,
};

async function open(service: Partial<BankServiceFieldsFragment> = {}, answers: FakeAnswers = {}) {
  const bankService = { ...SERVICE, ...service };
  const staff = {
    staffType: "EXTERNAL_SUPPLIER",
    isAdmin: bankService.canChange,
    referrerName: null,
    supplier: { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" },
  } as const;
  return await renderClient({
    at: "/staff/service-levels",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: { staff } }),
      StaffQueueCount: "silent",
      BankServiceLevels: { data: { bankService } },
      ...answers,
    },
  });
}

test("an administrator sets a level, leaves another empty, and is told at its field what is no level", async () => {
  const changed = { ...SERVICE, issueHours: 4, version: 4 };
  const { user, server } = await open(
    {},
    { BankServiceChange: { data: { changeBankService: { clientMutationId: "1", bankService: changed } } } },
  );
  expect(await screen.findByText("8 business hours")).toBeTruthy();
  expect(screen.getByText("No service level")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change the levels" }));
  const dialog = within(await screen.findByRole("dialog"));
  const level = dialog.getByLabelText(/Issue a guarantee/);
  await user.clear(level);
  await user.type(level, "0");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(server.inputsOf("BankServiceChange")).toHaveLength(0);
  await user.clear(level);
  await user.type(level, "4");
  await user.clear(dialog.getByLabelText(/Deal with a request after issue/));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The service levels are changed")).toBeTruthy();
  expect(server.inputsOf("BankServiceChange")).toMatchObject([
    { issueHours: 4, applicationHours: null, requestHours: null, version: 3 },
  ]);
});

test("whoever was slower than a colleague keeps what was typed, is told so, and saves it over what stands now", async () => {
  const reads: BankServiceFieldsFragment[] = [SERVICE, { ...SERVICE, applicationHours: 24, version: 4 }];
  const answers: FakeAnswer[] = [
    { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
    { data: { changeBankService: { clientMutationId: "1", bankService: { ...SERVICE, version: 5 } } } },
  ];
  const readInTurn = () => ({ data: { bankService: reads.length > 1 ? reads.shift() : reads[0] } });
  const answerInTurn = () => answers.shift() ?? "unreachable";
  const { user, server } = await open({}, { BankServiceLevels: readInTurn, BankServiceChange: answerInTurn });
  await user.click(await screen.findByRole("button", { name: "Change the levels" }));
  const dialog = within(await screen.findByRole("dialog"));
  const level = dialog.getByLabelText(/Issue a guarantee/);
  await user.clear(level);
  await user.type(level, "4");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Someone else changed this.")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("BankServiceLevels")).toHaveLength(2));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The service levels are changed")).toBeTruthy();
  expect(server.inputsOf("BankServiceChange").at(-1)).toMatchObject({ issueHours: 4, version: 4 });
});

test("who does not look after the bank's people reads the levels, and is told who changes them", async () => {
  await open({ canChange: false });
  expect(await screen.findByText("16 business hours")).toBeTruthy();
  expect(screen.getByText("An administrator of your bank or insurer can change them.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change the levels" })).toBeNull();
});

test("their history says who has set what, from what to what", async () => {
  const node = {
    key: "h1",
    triggeredAt: "2026-11-20T01:00:00Z",
    triggeredBy: { name: "Sam Okafor" },
    changes: [
      { field: "issueHours", label: "Issue a guarantee", oldDisplayValue: null, newDisplayValue: "8" },
    ],
  };
  const page = { edges: [{ node }], pageInfo: { hasNextPage: false, endCursor: null } };
  const { user } = await open({}, { BankServiceLevelsHistory: { data: { bankServiceHistory: page } } });
  await user.click(await screen.findByRole("button", { name: "History" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Issue a guarantee: 8 (before: none)")).toBeTruthy();
  expect(dialog.getByText(/Sam Okafor/)).toBeTruthy();
});
