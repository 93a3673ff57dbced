// Shows: RP-13.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ending = (day: string, count: number, amount: string) => ({
  day,
  count,
  amount,
  largest: [
    { documentId: `d${day}`, organisationId: "o", reference: "G 1", beneficiary: "Qantas Airways Limited" },
  ],
});
const FACILITY = {
  id: "0198c000-0000-7000-8000-0000000000f1",
  name: "Macquarie facility",
  endDate: "2027-03-30",
};

const open = (at: string, answers: FakeAnswers = {}) =>
  renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(),
      ReportCalendar: {
        data: {
          documentReport: {
            endings: [ending("2027-03-01", 1, "100.00"), ending("2027-03-31", 4, "4000.50")],
          },
        },
      },
      ReportCalendarFacilities: { data: { documentFacilities: { edges: [{ node: FACILITY }] } } },
      ...answers,
    },
  });

test("each day with something says what ends, leads to exactly that, and is walked by the arrow keys", async () => {
  const { user } = await open("/reports?view=calendar&month=2027-03");
  const first = await screen.findByRole("link", {
    name: /^Monday 1 March 2027: 1 document, ?\$100\.00 ?Qantas/,
  });
  const last = screen.getByRole("link", { name: /^Wednesday 31 March 2027: 4 documents, ?\$4,000\.50/ });
  const address = new URL(last.getAttribute("href") ?? "", "http://bondline.test");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    status: "IN_FORCE",
    expiresFrom: "2027-03-31",
    expiresTo: "2027-03-31",
  });
  expect(within(last).getByText("and 2 more")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Facility ends\s*Macquarie facility/ })).toBeTruthy();
  expect(screen.getByText("5 documents, $4,100.50 in all")).toBeTruthy();
  first.focus();
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(last);
  await user.keyboard("{ArrowRight}{Home}");
  expect(document.activeElement).toBe(first);
});

test("months are turned in the address, and what is held has a calendar of its own, without facilities", async () => {
  const { user, server } = await open("/reports?view=calendar&month=2027-03");
  await user.click(await screen.findByRole("button", { name: "Next month" }));
  await waitFor(() => expect(server.callsOf("ReportCalendar").at(-1)?.variables.month).toBe("2027-04"));
  expect(await screen.findByRole("heading", { name: "April 2027" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Previous month" }));
  await user.click(await screen.findByRole("link", { name: "You hold" }));
  await waitFor(() =>
    expect(server.callsOf("ReportCalendar").at(-1)?.variables).toMatchObject({
      month: "2027-03",
      filter: { isHeld: true },
    }),
  );
  expect(screen.queryByText("Facility ends")).toBeNull();
});

test("a month that cannot be read says so and is tried again", async () => {
  const { user, server } = await open("/reports?view=calendar&month=2027-03", {
    ReportCalendar: "unreachable",
  });
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  await waitFor(() => expect(server.callsOf("ReportCalendar").length).toBeGreaterThan(1));
});
