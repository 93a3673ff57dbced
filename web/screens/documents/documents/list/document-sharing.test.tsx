// Shows: C-02, C-03, R-17.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { aListedDocument, aPage, listCounts } from "../../../../testing/list-answers.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const IDA = {
  emailAddress: "ida@brokers.example",
  givenName: "Ida",
  familyName: "Quinn",
  isMember: false,
  acceptedCount: 1,
  invitedCount: 0,
};

async function list(answers: FakeAnswers, total = 2) {
  return renderClient({
    at: "/documents?tab=established",
    token: "token",
    answers: {
      SessionUserState: userState(),
      ListCounts: listCounts({ established: total }),
      ListDocuments: {
        data: { documents: aPage([aListedDocument({ id: "1" }), aListedDocument({ id: "2" })], { total }) },
      },
      DocumentsPeopleRead: { data: { peopleOnDocuments: [IDA] } },
      ...answers,
    },
  });
}

const shared = (...results: [documentId: string, outcome: string][]) => ({
  data: {
    shareDocuments: {
      clientMutationId: "1",
      results: results.map(([documentId, outcome]) => ({ documentId, outcome })),
    },
  },
});

test("chosen documents are shared in one call, and what became of each is told, first what was not done", async () => {
  const { user, server } = await list({ DocumentsShare: shared(["1", "INVITED"], ["2", "NOT_FOUND"]) });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  await user.click(await screen.findByRole("button", { name: "Share…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share 2 documents" }));
  expect(await dialog.findByText("Already on some of them: Ida Quinn, on 1 of 2")).toBeTruthy();
  await user.click(await dialog.findByRole("button", { name: "Share" }));
  expect(await dialog.findByText("Choose at least one role.")).toBeTruthy();
  expect(server.callsOf("DocumentsShare")).toEqual([]);

  await user.type(dialog.getByLabelText("Email"), "ida@brokers.example");
  expect(await dialog.findByText("They are on 1 of these already, and nothing changes there.")).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: /^Beneficiary/ }));
  await user.click(dialog.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("1 of 2 documents shared")).toBeTruthy();
  expect(server.callsOf("DocumentsShare").map(({ variables }) => variables.input)).toMatchObject([
    {
      organisationId: HARBOUR_CIVIL.id,
      documentIds: ["1", "2"],
      emailAddress: "ida@brokers.example",
      roles: ["BENEFICIARY"],
    },
  ]);
  const rows = within(screen.getByRole("list", { name: "What became of each" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => /Not changed|Invited/.exec(textContent ?? "")?.[0])).toEqual([
    "Not changed",
    "Invited",
  ]);
  expect(screen.getByText("You can't manage its people, or it is no longer there.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByText("2 documents chosen")).toBeNull());
});

test("a refusal keeps what was typed", async () => {
  const { user } = await list({
    DocumentsShare: { refusal: { code: "MEMBER_ALREADY_EXISTS", message: "A member already exists." } },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose BG-1" }));
  await user.click(await screen.findByRole("button", { name: "Share…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share 1 document" }));
  await user.type(await dialog.findByLabelText("Email"), "ben@harbourcivil.example");
  await user.click(dialog.getByRole("checkbox", { name: /^Limited/ }));
  await user.click(dialog.getByRole("button", { name: "Share" }));
  expect(await dialog.findByText("A member already exists.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>("Email").value).toBe("ben@harbourcivil.example");
});

test("all that fit are settled before anybody is asked for, and where others fit by now nothing is shared", async () => {
  const { user, server } = await list(
    { ListChosen: { refusal: { code: "CONFLICT", message: "Someone else changed this." } } },
    60,
  );
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  await user.click(await screen.findByRole("button", { name: "Choose all 60 that fit" }));
  await user.click(screen.getByRole("button", { name: "Share…" }));
  expect(await screen.findByText("The list has changed")).toBeTruthy();
  expect(server.callsOf("DocumentsPeopleRead")).toEqual([]);
});

test("a person is taken off the chosen documents together", async () => {
  const { user, server } = await list({
    DocumentsPeopleRead: {
      data: {
        peopleOnDocuments: [
          IDA,
          { ...IDA, emailAddress: "lee@example.com", givenName: null, familyName: null, invitedCount: 1 },
        ],
      },
    },
    DocumentsUnshare: {
      data: {
        stopSharingDocuments: {
          clientMutationId: "1",
          results: [
            { documentId: "1", outcome: "REMOVED" },
            { documentId: "2", outcome: "NOT_ON_IT" },
          ],
        },
      },
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(screen.getByRole("menuitem", { name: "Stop sharing…" }));
  await screen.findByRole("option", { name: "lee@example.com, on 1 of 2, invited to 1 of 2" });
  const dialog = within(screen.getByRole("dialog", { name: "Stop sharing 2 documents" }));
  await user.click(dialog.getByRole("button", { name: "Stop sharing" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Person"), "Ida Quinn, on 1 of 2");
  await user.click(dialog.getByRole("button", { name: "Stop sharing" }));
  expect(await screen.findByText("1 of 2 documents changed")).toBeTruthy();
  expect(server.callsOf("DocumentsUnshare").at(-1)?.variables.input).toMatchObject({
    organisationId: HARBOUR_CIVIL.id,
    documentIds: ["1", "2"],
    emailAddress: "ida@brokers.example",
  });
});

test("where nobody is on any of them, that is said", async () => {
  const { user } = await list({ DocumentsPeopleRead: { data: { peopleOnDocuments: [] } } });
  await user.click(await screen.findByRole("checkbox", { name: "Choose BG-1" }));
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(screen.getByRole("menuitem", { name: "Stop sharing…" }));
  expect(await screen.findByText("None of these documents is shared with anyone by name.")).toBeTruthy();
});

test("exactly what is chosen is exported, once, and stays chosen", async () => {
  const { user, server } = await list(
    { ExportOffer: { data: { exportOffer: { rowCount: 1, rowCountIsCapped: false, columns: [] } } } },
    60,
  );
  await user.click(await screen.findByRole("checkbox", { name: "Choose BG-2" }));
  await user.click(await screen.findByRole("button", { name: "Export chosen" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^1 row/);
  expect(dialog.queryByText("When")).toBeNull();
  const sort = { field: "ESTABLISHED_AT", direction: "DESC" };
  expect(server.callsOf("ExportOffer").at(-1)?.variables.wanted).toEqual({
    organisationId: HARBOUR_CIVIL.id,
    documents: { documentIds: ["2"], sort },
  });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("1 document chosen")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Choose all 60 that fit" }));
  await user.click(screen.getByRole("checkbox", { name: "Choose BG-2" }));
  await user.click(await screen.findByRole("button", { name: "Export chosen" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer").at(-1)?.variables.wanted).toEqual({
      organisationId: HARBOUR_CIVIL.id,
      documents: { tab: "ESTABLISHED", search: "", filter: {}, exceptIds: ["2"], sort },
    }),
  );
});
