// Standard wordings: listed with what is in force, refused at the field where a draft could not be issued, shown in a draft, and sent as they are.
import { firstStandardText } from "@bondline/domain/drafts/wording/first-standard-wording.ts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { StandardWordingRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const OF = { processType: "LEASE_BOND", contractForm: "OTHER" } as const;
const TEXT = firstStandardText(OF);
const ROW: StandardWordingRowFragment = {
  ...OF,
  name: "Lease Bond, Other wording",
  number: 1,
  startsAt: null,
  waitingChangeId: null,
  versions: [],
};
const VERSION = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  startsAt: "2026-06-01T14:00:00Z",
  proposedBy: "Rosa Whitfield",
  approvedBy: "Gus Reid",
  text: { ...TEXT, title: "Our undertaking" },
};
const OWN: StandardWordingRowFragment = {
  ...ROW,
  number: 2,
  startsAt: VERSION.startsAt,
  versions: [VERSION],
};
const DRAFT = {
  id: "0198c000-0000-7000-8000-0000000000f1",
  contractForm: "OTHER",
  referenceNumber: "D-104",
  organisation: { id: "0198c000-0000-7000-8000-0000000000f2", name: "Harbour Civil" },
};
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

async function open(row: StandardWordingRowFragment, answers: FakeAnswers = {}) {
  const wording = { number: row.number, startsAt: row.startsAt, text: TEXT, versions: row.versions };
  return await renderClient({
    at: "/staff/wordings",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: ADMINISTRATOR }),
      StandardWordings: { data: { officeStandardWordings: [row] } },
      StandardWording: { data: { officeStandardWording: wording } },
      DraftsToReword: { data: { staffDraftRegister: { edges: [{ node: DRAFT }] } } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

async function propose(row: StandardWordingRowFragment, answers: FakeAnswers = {}) {
  const opened = await open(row, answers);
  await opened.user.click(await screen.findByRole("button", { name: `Propose a change of ${ROW.name}` }));
  await screen.findByLabelText("Clauses");
  return { ...opened, dialog: within(screen.getByRole("dialog")) };
}

test("a wording says which version is in force, and each version what it changed and who approved it", async () => {
  const { user } = await open(OWN);
  expect(await screen.findByText("Version 2, for drafts begun since 02/06/2026")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: `Versions of ${ROW.name}` }));
  const difference = await screen.findByRole("region", { name: "What changes" });
  expect(difference.textContent).toContain("Our");
  expect(screen.getByText("Proposed by Rosa Whitfield, approved by Gus Reid")).toBeTruthy();
});

test("what waits is not proposed twice", async () => {
  await open({ ...ROW, waitingChangeId: "0198c000-0000-7000-8000-0000000000c1" });
  expect(await screen.findByText("A change is waiting for approval")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Propose a change/ })).toBeNull();
});

test("a place that no draft fills in is told at the field and shown in nothing, and a right text is sent as it was typed", async () => {
  const { user, server, dialog } = await propose(ROW, {
    StandardWordingPropose: { data: { proposeStandardWording: { clientMutationId: "1" } } },
  });
  const title = dialog.getByLabelText("Title");
  await user.clear(title);
  await user.type(title, "Undertaking {{colour}");
  await user.click(dialog.getByRole("button", { name: "Show" }));
  expect(await dialog.findByText("Mend what is marked above first.")).toBeTruthy();
  await user.type(dialog.getByLabelText("From"), "05/01/2099");
  await user.type(dialog.getByLabelText("Why"), "Reviewed.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText(/No draft fills in \{colour\}/)).toBeTruthy();
  await user.clear(title);
  await user.type(title, "Our undertaking");
  await user.click(dialog.getByRole("button", { name: "Show again" }));
  const difference = await dialog.findByRole("region", { name: "What changes" });
  expect(difference.textContent).toContain("Our undertaking");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("The change is waiting for approval")).toBeTruthy();
  expect(server.inputsOf("StandardWordingPropose")).toMatchObject([
    { ...OF, ...TEXT, title: "Our undertaking", startsDate: "2099-01-05", versionCount: 0 },
  ]);
});

test("a draft that is chosen is shown in the text, with what is found in it", async () => {
  const finding = {
    topic: "DATE",
    severity: "CARE",
    sentence: "Ends soon.",
    message: "Look.",
    mend: "Mend.",
  };
  const { user, server, dialog } = await propose(ROW, {
    StandardWordingPreview: {
      data: {
        proposed: { html: "<h1>Our undertaking</h1>", wordingText: "Ours", findings: [finding] },
        inForce: { wordingText: "Theirs" },
      },
    },
  });
  await dialog.findByRole("option", { name: "D-104, Harbour Civil" });
  await user.selectOptions(dialog.getByLabelText("Show it for"), "D-104, Harbour Civil");
  await user.click(dialog.getByRole("button", { name: "Show" }));
  expect(await dialog.findByText("Look.")).toBeTruthy();
  expect(dialog.getByRole("region", { name: "What changes" }).textContent).toContain("Theirs");
  expect(server.callsOf("StandardWordingPreview").map(({ variables }) => variables)).toMatchObject([
    { draftId: DRAFT.id, text: TEXT },
  ]);
});
