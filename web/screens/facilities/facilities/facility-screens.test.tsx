// Shows, FA-001, FA-004, FA-106, FA-109, FA-110, FA-119, FA-120, V-047, V-048.
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { FacilityRecordFragment } from "../../../api/generated/graphql.ts";
import { HARBOUR_CIVIL, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { aFacility, FACILITY_ID as ID } from "./facility-example.ts";

const NOTHING = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
const listOf = (facilities: FacilityRecordFragment[]) => ({
  data: {
    documentFacilityCount: { current: facilities.length, ended: 0 },
    documentFacilities: {
      totalCount: facilities.length,
      totalCountIsCapped: false,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: facilities.map((node) => ({ node })),
    },
  },
});

function open(at: string, answers: FakeAnswers = {}) {
  return renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(),
      FacilityApplicationList: { data: { facilityApplications: { ...NOTHING, totalCountIsCapped: false } } },
      FacilityView: { data: { documentFacility: aFacility() } },
      FacilityDocuments: { data: { documents: NOTHING } },
      ActivityFacilityHistory: { data: { documentFacilityHistory: NOTHING } },
      ...answers,
    },
  });
}
const openView = (answers?: FakeAnswers) => open(`/facilities/${ID}/view`, answers);

test("the list shows limit, use and headroom of each facility, and leads to it", async () => {
  const { user, path } = await open("/facilities", { FacilityList: listOf([aFacility()]) });
  const row = (await screen.findByText("Westpac guarantee line")).closest("tr") as HTMLElement;
  for (const amount of ["$5,000,000.00", "$1,430,000.50", "$400,000.00", "$3,073,999.50"])
    expect(within(row).getByText(amount)).toBeTruthy();
  expect(within(row).getByRole("img", { name: "$3,073,999.50 free of $5,000,000.00" })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: /Westpac guarantee line/ }));
  await waitFor(() => expect(path()).toBe(`/facilities/${ID}/view`));
});

test("an address narrows the list and its file alike, and says which columns stand in it", async () => {
  const { server, user } = await open(
    "/facilities?bank=westpac&limit=1000000.00..&statuses=ESTABLISHED&columns=name.starts.security",
    { FacilityList: listOf([aFacility()]), ExportOffer: "silent" },
  );
  expect(await screen.findByText("Bank or insurer: westpac")).toBeTruthy();
  for (const chip of ["Status: Established", "Limit: from $1,000,000"])
    expect(screen.getByText(chip)).toBeTruthy();
  const heads = await screen.findAllByRole("columnheader");
  expect(heads.map((head) => head.textContent)).toEqual(["Facility", "Starts", "Security"]);
  const filter = { bank: "westpac", limitFrom: "1000000.00", statuses: ["ESTABLISHED"] };
  expect(server.callsOf("FacilityList").at(-1)?.variables.filter).toEqual(filter);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer").at(-1)?.variables.wanted).toMatchObject({
      facilities: { filter, tab: "CURRENT", sort: { field: "NAME", direction: "ASC" } },
    }),
  );
});

const anApplicationRow = {
  __typename: "FacilityApplication",
  id: "0190a000-0000-7000-8000-00000000a001",
  referenceNumber: "FA-4411",
  facilityType: "SURETY_BOND",
  status: "PROCESSING",
  statusText: "Processing",
  createdAt: "2026-11-20T00:00:00.000Z",
  submission: { submittedAt: "2026-11-21T00:00:00.000Z" },
  supplierName: "Macquarie",
  applicationInformation: { facilityLimit: "2000000.00" },
  organisationId: "harbour",
  nextStepWith: "SUPPLIER",
  nextStepSince: "2026-11-21T00:00:00.000Z",
  organisation: { name: "Harbour Civil Pty Ltd" },
};
const applicationsOf = (...nodes: object[]) => ({
  data: {
    facilityApplications: {
      totalCount: nodes.length,
      totalCountIsCapped: false,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: nodes.map((node) => ({ node })),
    },
  },
});

test("applications are narrowed and ordered by their own part of the address, in the list and its file", async () => {
  const { server, user } = await open(
    "/facilities?applications-statuses=PROCESSING&applications-sort=limit-ascending&applications-columns=facility.bank",
    {
      FacilityList: listOf([aFacility()]),
      FacilityApplicationList: applicationsOf(anApplicationRow),
      ExportOffer: "silent",
    },
  );
  const card = within(await screen.findByRole("region", { name: "Applications" }));
  expect(await card.findByText("Macquarie")).toBeTruthy();
  expect(card.getByText("Status: Processing")).toBeTruthy();
  const wanted = { filter: { statuses: ["PROCESSING"] }, sort: { field: "LIMIT", direction: "ASC" } };
  expect(server.callsOf("FacilityApplicationList").at(-1)?.variables).toMatchObject(wanted);
  expect(server.callsOf("FacilityList").at(-1)?.variables.filter).toEqual({});
  await user.click(card.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer").at(-1)?.variables.wanted).toMatchObject({
      facilityApplications: wanted,
    }),
  );
});

test("without applications their list is left out; where none is found it stays and says so", async () => {
  const { user } = await open("/facilities?applications-bank=zeta", {
    FacilityList: listOf([aFacility()]),
    FacilityApplicationList: applicationsOf(),
  });
  const card = within(await screen.findByRole("region", { name: "Applications" }));
  await user.click((await card.findAllByRole("button", { name: "Clear all filters" }))[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("region", { name: "Applications" })).toBeNull());
  expect(screen.getByText("Westpac guarantee line")).toBeTruthy();
});

test("an empty list says what a facility is for, a search that finds nothing says so, and a failure offers Retry", async () => {
  const client = await open("/facilities", { FacilityList: listOf([]) });
  expect(await screen.findByText("No facilities yet")).toBeTruthy();
  await client.user.type(screen.getByRole("searchbox"), "zeta");
  expect(await screen.findByText("Nothing matches “zeta”.")).toBeTruthy();
  await waitFor(() => expect(client.server.callsOf("FacilityList").at(-1)?.variables.search).toBe("zeta"));
});

test("a list that cannot be read offers to try again", async () => {
  const { user, server } = await open("/facilities", { FacilityList: "unreachable" });
  await screen.findByRole("button", { name: "Retry" });
  server.answers.FacilityList = listOf([aFacility()]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Westpac guarantee line")).toBeTruthy();
});

test("recording one asks for what is missing, sends what was typed, and shows what the server refused", async () => {
  const { user, server, path } = await open("/facilities/create", {
    FacilityCreate: {
      refusal: { code: "VALIDATION_ERROR", message: "No", fields: { limit: "This limit is too high." } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Save facility" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(4);
  expect(server.callsOf("FacilityCreate")).toHaveLength(0);
  // The first faulty field takes the focus a moment later; typing before that would be cut in two.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));

  await user.type(screen.getByLabelText("Name"), "ANZ line");
  await user.type(screen.getByLabelText("Bank or insurer"), "ANZ");
  await user.type(screen.getByLabelText("Limit"), "2,000,000");
  await user.type(screen.getByLabelText("Start date"), "01/07/2026");
  const [feeOfCosts] = screen.getAllByLabelText("Fee type");
  await user.selectOptions(feeOfCosts as HTMLElement, "Annual Percentage");
  await user.selectOptions(screen.getByLabelText("Payments"), "Biannual");
  await user.type(screen.getByLabelText("Percent a year"), "1.6");
  await user.click(screen.getByRole("button", { name: "Save facility" }));
  expect(await screen.findByText("This limit is too high.")).toBeTruthy();
  expect(server.inputsOf("FacilityCreate")[0]).toMatchObject({
    organisationId: HARBOUR_CIVIL.id,
    facility: {
      name: "ANZ line",
      provider: "ANZ",
      limit: "2000000",
      startDate: "2026-07-01",
      endDate: null,
      documentVariants: ["BANK_GUARANTEE"],
      costs: {
        recurringFeeType: "ANNUAL_PERCENTAGE",
        recurringCostFrequency: 6,
        recurringPercentageCost: "1.6",
        recurringFixedCost: null,
      },
      bankFrontedBondCosts: null,
    },
  });

  server.answers.FacilityCreate = {
    data: { createDocumentFacility: { clientMutationId: "1", documentFacility: { id: ID } } },
  };
  await user.click(screen.getByRole("button", { name: "Save facility" }));
  await waitFor(() => expect(path()).toBe(`/facilities/${ID}/view`));
});

test("a fee that is paid once is paid at the end of the term, or upfront where that is said", async () => {
  const { user, server } = await open("/facilities/create", {
    FacilityCreate: { refusal: { code: "VALIDATION_ERROR", message: "No", fields: {} } },
  });
  await user.type(await screen.findByLabelText("Name"), "ANZ line");
  await user.type(screen.getByLabelText("Bank or insurer"), "ANZ");
  await user.type(screen.getByLabelText("Limit"), "2000000");
  await user.type(screen.getByLabelText("Start date"), "01/07/2026");
  await user.selectOptions(screen.getAllByLabelText("Fee type")[0] as HTMLElement, "Fixed Fee");
  await user.type(screen.getByLabelText("Amount of each payment"), "900");
  expect(screen.queryByLabelText("Paid")).toBeNull();
  await user.selectOptions(screen.getByLabelText("Payments"), "One payment");
  const paid = screen.getByLabelText<HTMLSelectElement>("Paid");
  expect(paid.selectedOptions[0]?.textContent).toBe("End of Term");
  await user.selectOptions(paid, "Once off upfront");
  await user.click(screen.getByRole("button", { name: "Save facility" }));
  await waitFor(() => expect(server.callsOf("FacilityCreate")).toHaveLength(1));
  expect(server.inputsOf("FacilityCreate")[0]).toMatchObject({
    facility: { costs: { recurringSinglePayment: "UPFRONT" } },
  });
});

test("editing keeps what was typed when somebody else saved first, and then saves over it", async () => {
  const { user, server } = await open(`/facilities/${ID}/edit`, {
    FacilityUpdate: { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
  });
  const name = await screen.findByLabelText("Name");
  expect((screen.getByLabelText("Percent a year") as HTMLInputElement).value).toBe("1.6");
  await user.clear(name);
  await user.type(name, "Renamed line");
  server.answers.FacilityView = { data: { documentFacility: aFacility({ version: 4 }) } };
  await user.click(screen.getByRole("button", { name: "Save facility" }));
  expect(await screen.findByText(/Someone else changed this facility/)).toBeTruthy();
  expect((screen.getByLabelText("Name") as HTMLInputElement).value).toBe("Renamed line");

  await waitFor(() => expect(server.callsOf("FacilityView")).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: "Save facility" }));
  await waitFor(() => expect(server.inputsOf("FacilityUpdate").at(-1)).toMatchObject({ version: 4 }));
});

test("without the right to edit there is no form", async () => {
  await open(`/facilities/${ID}/edit`, {
    FacilityView: { data: { documentFacility: aFacility({ capabilities: ["CAN_VIEW"] }) } },
  });
  expect(await screen.findByText("This facility cannot be edited")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save facility" })).toBeNull();
});

test("the view sets what is left apart from what is in force, in flight and projected, and says what it costs", async () => {
  await openView();
  expect(await screen.findByRole("heading", { level: 1, name: "Westpac guarantee line" })).toBeTruthy();
  const figureOf = (label: string) =>
    screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;
  expect(["Headroom", "Established", "In flight", "Projected", "Limit"].map(figureOf)).toEqual([
    "$3,073,999.50",
    "$1,430,000.50",
    "$96,000.00",
    "$400,000.00",
    "$5,000,000.00",
  ]);
  const costs = screen.getByRole("region", { name: "Costs" });
  expect(within(costs).getByText("1.6% a year, biannual, at least $500.00 a year")).toBeTruthy();
  expect(screen.getByText(/Nothing is on this facility yet/)).toBeTruthy();
});

test("what others do is seen while it is open", async () => {
  const { server } = await openView({});
  await screen.findByRole("heading", { level: 1, name: "Westpac guarantee line" });
  expect(screen.queryByText("Moved to another bank.")).toBeNull();
  act(() =>
    server.push("FacilityUpdated", {
      documentFacilityUpdated: aFacility({
        version: 9,
        status: "CANCELLED",
        closedAt: "2026-11-20T01:00:00.000Z",
        endedReason: "Moved to another bank.",
      }),
    }),
  );
  expect(await screen.findByText("Moved to another bank.")).toBeTruthy();
});

test("whom it is shared with sees its room, and neither costs nor sharing", async () => {
  await openView({
    FacilityView: {
      data: {
        documentFacility: aFacility({
          organisationId: "0198c000-0000-7000-8000-0000000000aa",
          organisation: { name: "Wesfarmers Limited" },
          capabilities: ["CAN_VIEW", "CAN_ATTACH_TO_DOCUMENTS", "CAN_RAISE_DRAFTS"],
        }),
      },
    },
  });
  expect(await screen.findByText("Shared by Wesfarmers Limited")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Costs" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Shared with" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
});

const WESFARMERS = { id: "w", name: "Wesfarmers Limited", abn: "28008984049" };
const OFFER = {
  id: "offer-1",
  status: "WAITING",
  createdAt: "2026-11-20T01:00:00Z",
  offeredByOrganisation: { id: HARBOUR_CIVIL.id, name: HARBOUR_CIVIL.name, abn: HARBOUR_CIVIL.abn },
  offeredToOrganisation: WESFARMERS,
} as const;

test("it is offered under the legal name that was looked up, and a wrong number is refused before it is sent", async () => {
  const { user, server } = await openView({
    FacilityShareRecipient: { data: { facilityShareRecipient: WESFARMERS } },
    FacilityShare: {
      data: {
        shareDocumentFacility: {
          clientMutationId: "1",
          documentFacility: aFacility({ version: 4, shareOffers: [OFFER] }),
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share this facility" }));
  await user.type(dialog.getByLabelText("ABN or ACN of the organisation"), "123");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await dialog.findByText("An ABN or ACN must consist of 9 or 11 digits")).toBeTruthy();
  await user.clear(dialog.getByLabelText("ABN or ACN of the organisation"));
  await user.type(dialog.getByLabelText("ABN or ACN of the organisation"), "28 008 984 049");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  const shown = within(await screen.findByRole("alertdialog", { name: "Offer to Wesfarmers Limited?" }));
  expect(server.callsOf("FacilityShare")).toHaveLength(0);
  await user.click(shown.getByRole("button", { name: "Send offer" }));
  expect(await screen.findByText("Waiting for an answer")).toBeTruthy();
  expect(server.inputsOf("FacilityShare")[0]).toMatchObject({ id: ID, version: 3, abn: "28008984049" });
});

test("a number that nobody is confirmed with is told at its field", async () => {
  const nobody = "No organisation with this ABN or ACN confirmed uses the portal yet.";
  const { user } = await openView({
    FacilityShareRecipient: {
      refusal: { code: "VALIDATION_ERROR", message: nobody, fields: { abn: nobody } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share this facility" }));
  await user.type(dialog.getByLabelText("ABN or ACN of the organisation"), "51824753556");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await dialog.findByText(nobody)).toBeTruthy();
});

test("an offer that waits is withdrawn, and one that was declined says so", async () => {
  const declined = { ...OFFER, id: "offer-0", status: "DECLINED" } as const;
  const { user, server } = await openView({
    FacilityView: { data: { documentFacility: aFacility({ shareOffers: [OFFER, declined] }) } },
    FacilityWithdrawOffer: {
      data: {
        withdrawFacilityShareOffer: {
          clientMutationId: "1",
          facilityShareOffer: { ...OFFER, status: "WITHDRAWN" },
        },
      },
    },
  });
  expect(await screen.findByText("Declined")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Withdraw the offer to Wesfarmers Limited" }));
  expect(await screen.findByText("The offer is withdrawn")).toBeTruthy();
  expect(screen.queryByText("Waiting for an answer")).toBeNull();
  expect(server.inputsOf("FacilityWithdrawOffer")).toMatchObject([{ offerId: "offer-1" }]);
});

describe("what is offered to the organisation", () => {
  const TO_US = {
    ...OFFER,
    offeredByOrganisation: WESFARMERS,
    offeredToOrganisation: OFFER.offeredByOrganisation,
  };
  const DECIDING = { ...HARBOUR_CIVIL, capabilities: [...HARBOUR_CIVIL.capabilities, "CAN_DECIDE_SHARING"] };
  const offers = (...nodes: (typeof TO_US)[]) => ({
    data: {
      facilityShareOffers: { totalCount: nodes.length, edges: nodes.map((node) => ({ node })) },
      facilityApplicationShareOffers: { totalCount: 0, edges: [] },
    },
  });
  const ANSWERED = { clientMutationId: "1", facilityShareOffer: TO_US };

  test("is accepted by an administrator, and the list is read again", async () => {
    const { user, server } = await open("/facilities", {
      SessionUserState: userState({ organisations: [DECIDING] }),
      FacilityOffers: offers(TO_US),
      FacilityList: listOf([]),
      FacilityAcceptOffer: { data: { acceptFacilityShareOffer: ANSWERED } },
    });
    expect(await screen.findByText("Wesfarmers Limited offers to share a facility")).toBeTruthy();
    server.answers.FacilityOffers = offers();
    await user.click(screen.getByRole("button", { name: "Accept the facility of Wesfarmers Limited" }));
    await waitFor(() => expect(screen.queryByText("Offered to you")).toBeNull());
    expect(server.inputsOf("FacilityAcceptOffer")).toMatchObject([{ offerId: "offer-1" }]);
    await waitFor(() => expect(server.callsOf("FacilityList").length).toBeGreaterThan(1));
  });

  test("is declined, and to others than administrators it is not asked for", async () => {
    const { user, server } = await open("/facilities", {
      SessionUserState: userState({ organisations: [DECIDING] }),
      FacilityOffers: offers(TO_US),
      FacilityList: listOf([]),
      FacilityDeclineOffer: { data: { declineFacilityShareOffer: ANSWERED } },
    });
    await user.click(
      await screen.findByRole("button", { name: "Decline the facility of Wesfarmers Limited" }),
    );
    expect(await screen.findByText("The offer is declined")).toBeTruthy();
    expect(server.inputsOf("FacilityDeclineOffer")).toMatchObject([{ offerId: "offer-1" }]);
    const other = await open("/facilities", { FacilityList: listOf([]) });
    await waitFor(() => expect(other.server.callsOf("FacilityList").length).toBeGreaterThan(0));
    expect(other.server.callsOf("FacilityOffers")).toHaveLength(0);
  });
});

test("cancelling asks first, and a refusal says what is still on it", async () => {
  const { user, server } = await openView({
    FacilityClose: {
      refusal: {
        code: "VALIDATION_ERROR",
        message:
          "Documents or drafts are still on this facility. Close them or move them to another one first.",
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Cancel facility" }));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel facility" }),
  );
  expect(await screen.findByText(/are still on this facility/)).toBeTruthy();
  expect(server.inputsOf("FacilityClose")[0]).toMatchObject({ id: ID, version: 3 });
});

test.each(["view", "edit"])(
  "a facility that is not there, or not the reader's, is told as one heading with the way to the list (%s)",
  async (page) => {
    const { user, path } = await open(`/facilities/${ID}/${page}`, {
      FacilityView: { refusal: { code: "FACILITY_NOT_FOUND", message: "Facility could not be found." } },
      FacilityList: listOf([]),
    });
    expect(
      await screen.findByRole("heading", { level: 1, name: "Facility could not be found" }),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Go to facilities" }));
    await waitFor(() => expect(path()).toBe("/facilities"));
  },
);

test("a facility that did not come is asked for again, and the way to the list is open", async () => {
  const { user, server } = await openView({ FacilityView: "unreachable" });
  expect(
    await screen.findByRole("heading", { level: 1, name: "The facility could not be loaded" }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to facilities" })).toBeTruthy();
  server.answers.FacilityView = { data: { documentFacility: aFacility() } };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Westpac guarantee line" })).toBeTruthy();
});

const ARRANGED = {
  isSystemFacility: true,
  organisationId: "0198c000-0000-7000-8000-00000000cccc",
  organisation: { name: "Wesfarmers Limited" },
  provider: "Macquarie",
} as const;
const AS_ROSA = userState({ me: { staff: RAVI.staff }, organisations: [] });

test("the provider sends what it arranges to the bank, which is said to be next", async () => {
  const { user, server } = await open(`/facilities/${ID}/view`, {
    SessionUserState: AS_ROSA,
    FacilityView: {
      data: {
        documentFacility: aFacility({
          ...ARRANGED,
          status: "STARTED",
          capabilities: ["CAN_VIEW", "CAN_SEND_TO_SUPPLIER", "CAN_REJECT"],
        }),
      },
    },
    FacilitySend: {
      data: {
        sendDocumentFacilityToSupplier: {
          documentFacility: aFacility({
            ...ARRANGED,
            version: 4,
            status: "PROCESSING",
            sentToSupplierAt: "2026-11-20T01:00:00.000Z",
            capabilities: ["CAN_VIEW", "CAN_RECORD_BANK_OUTCOME", "CAN_REJECT"],
          }),
        },
      },
    },
  });
  expect(await screen.findByText(/It is being prepared/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send to bank or insurer" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("Macquarie sees it then, and decides.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Send to bank or insurer" }));
  expect(await screen.findByText("The bank or insurer is to decide.")).toBeTruthy();
  expect(server.inputsOf("FacilitySend")[0]).toMatchObject({ id: ID, version: 3 });
  for (const name of ["Record approval", "Record decline", "Decline"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
});

test("the bank declines for a reason, which is asked for", async () => {
  const { user, server } = await open(`/facilities/${ID}/view`, {
    SessionUserState: AS_ROSA,
    FacilityView: {
      data: {
        documentFacility: aFacility({
          ...ARRANGED,
          status: "PROCESSING",
          sentToSupplierAt: "2026-11-20T01:00:00.000Z",
          capabilities: ["CAN_VIEW", "CAN_RECORD_BANK_OUTCOME"],
        }),
      },
    },
    FacilityBankOutcome: {
      data: {
        recordDocumentFacilityBankOutcome: {
          documentFacility: aFacility({
            ...ARRANGED,
            version: 4,
            status: "DECLINED",
            closedAt: "2026-11-21T01:00:00.000Z",
            endedReason: "Turnover too low.",
            capabilities: ["CAN_VIEW"],
          }),
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Record decline" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Record decline" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), "Turnover too low.");
  await user.click(dialog.getByRole("button", { name: "Record decline" }));
  expect(await screen.findByText("Turnover too low.")).toBeTruthy();
  expect(server.inputsOf("FacilityBankOutcome")[0]).toMatchObject({
    isApproved: false,
    reason: "Turnover too low.",
  });
});
test("a limited user is added by email and taken off, and what the server refuses is said in the dialog", async () => {
  const cam = {
    id: "4e0f6c2a-63f5-4f0a-9d2e-1f4c5d6e7f80",
    givenName: "Cam",
    familyName: "Reid",
    emailAddress: "cam@harbourcivil.example",
    addedAt: "2026-11-20T01:00:00.000Z",
  };
  const { user, server } = await openView({
    FacilityMemberAdd: {
      refusal: { code: "COLLABORATOR_ALREADY_EXISTS", message: "They are on it already." },
    },
  });
  const card = (await screen.findByRole("heading", { name: "Limited users" })).closest(
    "section",
  ) as HTMLElement;
  await user.click(within(card).getByRole("button", { name: "Add" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Add" }));
  expect(server.callsOf("FacilityMemberAdd")).toEqual([]);
  await user.type(within(dialog).getByLabelText("Email"), cam.emailAddress);
  await user.click(within(dialog).getByRole("button", { name: "Add" }));
  expect(await within(dialog).findByText("They are on it already.")).toBeTruthy();

  server.answers.FacilityMemberAdd = {
    data: { addDocumentFacilityMember: { documentFacility: aFacility({ version: 4, members: [cam] }) } },
  };
  await user.click(within(dialog).getByRole("button", { name: "Add" }));
  expect(await within(card).findByText("Cam Reid")).toBeTruthy();
  server.answers.FacilityMemberRemove = {
    data: { removeDocumentFacilityMember: { documentFacility: aFacility({ version: 5 }) } },
  };
  await user.click(within(card).getByRole("button", { name: "Remove Cam Reid" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(within(card).queryByText("Cam Reid")).toBeNull());
  expect(server.callsOf("FacilityMemberRemove")[0]?.variables.input).toMatchObject({
    version: 4,
    personId: cam.id,
  });
});

test("whoever was only added to it sees no card of people", async () => {
  await openView({ FacilityView: { data: { documentFacility: aFacility({ capabilities: ["CAN_VIEW"] }) } } });
  await screen.findByRole("heading", { name: "Westpac guarantee line", level: 1 });
  expect(screen.queryByRole("heading", { name: "Limited users" })).toBeNull();
});

test("an arranged facility that takes two people is confirmed on its page, and is not offered to be established meanwhile", async () => {
  const approved: Partial<FacilityRecordFragment> = {
    ...ARRANGED,
    status: "PROCESSING",
    sentToSupplierAt: "2026-11-20T01:00:00.000Z",
    bankApprovedAt: "2026-11-21T01:00:00.000Z",
    capabilities: ["CAN_VIEW", "CAN_ESTABLISH", "CAN_REJECT"],
  };
  const waiting = {
    id: "0198c000-0000-7000-8000-0000000000f7",
    status: "WAITING",
    amount: "5000000.00",
    currency: "AUD",
    approvedBy: "Rosa Whitfield",
    createdAt: "2026-11-22T00:00:00.000Z",
    decidedBy: null,
    decidedAt: null,
    note: null,
    decisions: ["CONFIRM", "DECLINE"],
    facts: [{ label: "Bank or insurer", before: null, value: "Macquarie" }],
  };
  const { user, server } = await open(`/facilities/${ID}/view`, {
    SessionUserState: AS_ROSA,
    FacilityView: { data: { documentFacility: aFacility(approved) } },
    StepApprovals: { data: { stepApprovals: [] } },
    FacilityEstablish: { data: { establishDocumentFacility: { documentFacility: aFacility(approved) } } },
  });
  await user.click(await screen.findByRole("button", { name: "Establish facility" }));
  server.answers.StepApprovals = { data: { stepApprovals: [waiting] } };
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Establish facility" }));
  expect(await screen.findByText("Approved. A second person has to confirm it.")).toBeTruthy();
  server.push("FacilityUpdated", { documentFacilityUpdated: aFacility(approved) });
  expect(
    await screen.findByText("Rosa Whitfield has approved this. It is waiting for a second person."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Establish facility" })).toBeNull();
  expect(screen.getByRole("button", { name: "Decline" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Confirm" })).toBeTruthy();
});

const RAISE = {
  id: "0198c000-0000-7000-8000-0000000000f8",
  status: "WAITING",
  amount: "6000000.00",
  currency: "AUD",
  approvedBy: "Rosa Whitfield",
  createdAt: "2026-11-22T00:00:00.000Z",
  decidedBy: null,
  decidedAt: null,
  note: null,
  decisions: ["CONFIRM", "DECLINE"],
  facts: [
    { label: "Limit", before: "$5,000,000.00", value: "$6,000,000.00" },
    { label: "End date", before: "", value: "31/12/2030" },
  ],
};

const onlyRaise: FakeAnswers["StepApprovals"] = ({ step }) => ({
  data: { stepApprovals: step === "FACILITY_RAISE" ? [RAISE] : [] },
});

test("a higher limit that waits is read old against new on the facility's page, and nothing else is changed meanwhile", async () => {
  const { user, server } = await open(`/facilities/${ID}/view`, {
    SessionUserState: AS_ROSA,
    FacilityView: { data: { documentFacility: aFacility({ isSystemFacility: true }) } },
    StepApprovals: onlyRaise,
    StepApprovalDecide: { data: { decideStepApproval: { clientMutationId: "1", recordId: ID } } },
  });
  expect(
    await screen.findByText("Rosa Whitfield has approved this. It is waiting for a second person."),
  ).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  const card = within(screen.getByRole("region", { name: "Approvals of its limit or security" }));
  expect(card.getByText("$6,000,000.00")).toBeTruthy();
  expect(card.getByText("Before: $5,000,000.00")).toBeTruthy();
  expect(card.getByText("Before: –")).toBeTruthy();
  await user.click(card.getByRole("button", { name: "Confirm" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Before: $5,000,000.00")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Confirm $6,000,000.00" }));
  await waitFor(() =>
    expect(server.inputsOf("StepApprovalDecide")).toMatchObject([
      { step: "FACILITY_RAISE", decision: "CONFIRM", version: 3 },
    ]),
  );
});

test("whoever raises a limit that takes two people reads that it waits, and that nothing is changed yet", async () => {
  const { user } = await open(`/facilities/${ID}/edit`, {
    SessionUserState: AS_ROSA,
    FacilityView: { data: { documentFacility: aFacility({ isSystemFacility: true }) } },
    StepApprovals: { data: { stepApprovals: [] } },
    FacilityUpdate: {
      data: { updateDocumentFacility: { clientMutationId: "1", documentFacility: { id: ID, version: 3 } } },
    },
  });
  const limit = await screen.findByLabelText("Limit");
  await user.clear(limit);
  await user.type(limit, "6000000");
  await user.click(screen.getByRole("button", { name: "Save facility" }));
  expect(await screen.findByText("Approved. A second person has to confirm it.")).toBeTruthy();
});
