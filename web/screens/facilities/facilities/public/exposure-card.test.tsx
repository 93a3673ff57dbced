// Shows: RP-10..RP-12.

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const FACILITY = "0198c000-0000-7000-8000-0000000000f1";
const DOCUMENT = "0198c000-0000-7000-8000-0000000000d2";
const step = (day: string, established: string, limit: string, projected = "0.00") => ({
  day,
  established,
  inFlight: "0.00",
  projected,
  limit,
});
const breach = (day: string, most: string, needsProjected: boolean) => ({
  facilityId: FACILITY,
  facilityName: "Macquarie guarantee facility",
  facilityEndDate: null,
  day,
  until: null,
  most,
  needsProjected,
});
const EXPOSURE = {
  from: "2026-11-20",
  to: "2027-11-20",
  today: "2026-11-20",
  steps: [
    step("2026-11-20", "500000.00", "900000.00", "300000.00"),
    step("2027-03-01", "500000.00", "700000.00", "300000.00"),
    step("2027-07-01", "500000.00", "400000.00", "300000.00"),
    step("2027-09-01", "100000.00", "400000.00", "300000.00"),
  ],
  breaches: [breach("2027-03-01", "100000.00", true), breach("2027-07-01", "100000.00", false)],
  leastHeadroom: {
    facilityId: FACILITY,
    facilityName: "Macquarie guarantee facility",
    day: "2027-07-01",
    amount: "-400000.00",
  },
  notCounted: { count: 0, amount: "0.00" },
};
const PART = {
  id: DOCUMENT,
  facilityId: FACILITY,
  reference: "G 2026/001197",
  steps: [
    { day: "2026-11-20", amount: "400000.00" },
    { day: "2027-09-01", amount: "0.00" },
  ],
};
const CHOICE = {
  id: DOCUMENT,
  referenceNumber: "BG-1",
  guaranteeNumber: "G 2026/001197",
  amount: "400000.00",
  parties: [{ id: "p", partyVariant: "BENEFICIARY", name: "BHP Group Limited" }],
};

const open = (answers: FakeAnswers = {}) =>
  renderClient({
    at: "/reports",
    token: "token",
    answers: {
      SessionUserState: userState(),
      ReportRows: "silent",
      ReportSums: "silent",
      ReportKeys: "silent",
      ExposureFacilities: {
        data: {
          documentFacilities: { edges: [{ node: { id: FACILITY, name: "Macquarie guarantee facility" } }] },
        },
      },
      ExposureOf: { data: { exposure: EXPOSURE } },
      ExposureChoices: { data: { documentsForReports: { edges: [{ node: CHOICE }] } } },
      ExposurePart: { data: { exposure: { document: PART } } },
      ...answers,
    },
  });
const theCard = async () => within(await screen.findByRole("region", { name: "Exposure" }));

test("whoever has gone to the chart keeps their place when what may be asked of it comes", async () => {
  await open();
  const card = await theCard();
  const chart = await card.findByRole("slider", { name: /Exposure day by day/ });
  chart.focus();
  await card.findByText("What if a guarantee comes back?");
  expect(document.activeElement).toBe(chart);
});

test("what breaks a limit is the finding, and an earlier day of what is projected is told beside it", async () => {
  await open();
  const card = await theCard();
  expect(await card.findByText("Exposure passes your limit in July")).toBeTruthy();
  expect(card.getByText(/With what is projected it would be passed from 01\/03\/2027/)).toBeTruthy();
  expect(card.getAllByText("$100,000.00 over")).toHaveLength(2);
});

test("the steps are walked by the arrow keys, each in words", async () => {
  const { user } = await open();
  const chart = await (await theCard()).findByRole("slider", { name: /Exposure day by day/ });
  chart.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  await waitFor(() =>
    expect(chart.getAttribute("aria-valuetext")).toBe(
      "From 01/03/2027, established $500,000.00, projected $300,000.00, limit $700,000.00",
    ),
  );
  await user.keyboard("{End}");
  expect(chart.getAttribute("aria-valuetext")).toMatch(/^From 01\/09\/2027/);
});

test("a guarantee that comes back sooner frees its amount on a day that keys, pointer and field say alike", async () => {
  const { user, server } = await open();
  const card = await theCard();
  await user.click(await card.findByText("What if a guarantee comes back?"));
  await user.type(card.getByRole("combobox", { name: "Guarantee" }), "BHP");
  await waitFor(() =>
    expect(server.callsOf("ExposureChoices").at(-1)?.variables.filter).toMatchObject({ search: "BHP" }),
  );
  await user.click(await card.findByRole("option", { name: /G 2026\/001197/ }));
  await waitFor(() => expect(server.callsOf("ExposureOf").at(-1)?.variables.facilityId).toBe(FACILITY));

  const handle = await card.findByRole("slider", { name: "Comes back on" });
  expect(handle.getAttribute("aria-valuetext")).toBe("20/02/2027");
  const outcome = within((await card.findByText("Least room")).closest("[role=status]") as HTMLElement);
  expect(outcome.getByText("Free after 20/02/2027")).toBeTruthy();
  expect(outcome.getByText("$0.00 instead of -$400,000.00")).toBeTruthy();
  expect(outcome.getByText("none instead of 01/07/2027")).toBeTruthy();

  handle.focus();
  await user.keyboard("{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{ArrowRight}");
  expect(handle.getAttribute("aria-valuetext")).toBe("21/07/2027");
  expect(outcome.getByText("01/07/2027, as it is")).toBeTruthy();
  expect(card.getByLabelText<HTMLInputElement>("Comes back on", { selector: "input" }).value).toBe(
    "21/07/2027",
  );
  await user.keyboard("{Home}{ArrowLeft}");
  expect(handle.getAttribute("aria-valuetext")).toBe("20/11/2026");

  handle.setPointerCapture = () => {};
  handle.hasPointerCapture = () => true;
  fireEvent.pointerDown(handle, { pointerId: 1 });
  fireEvent.pointerMove(handle, { pointerId: 1, clientX: 10_000 });
  expect(handle.getAttribute("aria-valuetext")).toBe("20/11/2027");
  await user.click(card.getByRole("button", { name: "Show it as it is" }));
  expect(card.queryByRole("slider", { name: "Comes back on" })).toBeNull();
});

test("what is on no facility changes nothing, and a day outside is refused at its field", async () => {
  const { user } = await open({ ExposurePart: { data: { exposure: { document: null } } } });
  const card = await theCard();
  await user.click(await card.findByText("What if a guarantee comes back?"));
  await user.type(card.getByRole("combobox", { name: "Guarantee" }), "B");
  await user.click(await card.findByRole("option", { name: /G 2026\/001197/ }));
  expect(await card.findByText(/on none of these facilities/)).toBeTruthy();
  const field = card.getByLabelText("Comes back on", { selector: "input" });
  await user.clear(field);
  await user.type(field, "01/01/2030");
  await user.tab();
  expect(card.getByText("Choose a day from 20/11/2026 to 20/11/2027.")).toBeTruthy();
});

test("two days are compared figure by figure", async () => {
  const { user } = await open();
  const card = await theCard();
  await user.click(await card.findByText("Compare two days"));
  const table = () => within(card.getByRole("region", { name: "Compare two days, as a table" }));
  const cells = (name: string) =>
    within(table().getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(cells("Established")).toEqual(["$500,000.00", "$100,000.00", "-$400,000.00"]);
  expect(cells("Projected")).toEqual(["$300,000.00", "$300,000.00", "no change"]);
  expect(cells("Room")).toEqual(["$100,000.00", "$0.00", "-$100,000.00"]);
  const second = card.getByLabelText("Second day");
  await user.clear(second);
  await user.type(second, "01/07/2027");
  await user.tab();
  expect(cells("Room")).toEqual(["$100,000.00", "-$400,000.00", "-$500,000.00"]);
});
