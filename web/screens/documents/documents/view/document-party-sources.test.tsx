// Where the parties of an issued guarantee come from: nothing is read until somebody asks, and what is said of one source is said once.
// Shows: DOC-044.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID } from "./document-example.ts";

const [applicant, beneficiary] = aDocument().parties;
const AT = "2026-11-03T01:00:00.000Z";
const entered = { kind: "ENTERED", by: "Ada Nguyen, Harbour Civil Pty Ltd", at: AT, amendmentNumber: null };
const SOURCES = {
  parties: [
    {
      partyId: applicant?.id,
      figures: [
        { ...entered, figure: "NAME", kind: "REGISTER", registerDate: "2026-11-02" },
        { ...entered, figure: "NUMBER", registerDate: "2026-11-02" },
        { ...entered, figure: "ADDRESS", registerDate: null },
        { ...entered, figure: "CONTACT", registerDate: null },
      ],
    },
    {
      partyId: beneficiary?.id,
      figures: [
        {
          figure: "NAME",
          kind: "AMENDED",
          by: "Macquarie",
          at: "2026-11-20T01:00:00.000Z",
          amendmentNumber: 2,
          registerDate: null,
        },
        {
          figure: "ADDRESS",
          kind: "NOT_RECORDED",
          by: null,
          at: null,
          amendmentNumber: null,
          registerDate: null,
        },
      ],
    },
  ],
  confirmations: [
    { kind: "APPROVED", by: "Bondline", at: AT },
    { kind: "ISSUED", by: null, at: AT },
  ],
};

async function open(answers: FakeAnswers) {
  return await renderClient({
    at: `/documents/${HARBOUR_CIVIL.id}/${DOCUMENT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DocumentView: { data: { document: aDocument({ organisationId: HARBOUR_CIVIL.id }) } },
      DocumentViewFacilities: "silent",
      ActivityDocumentHistory: "silent",
      CommentsOfDocument: "silent",
      VerificationLookUps: "silent",
      HomeWork: "silent",
      NotificationCount: "silent",
      DocumentExpiry: "silent",
      ...answers,
    },
  });
}

const LABEL = "Where these details come from";

test("the source of each detail is read when it is asked for, and those of one source stand together", async () => {
  const { user, server } = await open({ PartySources: { data: { documentPartySources: SOURCES } } });
  const card = await screen.findByRole("region", { name: "Parties" });
  expect(server.callsOf("PartySources")).toEqual([]);
  await user.click(within(card).getByText(LABEL));
  for (const text of [
    "From the business register of 02/11/2026, entered by Ada Nguyen, Harbour Civil Pty Ltd on 03/11/2026",
    "The business register had the same on 02/11/2026.",
    "Address, contact",
    "Amendment 2, made by Macquarie on 20/11/2026",
    "Not recorded",
    "Approved by Bondline on 03/11/2026",
    "Issued on 03/11/2026",
  ])
    expect(await within(card).findByText(text)).toBeTruthy();
  expect(server.callsOf("PartySources")).toHaveLength(1);
});

test("what could not be read is asked for again", async () => {
  const { user, server } = await open({ PartySources: "unreachable" });
  const card = await screen.findByRole("region", { name: "Parties" });
  await user.click(within(card).getByText(LABEL));
  await user.click(await within(card).findByRole("button", { name: "Try again" }));
  expect(server.callsOf("PartySources").length).toBeGreaterThan(1);
});
