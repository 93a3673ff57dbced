// The trade organisations: added with an answer to who may name them, changed under their version, archived after a question.
// Shows: REF-08.
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
