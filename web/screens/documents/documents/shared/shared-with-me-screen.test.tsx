// Shows: R-29, C-22, C-23.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RAVI, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { aListedDocument, aPage } from "../../../../testing/list-answers.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const OWNER = { id: "0198c000-0000-7000-8000-000000000019", name: "Wesfarmers Limited" };
const DOCUMENT = aListedDocument({
  id: "0198c000-0000-7000-8000-0000000000d2",
  organisationId: OWNER.id,
  parties: [{ id: "p", partyVariant: "BENEFICIARY", name: "Woolworths Group Limited" }],
  organisation: OWNER,
});

const open = (at: string, answers: FakeAnswers = {}) =>
  renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ me: { isCollaborator: true }, organisations: [] }),
      SharedDocuments: { data: { documentsSharedWithMe: aPage([DOCUMENT]) } },
      SharedDrafts: { data: { draftsSharedWithMe: aPage([]) } },
      ...answers,
    },
  });

test("a document is named by its applicant, since the beneficiary is the reader, and the rail leads here without an organisation of one's own", async () => {
  const { user, server } = await open("/shared-with-me");
  const row = await screen.findByRole("row", { name: /Woolworths Group Limited/ });
  expect(within(row).getByRole("rowheader").textContent).toContain("Wesfarmers Limited");
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.slice(0, 3)).toEqual(["Reference", "Applicant", "Beneficiary"]);
  expect(within(row).getByText("$212,500.00")).toBeTruthy();
  const rail = screen.getAllByRole("navigation", { name: "Main" })[0] ?? document.body;
  expect(within(rail).getByRole("link", { name: "Shared with me" })).toBeTruthy();

  await user.type(screen.getByRole("searchbox"), "wool");
  await waitFor(() => expect(server.callsOf("SharedDocuments").at(-1)?.variables.search).toBe("wool"));
});

test("an empty tab says what will stand there", async () => {
  const { server } = await open("/shared-with-me?tab=drafts");
  expect(await screen.findByText("No drafts are shared with you")).toBeTruthy();
  expect(server.callsOf("SharedDocuments")).toHaveLength(0);
});

test("whoever was invited is led from the list of documents to what is shared with them", async () => {
  await open("/documents");
  expect(await screen.findByText("Your guarantees are under Shared with me")).toBeTruthy();
  const way = screen.getByRole("link", { name: "Go to Shared with me" });
  expect(way.getAttribute("href")).toBe("/shared-with-me");
});

test("staff are led from the list of documents to their queue, and are asked for no organisation", async () => {
  await open("/documents", {
    SessionUserState: userState({ me: RAVI, organisations: [] }),
    StaffQueueCount: "silent",
  });
  const way = await screen.findByRole("link", { name: "Go to the review queue" });
  expect(way.getAttribute("href")).toBe("/staff/drafts");
  expect(screen.queryByText("No organisation yet")).toBeNull();
});
