// Shows: R-03.
// What ends soon, what it costs, where headroom is short and what is held: each figure leads to what it counts.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { EMPTY_HOME, HARBOUR_CIVIL, NOTHING_ENDS, userState } from "../../../testing/client-cast.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const MONTH = new Date().toISOString().slice(0, 7);

async function home(answers: Parameters<typeof renderClient>[0]["answers"]) {
  const all = { SessionUserState: userState(), HomeWork: { data: EMPTY_HOME }, ...answers };
  return renderClient({ at: "/home", token: "token", answers: all });
}

function figureOf(label: string): HTMLElement {
  const figure = screen.getByText(label).parentElement;
  if (figure === null) throw new Error(`${label} stands in no figure.`);
  return figure;
}

test("what ends soon is asked by the very filter that its link opens the report with", async () => {
  const in60 = { totalCount: 3, totalAmount: "260300.00" };
  const { server } = await home({ HomeFigures: { data: { ...NOTHING_ENDS, in60 } } });
  const link = await screen.findByRole("link", { name: "Documents that end within 60 days" });
  expect(within(figureOf("Ends within 60 days")).getByText("$260,300.00")).toBeTruthy();
  expect(within(figureOf("Ends within 30 days")).getByText("nothing ends")).toBeTruthy();

  const [call] = server.callsOf("HomeFigures");
  const asked = call?.variables.in60 as { expiresFrom: string; expiresTo: string; statuses: string[] };
  const led = new URL(link.getAttribute("href") ?? "", "https://portal.example").searchParams;
  expect([led.get("expiresFrom"), led.get("expiresTo")]).toEqual([asked.expiresFrom, asked.expiresTo]);
  expect(led.get("status")).toBe("IN_FORCE");
  expect(asked.statuses).toEqual(["PENDING", "ESTABLISHED", "AWAITING_RETURN"]);
});

const COSTS = {
  documentReport: {
    costsOfYear: {
      months: [
        { month: "EARLIER", accrued: "900.00", toCome: "0.00" },
        { month: MONTH, accrued: "120.50", toCome: "30.00" },
        { month: "2099-12", accrued: "0.00", toCome: "400.00" },
        { month: "LATER", accrued: "0.00", toCome: "7000.00" },
      ],
    },
  },
};

test("a cost is one press from its working, and counts nothing outside its time", async () => {
  const costsInMonth = [
    {
      documentId: "0198c000-0000-7000-8000-000000000301",
      organisationId: HARBOUR_CIVIL.id,
      reference: "HC-061",
      beneficiary: "Qantas Airways Limited",
      accrued: "120.50",
      toCome: "30.00",
    },
  ];
  const { user } = await home({
    HomeCosts: { data: COSTS },
    ReportCostsInMonth: { data: { documentReport: { costsInMonth } } },
  });
  expect(await within(await waitFor(() => figureOf("Cost this month"))).findByText("$150.50")).toBeTruthy();
  expect(within(figureOf("Cost this financial year")).getByText("$550.50")).toBeTruthy();

  await user.click(within(figureOf("Cost this month")).getByRole("button", { name: "See the working" }));
  const ofMonth = await screen.findByRole("dialog");
  expect(await within(ofMonth).findByText("HC-061")).toBeTruthy();
  await user.keyboard("{Escape}");

  await user.click(
    within(figureOf("Cost this financial year")).getByRole("button", { name: "See the working" }),
  );
  const ofYear = await screen.findByRole("dialog", { name: "Cost this financial year" });
  expect(within(ofYear).getByText("December 2099")).toBeTruthy();
  expect(within(ofYear).getByText("$430.00")).toBeTruthy();
  expect(within(ofYear).queryByText("$7,000.00")).toBeNull();
});

test("who sees single documents alone is told no costs, and none are asked for", async () => {
  const limited = { ...HARBOUR_CIVIL, capabilities: [] };
  const { server } = await home({ SessionUserState: userState({ organisations: [limited] }) });
  expect(await screen.findByText("Ends within 30 days")).toBeTruthy();
  expect(screen.queryByText("Cost this month")).toBeNull();
  expect(server.callsOf("HomeCosts")).toHaveLength(0);
});

const facility = (id: string, name: string, headroom: string) => ({
  node: {
    id,
    name,
    limit: "1000000.00",
    totalEstablished: "0.00",
    totalProjected: "0.00",
    totalDrafts: "0.00",
    headroom,
  },
});

test("the facility that passes its limit first stands first, then those with the least room", async () => {
  const breach = { facilityId: "c", facilityEndDate: "2099-06-30", day: "2099-07-01", needsProjected: false };
  const warned = { ...breach, day: "2099-03-01", needsProjected: true };
  await home({
    HomeSide: {
      data: {
        documentFacilities: {
          edges: [
            facility("a", "Roomy line", "900000.00"),
            facility("b", "Short line", "20000.00"),
            facility("c", "Ending line", "500000.00"),
          ],
        },
        exposure: { breaches: [warned, breach] },
        notifications: { edges: [] },
      },
    },
  });
  const card = await screen.findByRole("region", { name: "Headroom" });
  const rows = within(card).getAllByRole("listitem");
  expect(rows.map((row) => /\w+ line/.exec(row.textContent ?? "")?.[0])).toEqual([
    "Ending line",
    "Short line",
    "Roomy line",
  ]);
  expect(within(card).getByText("Ends with more still on it, 30/06/2099")).toBeTruthy();
});

test("a principal for whom nothing of its own ends is told what it holds instead", async () => {
  const sum = { totalCount: 2, totalAmount: "311000.00" };
  await home({ HomeFigures: { data: { ...NOTHING_ENDS, heldIn30: sum, heldIn60: sum, heldIn90: sum } } });
  expect(
    within(await waitFor(() => figureOf("Held, ends within 30 days"))).getByText("$311,000.00"),
  ).toBeTruthy();
  const link = screen.getByRole("link", { name: "Documents that end within 30 days" });
  expect(new URL(link.getAttribute("href") ?? "", "https://portal.example").searchParams.get("tab")).toBe(
    "held",
  );
});

test("what is held stands beside the work, with what ends soon of it and what is asked back", async () => {
  const held = { amount: "1500000.00", count: 9 };
  const askedBack = { amount: "120000.00", count: 1 };
  await home({ HomeFigures: { data: { ...NOTHING_ENDS, held, askedBack } } });
  const card = await screen.findByRole("region", { name: "Securities held" });
  const asked = within(card).getByRole("link", { name: /Asked back/ });
  expect(asked.textContent).toContain("$120,000.00");
  expect(asked.getAttribute("href")).toBe("/holdings?tab=return-asked");
  expect(within(card).getByRole("link", { name: /In your favour/ }).textContent).toContain("9 securities");
});
