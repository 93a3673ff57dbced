// The expiry card: the proof of who was notified, the press that acknowledges, and who sees none of it.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "../../../../paths.ts";
import { HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID, OWNER_ID } from "./document-example.ts";

const GIVEN = {
  id: "n1",
  businessDays: 30,
  emailAddress: "ben@harbourcivil.example",
  expiresAt: "2027-01-13",
  givenAt: "2026-11-26T21:00:00Z",
  mailSettledAt: "2026-11-26T21:01:00Z",
  mailStatus: "SENT",
  reason: "OWNER",
};
const LADDER = {
  expiresAt: "2027-01-13",
  isHolders: false,
  organisationId: OWNER_ID,
  isOn: true,
  nextBusinessDays: 14,
  nextDate: "2026-12-21",
  notices: [
    GIVEN,
    { ...GIVEN, id: "n2", emailAddress: "cfo@harbourcivil.example", mailStatus: "FAILED", reason: "NAMED" },
  ],
  acknowledgements: [],
};
const DONE = {
  id: "k1",
  acknowledgedAt: "2026-12-01T00:00:00Z",
  acknowledgedBy: "Ada Nguyen",
  expiresAt: "2027-01-13",
};
const MAY = ["CAN_VIEW", "CAN_VIEW_EXPIRY_NOTICES", "CAN_ACKNOWLEDGE_EXPIRY"];

const ladder = (given: object = {}): FakeAnswer => ({
  data: { documentExpiryLadder: { ...LADDER, ...given } },
});

async function open(answers: FakeAnswers, given: object = {}) {
  const document = aDocument({ expiresAt: "2027-01-13", capabilities: MAY, ...given } as Parameters<
    typeof aDocument
  >[0]);
  const nothing = { edges: [], pageInfo: { endCursor: null, hasNextPage: false }, totalCount: 0 };
  return await renderClient({
    at: paths.documentView({ organisationId: OWNER_ID, documentId: DOCUMENT_ID }),
    token: "token",
    answers: {
      VerificationLookUps: "silent",
      SessionUserState: userState(),
      DocumentView: { data: { document } },
      ActivityDocumentHistory: { data: { documentHistory: nothing } },
      CommentsOfDocument: "silent",
      DocumentViewFacilities: { data: { facilities: [] } },
      ...answers,
    },
  });
}

test("the proof says who was told when, why, and what became of the mail; one press acknowledges", async () => {
  let isDone = false;
  const reading = () =>
    ladder(isDone ? { acknowledgements: [DONE], nextBusinessDays: null, nextDate: null } : {});
  const acknowledging = (): FakeAnswer => {
    isDone = true;
    return { data: { acknowledgeDocumentExpiry: { expiryLadder: { ...LADDER, acknowledgements: [DONE] } } } };
  };
  const { user, server } = await open({
    DocumentExpiry: reading,
    DocumentExpiryAcknowledge: acknowledging,
  });
  const card = await screen.findByRole("region", { name: "Expiry reminders" });
  expect(await within(card).findByText(/30 business days before, on 27\/11\/2026/)).toBeTruthy();
  expect(within(card).getByText(/Added the document · Sent/)).toBeTruthy();
  expect(within(card).getByText(/Named for reminders · Could not be sent/)).toBeTruthy();
  expect(within(card).getByText(/Next reminder on 21\/12\/2026, 14 business days before/)).toBeTruthy();

  await user.click(within(card).getByRole("button", { name: "Acknowledge" }));
  await waitFor(() =>
    expect(server.inputsOf("DocumentExpiryAcknowledge")).toMatchObject([
      { documentId: DOCUMENT_ID, expiresAt: "2027-01-13" },
    ]),
  );
  expect(await within(card).findByText(/Acknowledged by Ada Nguyen on 01\/12\/2026/)).toBeTruthy();
  expect(within(card).queryByRole("button", { name: "Acknowledge" })).toBeNull();
});

test("a refusal says what changed, and the press stays", async () => {
  const { user } = await open({
    DocumentExpiry: ladder(),
    DocumentExpiryAcknowledge: {
      refusal: {
        code: "VALIDATION_ERROR",
        message: "It expires on 22/01/2027 now.",
        fields: { expiresAt: "It expires on 22/01/2027 now." },
      },
    },
  });
  const card = await screen.findByRole("region", { name: "Expiry reminders" });
  await user.click(await within(card).findByRole("button", { name: "Acknowledge" }));
  expect(await within(card).findByText("It expires on 22/01/2027 now.")).toBeTruthy();
  expect(within(card).getByRole("button", { name: "Acknowledge" })).toBeTruthy();
});

test("where nobody has asked for reminders the card says where to, and staff only read", async () => {
  await open(
    { DocumentExpiry: ladder({ isOn: false, notices: [], nextBusinessDays: null, nextDate: null }) },
    { capabilities: ["CAN_VIEW", "CAN_VIEW_EXPIRY_NOTICES"] },
  );
  const card = await screen.findByRole("region", { name: "Expiry reminders" });
  expect(await within(card).findByText(/Your organisation has not asked for expiry reminders/)).toBeTruthy();
  expect(within(card).queryByRole("button", { name: "Acknowledge" })).toBeNull();
});

test("to staff the card says whose reminders are off", async () => {
  const off = ladder({ isOn: false, notices: [], nextBusinessDays: null, nextDate: null });
  const others = { organisationId: "0198c000-0000-7000-8000-0000000000aa", capabilities: MAY };
  await open({ DocumentExpiry: off, HoldingCard: "silent" }, others);
  const card = await screen.findByRole("region", { name: "Expiry reminders" });
  expect(await within(card).findByText("The applicant has not asked for expiry reminders.")).toBeTruthy();
  expect(within(card).queryByText(/Your organisation/)).toBeNull();
});

test("who holds it acknowledges for their own organisation, whose reminders the applicant does not see", async () => {
  const others = { organisationId: "0198c000-0000-7000-8000-0000000000aa", capabilities: MAY };
  const held = { isHolders: true, organisationId: HARBOUR_CIVIL.id };
  const { user, server } = await open(
    {
      DocumentExpiry: ladder(held),
      DocumentExpiryAcknowledge: {
        data: {
          acknowledgeDocumentExpiry: { expiryLadder: { ...LADDER, ...held, acknowledgements: [DONE] } },
        },
      },
      HoldingCard: "silent",
    },
    others,
  );
  const card = await screen.findByRole("region", { name: "Expiry reminders" });
  expect(await within(card).findByText(/The applicant doesn't see them/)).toBeTruthy();
  await user.click(within(card).getByRole("button", { name: "Acknowledge" }));
  await waitFor(() =>
    expect(server.inputsOf("DocumentExpiryAcknowledge")).toMatchObject([{ documentId: DOCUMENT_ID }]),
  );
});

test.each([
  [HARBOUR_CIVIL.id, "Your organisation has not asked for expiry reminders.", 1],
  [null, "Reminders are set up by an organisation. Add yours to be reminded.", 0],
])("a holder without reminders is told how to have them (%s)", async (organisationId, sentence, links) => {
  const off = { isHolders: true, isOn: false, notices: [], nextBusinessDays: null, nextDate: null };
  const others = { organisationId: "0198c000-0000-7000-8000-0000000000aa", capabilities: MAY };
  await open({ DocumentExpiry: ladder({ ...off, organisationId }), HoldingCard: "silent" }, others);
  const card = await screen.findByRole("region", { name: "Expiry reminders" });
  expect(await within(card).findByText(new RegExp(sentence))).toBeTruthy();
  expect(within(card).queryAllByRole("link", { name: "Set them up" })).toHaveLength(links);
});

test("a closed document has no reminders", async () => {
  const { server } = await open({}, { status: "CLOSED_RETURNED" });
  await screen.findByRole("region", { name: "Parties" });
  expect(screen.queryByRole("region", { name: "Expiry reminders" })).toBeNull();
  expect(server.callsOf("DocumentExpiry")).toEqual([]);
});

test("who may not see the notices, and what has no fixed end, has no card", async () => {
  await open({}, { capabilities: ["CAN_VIEW"] });
  await screen.findByRole("region", { name: "Parties" });
  expect(screen.queryByRole("region", { name: "Expiry reminders" })).toBeNull();
});
