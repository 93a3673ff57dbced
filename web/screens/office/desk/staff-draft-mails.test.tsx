// The mails about a draft on the desk: whom the provider's people see written to, what has not arrived, and when nothing is asked.
// Shows: K-04.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { FEATURES, type Me, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { aStaffDraft } from "../../drafts/drafts/public/staff-draft-example.ts";

const DRAFT = aStaffDraft();
const NOTHING = {
  totalCount: 0,
  totalCountIsCapped: false,
  pageInfo: { endCursor: null, hasNextPage: false },
  edges: [],
};
const AUDITED = { ...FEATURES, emailAuditing: true };
const SUPPLIERS: Me = {
  ...RAVI,
  staff: {
    staffType: "EXTERNAL_SUPPLIER",
    isAdmin: false,
    referrerName: null,
    supplier: { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" },
  },
};

type Mail = { subject: string; status: "QUEUED" | "SENT" | "FAILED"; fault?: string };

function mails(...given: readonly Mail[]) {
  const edges = given.map(({ subject, status, fault = null }) => ({
    node: {
      id: subject,
      recipient: "ada@harbourcivil.example",
      subject,
      status,
      fault,
      createdAt: "2026-11-20T00:00:00.000Z",
      sentAt: status === "SENT" ? "2026-11-20T00:00:01.000Z" : null,
    },
  }));
  return { data: { recordMails: { ...NOTHING, totalCount: edges.length, edges } } };
}

type Viewer = { me?: Me; features?: typeof FEATURES };

function open(answers: FakeAnswers, { me = RAVI, features = AUDITED }: Viewer = {}) {
  const { data } = userState({ me, organisations: [] });
  return renderClient({
    at: `/staff/drafts/${DRAFT.id}`,
    token: "token",
    answers: {
      SessionUserState: { data: { ...data, gatewayFeatures: features } },
      StaffQueue: { data: { staffDrafts: NOTHING } },
      StaffQueueCount: { data: { staffDraftCount: { all: 0, applicant: 0, bank: 0, provider: 0 } } },
      StaffMoney: "silent",
      StaffDraft: { data: { draft: DRAFT } },
      StaffChangeHistory: { data: { draftHistory: { edges: [] } } },
      StaffDraftWording: { data: { draftPreview: { html: "", wordingHash: "h", checks: [] } } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: { data: { draftHistory: NOTHING } },
      ...answers,
    },
  });
}

test("each mail says to whom it went, and one that was not delivered why", async () => {
  const { server } = await open({
    RecordMails: mails(
      { subject: "Ready for payment", status: "FAILED", fault: "550 No such user" },
      { subject: "We have your application", status: "SENT" },
    ),
  });
  const list = await screen.findByRole("list", { name: "Mails, newest first" });
  const [failed, sent] = within(list).getAllByRole("listitem");
  expect(failed?.textContent).toContain("ada@harbourcivil.example did not get “Ready for payment”");
  expect(failed?.textContent).toContain("Not delivered");
  expect(failed?.textContent).toContain("550 No such user");
  expect(sent?.textContent).toContain("was sent “We have your application”");
  expect(server.callsOf("RecordMails")[0]?.variables).toMatchObject({ kind: "DRAFT", id: DRAFT.id });
});

test("without a mail it says from when they are listed", async () => {
  await open({ RecordMails: mails() });
  expect(await screen.findByText(/listed from when email auditing was switched on/)).toBeTruthy();
});

test("mails that could not be read are asked for again", async () => {
  const { server, user } = await open({ RecordMails: "unreachable" });
  await screen.findByText("The mails could not be loaded");
  server.answers.RecordMails = mails({ subject: "Ready for payment", status: "QUEUED" });
  await user.click(screen.getByRole("button", { name: /again|retry/i }));
  expect(await screen.findByText("Waiting to be sent")).toBeTruthy();
});

const SHOWN_NOTHING: Record<string, Viewer> = {
  "while auditing is off": { features: FEATURES },
  "by a supplier's people": { me: SUPPLIERS },
};
for (const [when, viewer] of Object.entries(SHOWN_NOTHING))
  test(`nothing is asked ${when}`, async () => {
    const { server } = await open({}, viewer);
    expect(await screen.findByRole("heading", { name: "Comments" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Mails" })).toBeNull();
    expect(server.callsOf("RecordMails")).toHaveLength(0);
  });
