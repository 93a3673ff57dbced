// Shows: K-04..K-10.
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FeatureSettingFragment } from "../../../api/generated/graphql.ts";
import { FEATURES, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const OFF: FeatureSettingFragment = {
  name: "referrals",
  isEnabled: false,
  version: 1,
  updatedAt: null,
  updatedBy: null,
};
const ON: FeatureSettingFragment = {
  ...OFF,
  isEnabled: true,
  version: 2,
  updatedAt: "2026-11-20T01:00:00Z",
  updatedBy: "Rosa Whitfield",
};
const SURETY: FeatureSettingFragment = { ...OFF, name: "suretyBonds" };
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

async function open(answers: FakeAnswers = {}, me: Parameters<typeof userState>[0] = { me: ADMINISTRATOR }) {
  return await renderClient({
    at: "/staff/features",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], ...me }),
      FeatureSettings: { data: { gatewayFeatureSettings: [OFF, SURETY] } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("each part says what it does and how it stands, and is switched after a question", async () => {
  const { user, server } = await open({
    FeatureSwitch: { data: { switchGatewayFeature: { clientMutationId: "1", gatewayFeature: ON } } },
  });
  expect(await screen.findByRole("heading", { name: "Referral programme" })).toBeTruthy();
  expect(screen.getByText("Organisations may raise surety bonds beside bank guarantees.")).toBeTruthy();
  expect(screen.getAllByText("Never changed")).toHaveLength(2);

  await user.click(screen.getByRole("button", { name: "Switch on Referral programme" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Switch on Referral programme?" }));
  expect(server.callsOf("FeatureSwitch")).toHaveLength(0);
  await user.click(dialog.getByRole("button", { name: "Switch on" }));

  expect(await screen.findByText("Referral programme is on")).toBeTruthy();
  expect(screen.getByText(/^Switched on by Rosa Whitfield, 20\/11\/2026/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Switch off Referral programme" })).toBeTruthy();
  expect(server.inputsOf("FeatureSwitch")).toMatchObject([
    { name: "referrals", isEnabled: true, version: 1 },
  ]);
});

test("who was slower is told, nothing is switched, and the page is read again", async () => {
  const { user, server } = await open({
    FeatureSwitch: { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
  });
  await user.click(await screen.findByRole("button", { name: "Switch on Referral programme" }));
  await user.click(await screen.findByRole("button", { name: "Switch on" }));
  expect(await screen.findByText("Nothing was switched")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("FeatureSettings")).toHaveLength(2));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("the history says who switched a part, which way and when", async () => {
  const node = {
    key: "2",
    triggeredAt: "2026-11-20T01:00:00Z",
    triggeredBy: { name: "Bondline, Rosa Whitfield" },
    changes: [{ field: "isEnabled", newValue: "true" }],
  };
  const { user } = await open({
    FeatureHistory: {
      data: {
        gatewayFeatureHistory: { edges: [{ node }], pageInfo: { hasNextPage: false, endCursor: null } },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "History of Referral programme" }));
  const dialog = within(await screen.findByRole("dialog", { name: "History of Referral programme" }));
  expect(await dialog.findByText("Switched on")).toBeTruthy();
  expect(dialog.getByText(/^Bondline, Rosa Whitfield, 20\/11\/2026/)).toBeTruthy();
});

test("for staff who set nothing up the page does not exist", async () => {
  const { path } = await open({}, { me: RAVI });
  await waitFor(() => expect(path()).toBe("/staff/drafts"));
});

test("a switch that somebody turns elsewhere is known here at once", async () => {
  const { server, session } = await open();
  await screen.findByRole("heading", { name: "Features" });
  await waitFor(() => expect(server.isWatched("SessionFeaturesChanged")).toBe(true));
  act(() =>
    server.push("SessionFeaturesChanged", { gatewayFeaturesChanged: { ...FEATURES, suretyBonds: true } }),
  );
  const state = session.store.get();
  expect(state.status === "ready" && state.features.suretyBonds).toBe(true);
});
