// The calendar card: an address made, shown once and listed, and removed after asking.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ADA, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const FEED = {
  id: "0198c000-0000-7000-8000-000000000901",
  organisationName: "Harbour Civil Pty Ltd",
  createdAt: "2026-11-19T22:00:00Z",
  lastReadAt: null,
};
const ADDRESS = "https://bondline.example/calendar/abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE.ics";

const ME = {
  id: ADA.id,
  version: 1,
  email: ADA.email,
  givenName: "Ada",
  familyName: "Marsh",
  phoneNumber: null,
  jobTitle: null,
  address: null,
  industry: null,
  locale: null,
  timezone: "Australia/Sydney",
  createdAt: "2026-03-02T00:00:00Z",
  hasPassword: true,
  signInProviders: [],
  twoStep: { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
};

async function profile(answers: FakeAnswers) {
  const client = await renderClient({
    at: "/profile",
    token: "token",
    answers: {
      SessionUserState: userState(),
      Profile: { data: { me: ME } },
      ProfileSessions: "silent",
      MailChoices: "silent",
      ...answers,
    },
  });
  return client;
}

test("an address is made, shown once with how to add it, and then listed", async () => {
  const { user, server } = await profile({
    CalendarFeeds: { data: { calendarFeeds: [] } },
    CalendarCreate: {
      data: { createCalendarFeed: { clientMutationId: "1", address: ADDRESS, calendarFeeds: [FEED] } },
    },
  });
  const card = await screen.findByRole("region", { name: "Calendar" });
  expect(await within(card).findByText(/See expiries, expected returns and open invoices/)).toBeTruthy();
  await user.click(within(card).getByRole("button", { name: "Add to calendar" }));
  await user.click(await screen.findByRole("button", { name: "Make address" }));
  expect(await screen.findByText(ADDRESS)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy calendar address" })).toBeTruthy();
  for (const program of ["Google Calendar", "Outlook", "iPhone and Mac"])
    expect(screen.getByText(program)).toBeTruthy();
  expect(server.inputsOf("CalendarCreate")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByText(ADDRESS)).toBeNull());
  expect(within(card).getByText(/Not read yet/)).toBeTruthy();
});

test("an address is removed after asking", async () => {
  const { user, server } = await profile({
    CalendarFeeds: { data: { calendarFeeds: [FEED, { ...FEED, id: "other", organisationName: null }] } },
    CalendarRemove: { data: { removeCalendarFeed: { clientMutationId: "1", calendarFeeds: [] } } },
  });
  const card = await screen.findByRole("region", { name: "Calendar" });
  expect(await within(card).findByText("An organisation that you have left")).toBeTruthy();
  await user.click(
    within(card).getByRole("button", { name: /Remove the calendar address of Harbour Civil/ }),
  );
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(server.inputsOf("CalendarRemove")).toMatchObject([{ id: FEED.id }]));
  expect(await screen.findByText("The calendar address has been removed")).toBeTruthy();
  await waitFor(() => expect(within(card).queryByText(/Harbour Civil/)).toBeNull());
});

test("what could not be read can be read again", async () => {
  await profile({ CalendarFeeds: "unreachable" });
  expect(await screen.findByText("Your calendar addresses could not be loaded")).toBeTruthy();
});
