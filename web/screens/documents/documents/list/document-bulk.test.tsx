// Shows: L-03, R-17.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { aListedDocument, aPage, FILTER_CHOICES, listCounts } from "../../../../testing/list-answers.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

async function list(answers: FakeAnswers, total = 60) {
  return renderClient({
    at: "/documents?tab=established&bank=macquarie",
    token: "token",
    answers: {
      SessionUserState: userState(),
      ListCounts: listCounts({ established: 60 }),
      ListDocuments: {
        data: {
          documents: aPage([aListedDocument({ id: "1" }), aListedDocument({ id: "2" })], {
            total,
            endCursor: "c",
          }),
        },
      },
      ListFilterChoices: FILTER_CHOICES,
      ...answers,
    },
  });
}

test("all that fit are settled by the server as the number that was seen, but those left out, and then done one by one", async () => {
  const { user, server } = await list({
    ListChosen: { data: { chosenDocuments: ["3", "4"].map((id) => aListedDocument({ id })) } },
    ListReturnAsk: {
      data: {
        createDocumentRequestForReturn: { clientMutationId: "1", document: aListedDocument({ id: "3" }) },
      },
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  await user.click(await screen.findByRole("button", { name: "Choose all 60 that fit" }));
  expect(screen.getByText("60 documents chosen")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Choose BG-2" }));
  expect(await screen.findByText("59 documents chosen")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ask for their return" }));
  await user.click(await screen.findByRole("button", { name: "Send requests" }));
  expect(await screen.findByText("2 of 2 done")).toBeTruthy();
  expect(server.callsOf("ListChosen").map(({ variables }) => variables)).toEqual([
    {
      organisationId: HARBOUR_CIVIL.id,
      tab: "ESTABLISHED",
      search: "",
      filter: { bank: "macquarie" },
      exceptIds: ["2"],
      count: 59,
    },
  ]);
  expect(server.callsOf("ListReturnAsk").map(({ variables }) => variables.input)).toMatchObject([
    { documentId: "3" },
    { documentId: "4" },
  ]);
});

test("where other documents fit by now, nothing is sent", async () => {
  const { user, server } = await list({
    ListChosen: { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  await user.click(await screen.findByRole("button", { name: "Choose all 60 that fit" }));
  await user.click(screen.getByRole("button", { name: "Ask for their return" }));
  await user.click(await screen.findByRole("button", { name: "Send requests" }));
  expect(await screen.findByText("The list has changed")).toBeTruthy();
  expect(server.callsOf("ListReturnAsk")).toEqual([]);
});

test("more than can be done at once are not offered", async () => {
  const { user } = await list({}, 251);
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  expect(await screen.findByText("At most 250 at once")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /that fit/ })).toBeNull();
});

test("documents are added to a facility and given a fact together", async () => {
  const { user, server } = await list({
    BulkFacility: {
      data: { setDocumentFacility: { clientMutationId: "1", document: { id: "1", version: 2 } } },
    },
    BulkFact: { data: { updateDocument: { clientMutationId: "1", document: { id: "1", version: 2 } } } },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose BG-1" }));
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(screen.getByRole("menuitem", { name: "Add to a facility…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add 1 document to a facility" }));
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await dialog.findByRole("option", { name: "Main facility" });
  await user.selectOptions(dialog.getByRole("combobox"), "Main facility");
  await user.click(dialog.getByRole("button", { name: "Add" }));
  await screen.findByText("1 of 1 done");
  expect(server.callsOf("BulkFacility").at(-1)?.variables.input).toMatchObject({
    documentId: "1",
    version: 1,
    facilityId: "f1",
  });
  await user.click(screen.getByRole("button", { name: "OK" }));

  await user.click(await screen.findByRole("checkbox", { name: "Choose BG-2" }));
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(screen.getByRole("menuitem", { name: "Set a fact…" }));
  await screen.findByRole("option", { name: "Region" });
  await user.selectOptions(screen.getByLabelText("Fact"), "Region");
  await user.type(screen.getByLabelText("Value"), "South");
  await user.click(screen.getByRole("button", { name: "Set" }));
  await waitFor(() =>
    expect(server.callsOf("BulkFact").at(-1)?.variables.input).toMatchObject({
      id: "2",
      version: 1,
      document: { metadata: [{ key: "Region", value: "South" }] },
    }),
  );
});
