// The trade organisations: added with an answer to who may name them, changed under their version, archived after a question.
// Shows: REF-08, REF-18.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OfficePartnerRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const GUILD: OfficePartnerRowFragment = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  name: "Glaziers Guild",
  isPublic: false,
  status: "ACTIVE",
  organisations: 1,
  discountPercentage: "0",
  nextDiscountPercentage: null,
  nextDiscountStartsAt: null,
  waitingChangeId: null,
  updatedAt: "2026-11-20T01:00:00Z",
  updatedBy: "Rosa Whitfield",
  version: 3,
};
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

async function open(answers: FakeAnswers = {}, partners = [GUILD]) {
  return await renderClient({
    at: "/staff/trade-organisations",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: ADMINISTRATOR }),
      OfficePartners: { data: { officeChannelPartners: partners } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("one is added once it is said who may name it", async () => {
  const { user, server } = await open(
    { OfficePartnerCreate: { data: { createChannelPartner: { clientMutationId: "1" } } } },
    [],
  );
  expect(await screen.findByText("No trade organisation yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add a trade organisation" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a trade organisation" }));
  await user.type(dialog.getByLabelText("Name"), "Tilers Guild");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: "Yes" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The trade organisation is added")).toBeTruthy();
  expect(server.inputsOf("OfficePartnerCreate")).toMatchObject([{ name: "Tilers Guild", isPublic: true }]);
  await waitFor(() => expect(server.callsOf("OfficePartners").length).toBe(2));
});

test("one is changed under the version that was read, and says who changed it last", async () => {
  const { user, server } = await open({
    OfficePartnerUpdate: { data: { updateChannelPartner: { clientMutationId: "1" } } },
  });
  expect(await screen.findByText("Staff only")).toBeTruthy();
  expect(screen.getByText("1 organisation has named it")).toBeTruthy();
  expect(screen.getByText(/^Changed by Rosa Whitfield, /)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change Glaziers Guild" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change Glaziers Guild" }));
  await user.clear(dialog.getByLabelText("Name"));
  await user.type(dialog.getByLabelText("Name"), "Glaziers Federation");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The trade organisation is changed")).toBeTruthy();
  expect(server.inputsOf("OfficePartnerUpdate")).toMatchObject([
    { id: GUILD.id, version: 3, name: "Glaziers Federation", isPublic: false },
  ]);
});

test("one is archived after a question, and one that is archived can be brought back", async () => {
  const { user, server } = await open(
    { OfficePartnerChangeStatus: { data: { changeChannelPartnerStatus: { clientMutationId: "1" } } } },
    [GUILD, { ...GUILD, id: "0198c000-0000-7000-8000-0000000000e2", name: "Old Guild", status: "ARCHIVED" }],
  );
  expect(await screen.findByText("Archived")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Archive Glaziers Guild" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Archive Glaziers Guild?" }));
  await user.click(dialog.getByRole("button", { name: "Archive" }));
  expect(await screen.findByText("It is archived")).toBeTruthy();
  expect(server.inputsOf("OfficePartnerChangeStatus")).toMatchObject([
    { id: GUILD.id, version: 3, status: "ARCHIVED" },
  ]);
  expect(screen.getByRole("button", { name: "Bring back Old Guild" })).toBeTruthy();
});

test("its discount is shown and another one proposed, unless a change waits", async () => {
  const { user, server } = await open(
    { OfficePartnerProposeDiscount: { data: { proposePartnerDiscount: { clientMutationId: "1" } } } },
    [
      {
        ...GUILD,
        discountPercentage: "7.5",
        nextDiscountPercentage: "9",
        nextDiscountStartsAt: "2026-12-31T13:00:00Z",
      },
      { ...GUILD, id: "0198c000-0000-7000-8000-0000000000e3", name: "Tilers Guild", waitingChangeId: "c1" },
    ],
  );
  expect(await screen.findByText(/^7\.5% off the first ongoing fee/)).toBeTruthy();
  expect(screen.getByText(/^9% from .*2027$/)).toBeTruthy();
  expect(screen.getByText("Change waiting")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Discount of Tilers Guild" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Discount of Glaziers Guild" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Discount of Glaziers Guild" }));
  await user.type(dialog.getByLabelText(/^Discount on the first/), "101");
  await user.type(dialog.getByLabelText("Why"), "Agreed for the year.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText("This field must be between 0 and 100")).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^Discount on the first/));
  await user.type(dialog.getByLabelText(/^Discount on the first/), "5");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("Proposed")).toBeTruthy();
  expect(server.inputsOf("OfficePartnerProposeDiscount")).toMatchObject([
    { id: GUILD.id, discountPercentage: "5", reason: "Agreed for the year." },
  ]);
});

test("its history says who changed what", async () => {
  const node = {
    key: "k1",
    triggeredAt: "2026-11-20T01:00:00Z",
    triggeredBy: { name: "Gus Reid" },
    changeType: "UPDATE" as const,
    objectType: "Trade organisation",
    changes: [
      { label: "Discount percentage", isSystemField: false, oldDisplayValue: "0%", newDisplayValue: "5%" },
    ],
  };
  const agreed = {
    ...node,
    key: "k2",
    changeType: "INSERT" as const,
    objectType: "Discount of a trade organisation",
    changes: [
      { label: "Discount percentage", isSystemField: false, oldDisplayValue: null, newDisplayValue: "9%" },
      { label: "Id", isSystemField: true, oldDisplayValue: null, newDisplayValue: "k3" },
    ],
  };
  const { user } = await open({
    OfficePartnerHistory: {
      data: {
        channelPartnerHistory: {
          edges: [{ node: agreed }, { node }],
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "History of Glaziers Guild" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/Discount percentage: 5% \(before: 0%\)/)).toBeTruthy();
  expect(dialog.getByText("Discount percentage: 9%")).toBeTruthy();
  expect(dialog.getAllByText(/Gus Reid/)).toHaveLength(2);
});
