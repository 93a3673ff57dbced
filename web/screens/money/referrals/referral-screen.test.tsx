// Shows: R-06, REF-01..REF-04, REF-12, REF-13, K-14.
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { FEATURES, HARBOUR_CIVIL, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const BILLING = { ...HARBOUR_CIVIL, capabilities: [...HARBOUR_CIVIL.capabilities, "CAN_VIEW_BILLING"] };
const PELICAN = {
  id: "0198c000-0000-7000-8000-000000000041",
  name: "Pelican Piling Pty Ltd",
  createdAt: "2026-11-19T01:00:00Z",
  promisedAmount: "150.00",
  earnedAmount: null,
};
const WESFARMERS = {
  ...PELICAN,
  id: "0198c000-0000-7000-8000-000000000042",
  name: "Wesfarmers Limited",
  earnedAmount: "150.00",
};
const EARNINGS = {
  data: {
    referralSummary: { earnedAmount: "150.00", availableAmount: "150.00" },
    organisationReferrals: {
      totalCount: 2,
      edges: [{ node: PELICAN }, { node: WESFARMERS }],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  },
};

function signedIn(isOn: boolean, options: Parameters<typeof userState>[0] = {}) {
  const { data } = userState({ organisations: [BILLING], ...options });
  return { data: { ...data, gatewayFeatures: { ...FEATURES, referrals: isOn, referralPortal: isOn } } };
}

async function open(at: string, answers: FakeAnswers = {}) {
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: signedIn(true),
      HomeWork: "silent",
      ReferralProgramme: {
        data: {
          organisation: { id: HARBOUR_CIVIL.id, referralCode: "HARBOUR" },
          referralConfiguration: { refereeDiscountAmount: "100.00", referrerDiscountAmount: "150.00" },
        },
      },
      ReferralEarnings: EARNINGS,
      ...answers,
    },
  });
}

test("the code is copied, what either side receives is said, and each referred business with what it earned", async () => {
  const { user } = await open("/referral");
  expect(await screen.findByDisplayValue("HARBOUR")).toBeTruthy();
  expect(screen.getByDisplayValue(/\/account\/register\?referrerCode=HARBOUR$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copy referral code" }));
  expect(await screen.findByText("Successfully copied to clipboard")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe("HARBOUR");

  expect(screen.getByText("$100.00")).toBeTruthy();
  const list = within(await screen.findByRole("region", { name: "Referred businesses" }));
  expect(list.getByText("Pelican Piling Pty Ltd")).toBeTruthy();
  expect(list.getByText("First payment to come")).toBeTruthy();
  expect(list.getByText("Earned $150.00")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Refer a business" })).toBeTruthy();
});

test("who does not see the invoices sees the code and not what was earned", async () => {
  const { server } = await open("/referral", {
    SessionUserState: signedIn(true, { organisations: [HARBOUR_CIVIL] }),
  });
  expect(await screen.findByDisplayValue("HARBOUR")).toBeTruthy();
  expect(server.callsOf("ReferralEarnings")).toHaveLength(0);
});

test("nobody referred yet is said, with what will appear", async () => {
  const none = { ...EARNINGS.data.organisationReferrals, totalCount: 0, edges: [] };
  await open("/referral", {
    ReferralEarnings: { data: { ...EARNINGS.data, organisationReferrals: none } },
  });
  expect(await screen.findByText("No one has signed up with your link yet")).toBeTruthy();
});

test("while the programme is off its address leads home, and being switched off closes the page at once", async () => {
  const off = await open("/referral", { SessionUserState: signedIn(false) });
  await waitFor(() => expect(off.path()).toBe("/home"));
  expect(screen.queryByRole("link", { name: "Refer a business" })).toBeNull();
});

test("a programme that is switched off elsewhere is left at once", async () => {
  const { server, path } = await open("/referral");
  await screen.findByDisplayValue("HARBOUR");
  act(() => server.push("SessionFeaturesChanged", { gatewayFeaturesChanged: FEATURES }));
  await waitFor(() => expect(path()).toBe("/home"));
});

test("a referrer lands in the portal and sees the own link and nothing else of the desk", async () => {
  const tom = {
    staff: { staffType: "REFERRER", isAdmin: false, referrerName: null, supplier: null },
  } as const;
  const { path } = await open("/home", {
    SessionUserState: signedIn(true, { me: { ...RAVI, ...tom }, organisations: [] }),
    ReferralPortal: {
      data: {
        referralPortalPeople: [
          {
            id: "1",
            memberCode: "QUINN24",
            isLinkOpen: true,
            personName: "Tom Quinn",
            entityName: "Quinn Insurance Brokers",
            entityType: "BROKER",
            entityId: "2",
            referralCount: 0,
            earnedAmount: "0.00",
            paidOutAmount: "0.00",
            balance: "0.00",
          },
        ],
        referralPortalReferrals: {
          totalCount: 0,
          edges: [],
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    },
  });
  await waitFor(() => expect(path()).toBe("/referrals"));
  expect(await screen.findByDisplayValue(/referrerMemberCode=QUINN24$/)).toBeTruthy();
  expect(screen.getByText("No businesses yet")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Review queue/ })).toBeNull();
});
