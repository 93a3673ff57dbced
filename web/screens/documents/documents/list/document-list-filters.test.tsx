// Shows: L-03, UI-20.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import {
  aListedDocument,
  aPage,
  EMPTY_LISTS,
  FILTER_CHOICES,
  NO_PAGE,
} from "../../../../testing/list-answers.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

async function list(at: string, documents: object = NO_PAGE) {
  return renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(),
      ...EMPTY_LISTS,
      ListDocuments: { data: { documents } },
      ListFilterChoices: FILTER_CHOICES,
    },
  });
}

const filters = () => within(screen.getByRole("group", { name: "Filters" }));

test("an address shows what narrows the list, and asks the server for just that", async () => {
  const { server } = await list(
    "/documents?tab=closed&search=662E41&bank=007&statuses=CLOSED_EXPIRED&amount=1000..&expires=..2027-06-30&facilityId=f1&metadata=Region%3DSouth",
  );
  await filters().findByRole("button", { name: "Change the filter Facility: Main facility" });
  for (const said of [
    "Bank or insurer: 007",
    "Status: Expired",
    "Amount: from $1,000",
    "Expires: to 30/06/2027",
    "Fact: Region South",
  ])
    expect(filters().getByRole("button", { name: `Change the filter ${said}` })).toBeTruthy();
  expect(server.callsOf("ListDocuments").at(-1)?.variables).toMatchObject({
    search: "662E41",
    filter: {
      bank: "007",
      statuses: ["CLOSED_EXPIRED"],
      amountFrom: "1000.00",
      expiresTo: "2027-06-30",
      facilityId: "f1",
      metadata: [{ key: "Region", value: "South" }],
    },
  });
  expect(screen.getByText("Nothing matches “662E41”.")).toBeTruthy();
});

test("a filter is added, changed and removed, each time in the address", async () => {
  const { router, server } = await list("/documents?tab=established");
  fireEvent.click(await filters().findByRole("button", { name: "Add filter" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "Bank or insurer" }));
  fireEvent.change(await screen.findByLabelText("Bank or insurer contains"), { target: { value: "1.0" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await filters().findByRole("button", { name: "Change the filter Bank or insurer: 1.0" });
  expect(router.state.location.searchStr).toBe("?tab=established&bank=1.0");

  fireEvent.click(filters().getByRole("button", { name: "Add filter" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "Kind" }));
  fireEvent.click(await screen.findByLabelText("Surety Bond"));
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await filters().findByRole("button", { name: "Change the filter Kind: Surety Bond" });
  expect(server.callsOf("ListDocuments").at(-1)?.variables).toMatchObject({
    filter: { bank: "1.0", variants: ["SURETY_BOND"] },
  });

  fireEvent.click(filters().getByRole("button", { name: "Remove the filter Bank or insurer: 1.0" }));
  expect(router.state.location.searchStr).toBe("?tab=established&variants=SURETY_BOND");
  fireEvent.click(screen.getByRole("button", { name: "Clear all filters" }));
  expect(router.state.location.searchStr).toBe("?tab=established");
  expect(await screen.findByText("Nothing is established yet")).toBeTruthy();
});

test("a span that ends before it begins is refused in its place", async () => {
  await list("/documents?tab=established");
  fireEvent.click(await filters().findByRole("button", { name: "Add filter" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "Amount" }));
  fireEvent.change(await screen.findByLabelText(/^From/), { target: { value: "500" } });
  fireEvent.change(screen.getByLabelText(/^To/), { target: { value: "100" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(screen.getByText("The end is before the start.")).toBeTruthy();
});

test("another tab begins without filters, and offers those of its own", async () => {
  await list("/documents?tab=drafts&bank=anz&beneficiary=wool");
  await filters().findByRole("button", { name: "Change the filter Beneficiary: wool" });
  expect(filters().queryByRole("button", { name: /anz/ })).toBeNull();
  fireEvent.click(filters().getByRole("button", { name: "Add filter" }));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "Status",
    "Kind",
    "Beneficiary's state",
    "Amount",
    "Expires",
    "Facility",
    "Archive",
  ]);
});

test("columns stand in the address in their order, and are what the device shows next time", async () => {
  const { user, router } = await list(
    "/documents?tab=closed&columns=amount.beneficiary.nonsense.bank",
    aPage([
      aListedDocument({ id: "1", status: "CLOSED_EXPIRED", expiresAt: null, expiryType: "OPEN_ENDED" }),
    ]),
  );
  await screen.findByRole("row", { name: /Macquarie/ });
  const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  await user.click(await screen.findByRole("button", { name: "Columns" }));
  await user.click(await screen.findByLabelText("Purpose"));
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(router.state.location.searchStr).toBe("?tab=closed&columns=amount.beneficiary.bank.purpose");
  expect(localStorage.getItem("bondline.columns.documents")).toBe("amount.beneficiary.bank.purpose");
  expect(heads()).toEqual(["", "Amount", "Beneficiary", "Bank or insurer", "Purpose"]);
  expect(screen.getByRole("cell", { name: "Performance" })).toBeTruthy();
});

test("the order is chosen by a menu too, since a phone has no column heads", async () => {
  const { user, router, server } = await list("/documents?tab=closed");
  await user.click(await screen.findByRole("button", { name: "Order" }));
  await user.click(screen.getByRole("menuitemradio", { name: "Amount, smallest first" }));
  expect(router.state.location.searchStr).toBe("?tab=closed&sort=amount-ascending");
  await waitFor(() =>
    expect(server.callsOf("ListDocuments").at(-1)?.variables.sort).toEqual({
      field: "AMOUNT",
      direction: "ASC",
    }),
  );
});
