// The register of securities held, what each lacks, the card on its page, and recording paper that came by post.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { aListedDocument, aPage } from "../../../../testing/list-answers.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const OWNER = { id: "0198c000-0000-7000-8000-000000000019", name: "Wesfarmers Limited" };
const DOCUMENT = aListedDocument({
  id: "0198c000-0000-7000-8000-0000000000d2",
  organisationId: OWNER.id,
  amount: "180000.00",
  parties: [
    { id: "a", partyVariant: "ISSUER", name: "Wesfarmers Limited" },
    { id: "b", partyVariant: "BENEFICIARY", name: "Harbour Civil Pty Ltd" },
  ],
  organisation: OWNER,
});
const MET = ["EXECUTED", "CURRENT", "ADEQUATE", "CALLABLE"].map((test) => ({
  test,
  isMet: true,
  missing: null,
}));
const HELD = {
  id: DOCUMENT.id,
  isReturnAsked: false,
  openClaimCount: 1,
  compared: { differences: [{ label: "Amount" }] },
  enforceability: MET.map((each) =>
    each.test === "ADEQUATE" ? { ...each, isMet: false, missing: "It is short." } : each,
  ),
  document: DOCUMENT,
};

const open = (
  at: string,
  held: readonly ({ id: string } & Record<string, unknown>)[],
  answers: FakeAnswers = {},
) =>
  renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(),
      NotificationCount: "silent",
      HeldSecurities: {
        data: {
          heldSecurities: aPage(held),
          heldSecuritySums: {
            amount: "180000.00",
            count: held.length,
            openClaimCount: 1,
            returnRequestCount: 0,
          },
        },
      },
      ...answers,
    },
  });

test("each row is named by its applicant and says what to check, under the sum of all", async () => {
  const { user, server } = await open("/holdings", [
    HELD,
    { ...HELD, id: "2", document: { ...DOCUMENT, id: "2" }, compared: null, enforceability: MET },
  ]);
  const [row, sound] = await screen.findAllByRole("row", { name: /Wesfarmers Limited/ });
  expect(row?.textContent).toContain("1 of 4 to check");
  expect(row?.textContent).toContain("Claim open · 1 difference · adequate");
  expect(sound?.textContent).toContain("All four tests met");
  expect(screen.getAllByText("$180,000.00").length).toBe(3);
  expect(server.callsOf("HeldSecurities")[0]?.variables).toMatchObject({
    tab: "ESTABLISHED",
    sort: { field: "EXPIRES_AT", direction: "ASC" },
  });

  await user.type(screen.getByRole("searchbox"), "mac");
  await waitFor(() => expect(server.callsOf("HeldSecurities").at(-1)?.variables.search).toBe("mac"));
});

test("tab and order are in the address, and an empty list says what will be there", async () => {
  const { server } = await open("/holdings?tab=return-asked&sort=amount-descending", []);
  expect(await screen.findByText("Nothing in this list")).toBeTruthy();
  expect(server.callsOf("HeldSecurities")[0]?.variables).toMatchObject({
    tab: "AWAITING_RETURN",
    sort: { field: "AMOUNT", direction: "DESC" },
  });
  const rail = screen.getAllByRole("navigation", { name: "Main" })[0] ?? document.body;
  expect(within(rail).getByRole("link", { name: "Securities held" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the report" }).getAttribute("href")).toBe(
    "/reports?tab=held&status=ESTABLISHED",
  );
});

test("without an organisation the page leads to what is shared by name", async () => {
  await open("/holdings", [], { SessionUserState: userState({ organisations: [] }) });
  expect((await screen.findByRole("link", { name: "Go to Shared with me" })).getAttribute("href")).toBe(
    "/shared-with-me",
  );
});

test("received paper is recorded with the organisation as its beneficiary", async () => {
  const { user, server } = await open("/holdings/add", [], {
    DocumentEditKeys: { data: { organisation: { id: HARBOUR_CIVIL.id, documentMetadataKeys: [] } } },
    DocumentCreate: {
      data: {
        createDocument: {
          clientMutationId: "1",
          document: { id: DOCUMENT.id, organisationId: HARBOUR_CIVIL.id, referenceNumber: "BG-1" },
        },
      },
    },
    DocumentView: "silent",
    DocumentViewUpdated: "silent",
  });
  await user.type(await screen.findByLabelText("Amount"), "185000");
  await user.type(screen.getByLabelText("Bank or insurer"), "Macquarie");
  await user.type(screen.getByLabelText("Established"), "12/03/2026");
  await user.selectOptions(screen.getByRole("combobox", { name: "Expiry" }), "OPEN_ENDED");
  await user.type(screen.getAllByLabelText(/^Name/)[0] as HTMLElement, "Wesfarmers Limited");
  await user.type(screen.getByLabelText(/Amount that the contract requires/), "180000");
  await user.click(screen.getByRole("button", { name: "Record document" }));
  await waitFor(() => expect(server.callsOf("DocumentCreate")).toHaveLength(1));
  expect(server.callsOf("DocumentCreate")[0]?.variables.input).toMatchObject({
    isHeld: true,
    isProjected: false,
    document: {
      requiredAmount: "180000.00",
      parties: [
        { partyVariant: "ISSUER", name: "Wesfarmers Limited" },
        { partyVariant: "BENEFICIARY", name: HARBOUR_CIVIL.name },
      ],
    },
  });
});
