// Shows: L-03, UI-20.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import { EMPTY_LISTS } from "../../../testing/list-answers.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const OWN = {
  id: "v1",
  version: 3,
  name: "Closed by ANZ",
  place:
    "bank=anz&columns=reference.beneficiary.status.amount.established.expires&sort=established-descending&tab=closed",
  isShared: false,
  isOwn: true,
  mayChange: true,
};
const SHARED = {
  ...OWN,
  id: "v2",
  name: "Large",
  place: "amount=1000.00..&tab=drafts",
  isShared: true,
  isOwn: false,
  mayChange: false,
};

async function list(at: string, views: readonly object[] = [OWN, SHARED]) {
  return renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(),
      ...EMPTY_LISTS,
      ListViews: { data: { listViews: views } },
      ListViewCreate: {
        data: { createListView: { clientMutationId: "c", listView: { ...OWN, id: "v9", name: "Mine" } } },
      },
      ListViewUpdate: {
        data: { updateListView: { clientMutationId: "c", listView: { ...OWN, version: 4 } } },
      },
      ListViewRemove: { data: { removeListView: { clientMutationId: "c" } } },
    },
  });
}

async function open(name: string) {
  fireEvent.click(await screen.findByRole("button", { name }));
}

test("a view leads to an address that says all that it shows", async () => {
  const { path } = await list("/documents");
  await open("Views");
  fireEvent.click(screen.getByRole("menuitemradio", { name: /Closed by ANZ/ }));
  await screen.findByRole("button", { name: "Change the filter Bank or insurer: anz" });
  expect(path()).toBe(
    "/documents?bank=anz&columns=reference.beneficiary.status.amount.established.expires&sort=established-descending&tab=closed&view=v1",
  );
  expect(screen.getByRole("button", { name: "Closed by ANZ" })).toBeTruthy();
});

test("what differs from the view is saved into it, or undone", async () => {
  const { server, path } = await list("/documents?tab=closed&bank=westpac&view=v1");
  await open("Closed by ANZ, changed");
  fireEvent.click(screen.getByRole("menuitem", { name: "Save changes" }));
  await waitFor(() =>
    expect(server.callsOf("ListViewUpdate").at(-1)?.variables.input).toMatchObject({
      id: "v1",
      version: 3,
      place:
        "bank=westpac&columns=reference.beneficiary.status.amount.established.expires&sort=established-descending&tab=closed",
    }),
  );
  await open("Closed by ANZ, changed");
  fireEvent.click(screen.getByRole("menuitem", { name: "Undo changes" }));
  await screen.findByRole("button", { name: "Closed by ANZ" });
  expect(path()).toContain("bank=anz");
});

test("a new view keeps the place as it is, and its name is asked for", async () => {
  const { server, user } = await list("/documents?tab=drafts&beneficiary=662E41&after=x&page=2");
  await open("Views");
  fireEvent.click(screen.getByRole("menuitem", { name: "Save as a view…" }));
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));
  await screen.findByText("This field is required.");
  await user.type(screen.getByLabelText("Name"), "Mine");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(server.callsOf("ListViewCreate").at(-1)?.variables.input).toMatchObject({
      organisationId: HARBOUR_CIVIL.id,
      list: "DOCUMENTS",
      name: "Mine",
      isShared: false,
      place:
        "beneficiary=662E41&columns=reference.beneficiary.status.waitingFor.amount.updated&sort=updated-descending&tab=drafts",
    }),
  );
});

test("a view that others keep is neither changed nor deleted here", async () => {
  await list("/documents?tab=drafts&view=v2");
  await open("Large, changed");
  expect(screen.queryByRole("menuitem", { name: "Save changes" })).toBeNull();
  expect(screen.queryByRole("menuitem", { name: "Delete view…" })).toBeNull();
  expect(screen.getByRole("menuitem", { name: "Undo changes" })).toBeTruthy();
});

test("a view is deleted after a question, and the list stays as it is", async () => {
  const { server, path } = await list("/documents?tab=closed&bank=anz&view=v1");
  await open("Closed by ANZ");
  fireEvent.click(screen.getByRole("menuitem", { name: "Delete view…" }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete view" }));
  await waitFor(() => expect(server.callsOf("ListViewRemove")).toHaveLength(1));
  await waitFor(() => expect(path()).not.toContain("view="));
  expect(path()).toContain("bank=anz");
});
