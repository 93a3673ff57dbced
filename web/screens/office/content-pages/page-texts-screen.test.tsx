// Page texts: listed with what is published, proposed with the page as it will be read beside, and refused where they are wrong.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OfficeContentPageRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const FIRST = {
  id: "0198c000-0000-7000-8000-0000000000d1",
  summary: "On what terms you use this portal.",
  body: "## Who we are\nBondline.",
  asksAgain: true,
  startsAt: "2026-03-01T13:00:00Z",
  proposedBy: "Rosa Whitfield",
  approvedBy: "Gus Reid",
};
const SECOND = {
  ...FIRST,
  id: "0198c000-0000-7000-8000-0000000000d2",
  body: "## Who we are\nBondline of Sydney.",
  asksAgain: false,
  startsAt: "2026-06-01T14:00:00Z",
};
const TERMS: OfficeContentPageRowFragment = {
  page: "TERMS",
  waitingChangeId: null,
  published: { summary: SECOND.summary, body: SECOND.body, number: 3, startsAt: SECOND.startsAt },
  versions: [SECOND, FIRST],
};
const PRIVACY: OfficeContentPageRowFragment = {
  page: "PRIVACY",
  waitingChangeId: null,
  published: {
    summary: "What is kept.",
    body: "## Complaints Policy\nWrite to us.",
    number: 1,
    startsAt: null,
  },
  versions: [],
};
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

async function open(pages: readonly OfficeContentPageRowFragment[], answers: FakeAnswers = {}) {
  return await renderClient({
    at: "/staff/page-texts",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: ADMINISTRATOR }),
      OfficeContentPages: { data: { officeContentPages: pages } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("a page says what is published of it, and each version what it changed and who approved it", async () => {
  const { user } = await open([TERMS, PRIVACY]);
  expect(await screen.findByText("Version 3, since 02/06/2026")).toBeTruthy();
  expect(screen.getByText("Nothing of your own is published yet.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Read the page: Privacy Policy" }).getAttribute("href")).toBe(
    "/bond-privacy",
  );
  await user.click(screen.getByRole("button", { name: "Versions of Terms and Conditions" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getAllByText(/^Proposed by Rosa Whitfield, approved by Gus Reid/)).toHaveLength(2);
  expect(dialog.getAllByText(/Everyone was asked to accept it/)).toHaveLength(1);
  expect(dialog.getByRole("region", { name: "What changes" }).textContent).toContain("of Sydney");
});

test("a text that is proposed shows as it will be read, is refused by its words, and is sent with the versions that were there", async () => {
  const { user, server } = await open([TERMS], {
    ContentPagePropose: { data: { proposeContentPage: { clientMutationId: "1" } } },
  });
  await user.click(await screen.findByRole("button", { name: /^Propose a change of Terms/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const text = dialog.getByLabelText("Text");
  await user.clear(text);
  await user.type(text, "No heading.");
  await user.type(dialog.getByLabelText("From"), "05/01/2099");
  await user.type(dialog.getByLabelText("Why"), "Reviewed.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText(/Begin with a heading/)).toBeTruthy();
  await user.clear(text);
  await user.type(text, "## Fees{Enter}As shown.");
  expect(
    within(dialog.getByRole("region", { name: "As it will be read" })).getByRole("heading").textContent,
  ).toBe("Fees");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("The change is waiting for approval")).toBeTruthy();
  expect(server.inputsOf("ContentPagePropose")).toMatchObject([
    { page: "TERMS", versionCount: 2, body: "## Fees\nAs shown.", asksAgain: "NO", startsDate: "2099-01-05" },
  ]);
});

test("only what everyone accepts can ask for it again, and what waits is not proposed twice", async () => {
  const { user } = await open([
    { ...PRIVACY, waitingChangeId: "0198c000-0000-7000-8000-0000000000c1" },
    { ...PRIVACY, page: "REFERRAL_TERMS" },
  ]);
  expect(await screen.findByText("A change is waiting for approval")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Propose a change of Privacy Policy" })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Propose a change of Referral/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByLabelText(/accept it again/)).toBeNull();
});
