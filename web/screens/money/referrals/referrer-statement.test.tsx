// What a referrer sees of their clients and their money, and how the provider records what it pays out.
// Shows: REF-15, REF-16.
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReferrerStatementLineFragment } from "../../../api/generated/graphql.ts";
import { FEATURES, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

/** The days that are usual go by it. */
beforeEach(() => void vi.setSystemTime("2026-11-23T01:00:00Z"));
afterEach(() => void vi.useRealTimers());

const TOM = "0198c000-0000-7000-8000-0000000000f1";
const PERSON = {
  id: TOM,
  memberCode: "QUINN24",
  isLinkOpen: true,
  personName: "Tom Quinn",
  entityId: "0198c000-0000-7000-8000-0000000000f2",
  entityName: "Quinn Insurance Brokers",
  entityType: "BROKER",
  referralCount: 2,
  earnedAmount: "150.00",
  paidOutAmount: "50.00",
  balance: "100.00",
};
const EARNED: ReferrerStatementLineFragment = {
  id: "EARNED:1",
  kind: "EARNED",
  date: "2026-11-02",
  organisationName: "Wesfarmers Limited",
  reference: null,
  payoutId: null,
  amount: "150.00",
  balance: "150.00",
};
const PAID_OUT: ReferrerStatementLineFragment = {
  ...EARNED,
  id: "PAID_OUT:2",
  kind: "PAID_OUT",
  date: "2026-11-05",
  organisationName: null,
  reference: "NPP 20418",
  payoutId: "0198c000-0000-7000-8000-0000000000f3",
  amount: "-50.00",
  balance: "100.00",
};
const PAGE = { totalCountIsCapped: false, pageInfo: { hasNextPage: false, endCursor: null } };

function statementOf(rows: readonly ReferrerStatementLineFragment[], version = 3) {
  const { id, personName, entityName, balance } = PERSON;
  return {
    data: {
      referrerStatement: {
        from: "2026-07-01",
        to: "2026-11-23",
        openingBalance: "0.00",
        earned: "150.00",
        takenBack: "0.00",
        paidOut: "-50.00",
        closingBalance: "100.00",
        person: { id, personName, entityName, balance, version },
      },
      referrerStatementEntries: {
        ...PAGE,
        totalCount: rows.length,
        edges: rows.map((node) => ({ node })),
      },
    },
  };
}

const REFERRALS = [
  { name: "Wesfarmers Limited", stage: "ISSUED", earnedAmount: "150.00", promisedAmount: "150.00" },
  { name: "Osprey Rigging Pty Ltd", stage: "REQUESTED", earnedAmount: null, promisedAmount: "150.00" },
  { name: "Lind Formwork Pty Ltd", stage: "SIGNED_UP", earnedAmount: null, promisedAmount: null },
].map(({ name, ...rest }, at) => ({
  node: {
    ...rest,
    id: `0198c000-0000-7000-8000-00000000010${at}`,
    organisationName: name,
    entityName: PERSON.entityName,
    personName: "Tom Quinn",
    createdAt: "2026-10-01T00:00:00Z",
  },
}));
const PORTAL = {
  data: {
    referralPortalPeople: [PERSON],
    referralPortalReferrals: { ...PAGE, totalCount: REFERRALS.length, edges: REFERRALS },
  },
};

type Staff = NonNullable<(typeof RAVI)["staff"]>;
const PLAIN_STAFF: Staff = { staffType: "GENERAL", isAdmin: false, referrerName: null, supplier: null };

async function open(at: string, staff: Partial<Staff>, answers: FakeAnswers = {}) {
  const { data } = userState({ me: { ...RAVI, staff: { ...PLAIN_STAFF, ...staff } }, organisations: [] });
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: { data: { ...data, gatewayFeatures: { ...FEATURES, referralPortal: true } } },
      ReferralPortal: PORTAL,
      ReferrerStatement: statementOf([EARNED, PAID_OUT]),
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}
const asTom = (at: string, answers?: FakeAnswers) => open(at, { staffType: "REFERRER" }, answers);
const asRosa = (answers?: FakeAnswers) =>
  open(`/staff/referrers/${TOM}/statement`, { isAdmin: true }, answers);

test("a referrer sees how far each client has come, what it earned, and what is owed", async () => {
  const { path, user } = await asTom("/referrals");
  const list = within(await screen.findByRole("region", { name: "Businesses" }));
  for (const said of [
    "First guarantee issued",
    "Earned $150.00",
    "First request sent",
    "Earns $150.00 once the first request is paid",
    "Signed up",
  ])
    expect(list.getByText(said)).toBeTruthy();
  expect(screen.getByText("Owed to you").parentElement?.textContent).toContain("$100.00");
  await user.click(screen.getByText("Show QR code"));
  expect(await screen.findByRole("img", { name: "QR code of the referral link" })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Statement of Tom Quinn" }));
  await waitFor(() => expect(path()).toBe(`/referrals/${TOM}/statement`));
});

test("an administrator of the portal sees what is owed to each, and the way to their statement", async () => {
  await open("/referrals", { staffType: "REFERRAL_PORTAL_ADMIN" });
  const people = within(await screen.findByRole("region", { name: "Who refers" }));
  expect(people.getByText("$100.00 owed")).toBeTruthy();
  expect(people.getByRole("link", { name: "Statement of Tom Quinn" }).getAttribute("href")).toBe(
    `/referrals/${TOM}/statement`,
  );
});

test("the statement shows each line with its balance, is saved by its days, and offers a referrer no payout", async () => {
  const { server, user } = await asTom(`/referrals/${TOM}/statement`, { ReferrerStatementFile: "silent" });
  const table = within(await screen.findByRole("table", { name: "Lines of the statement" }));
  const row = within(await table.findByRole("row", { name: /Paid out/ }));
  for (const said of ["NPP 20418", "-$50.00", "$100.00"]) expect(row.getByText(said)).toBeTruthy();
  expect(screen.getByText("Balance on 23/11/2026").parentElement?.textContent).toContain("Owed to you");
  expect(screen.queryByRole("button", { name: "Record a payout" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Download PDF" }));
  await waitFor(() =>
    expect(server.callsOf("ReferrerStatementFile")[0]?.variables).toEqual({
      personId: TOM,
      from: "2026-07-01",
      to: "2026-11-23",
    }),
  );
});

test("nothing in these days says so, and what failed can be read again", async () => {
  const { server, user } = await asTom(`/referrals/${TOM}/statement`, { ReferrerStatement: statementOf([]) });
  expect(await screen.findByText("Nothing was earned or paid out in these days")).toBeTruthy();
  server.answers.ReferrerStatement = { error: "boom" };
  await user.click(screen.getByLabelText("This month"));
  const again = await screen.findByRole("button", { name: /try again|retry/i });
  server.answers.ReferrerStatement = statementOf([EARNED]);
  await user.click(again);
  expect(await screen.findByRole("row", { name: /Wesfarmers Limited/ })).toBeTruthy();
});

test("the provider records what it paid, by all that is owed at first, and is told what is wrong by its field", async () => {
  const { server, user } = await asRosa({
    ReferrerPayoutRecord: {
      refusal: {
        code: "VALIDATION_ERROR",
        message: "Some fields are not right.",
        fields: { amount: "More than is owed, which is $90.00." },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Record a payout" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Record a payout to Tom Quinn" }));
  await user.click(dialog.getByRole("button", { name: "Record payout" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  expect(server.inputsOf("ReferrerPayoutRecord")).toEqual([]);
  await user.type(dialog.getByLabelText("Payment reference"), "NPP 31007");
  await user.click(dialog.getByRole("button", { name: "Record payout" }));
  expect(await dialog.findByText("More than is owed, which is $90.00.")).toBeTruthy();
  expect(server.inputsOf("ReferrerPayoutRecord")).toMatchObject([
    { id: TOM, version: 3, amount: "100.00", paidDate: "2026-11-23", reference: "NPP 31007" },
  ]);
  server.answers.ReferrerPayoutRecord = { data: { recordReferrerPayout: { clientMutationId: "1" } } };
  await user.click(dialog.getByRole("button", { name: "Record payout" }));
  expect(await screen.findByText("The payout is recorded")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("ReferrerStatement").length).toBeGreaterThan(1));
});

test("a payout is undone after it is asked, and the lines are read again", async () => {
  const { server, user } = await asRosa({
    ReferrerPayoutUndo: { data: { undoReferrerPayout: { clientMutationId: "1" } } },
  });
  await user.click(await screen.findByRole("button", { name: "Undo payout NPP 20418" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Undo this payout?" }));
  expect(dialog.getByText(/^\$50\.00 under NPP 20418 comes off the statement/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("The payout is undone")).toBeTruthy();
  expect(server.inputsOf("ReferrerPayoutUndo")).toMatchObject([
    { id: TOM, version: 3, payoutId: PAID_OUT.payoutId },
  ]);
  await waitFor(() => expect(server.callsOf("ReferrerStatement").length).toBeGreaterThan(1));
});
