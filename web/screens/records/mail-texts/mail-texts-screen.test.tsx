// Texts of emails: listed by kind with what is in force, refused at the field by name, shown as they would be sent, and proposed as they are.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MailTextFieldsFragment, MailTextRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const SUBJECT = "We received your application {reference}";
const ROW: MailTextRowFragment = {
  template: "submissionReceivedMail",
  kind: "DRAFT_NEWS",
  when: "a draft was submitted",
  subject: SUBJECT,
  opening: "Thank you.",
  isOwn: false,
  number: 1,
  startsAt: null,
  waitingChangeId: null,
  versions: [],
};
const CODE: MailTextRowFragment = {
  ...ROW,
  template: "resetCodeMail",
  kind: "SECURITY",
  when: "a password was forgotten",
  subject: "Your password reset code",
};
const VERSION = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  startsAt: "2026-06-01T14:00:00Z",
  proposedBy: "Rosa Whitfield",
  approvedBy: "Gus Reid",
  isOwn: true,
  subject: "Thanks: {reference}",
  opening: "It is with us.",
};
const TEXT: MailTextFieldsFragment = {
  template: ROW.template,
  when: ROW.when,
  subject: SUBJECT,
  opening: ROW.opening,
  builtInSubject: SUBJECT,
  builtInOpening: ROW.opening,
  startsAt: null,
  places: [
    {
      name: "reference",
      means: "Reference of the record",
      isForSubject: true,
      staysInSubject: true,
      staysInOpening: false,
    },
    {
      name: "amount",
      means: "Amount",
      isForSubject: true,
      staysInSubject: false,
      staysInOpening: false,
    },
  ],
  versions: [],
};
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

async function open(rows: readonly MailTextRowFragment[], answers: FakeAnswers = {}) {
  return await renderClient({
    at: "/staff/mail-texts",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: ADMINISTRATOR }),
      MailTexts: { data: { officeMailTexts: [...rows] } },
      MailText: { data: { officeMailText: TEXT } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

async function propose(answers: FakeAnswers = {}) {
  const opened = await open([ROW], answers);
  await opened.user.click(await screen.findByRole("button", { name: `Propose a change of ${SUBJECT}` }));
  await screen.findByLabelText("Opening");
  return { ...opened, dialog: within(screen.getByRole("dialog")) };
}

test("emails stand by kind, and are found by any words that they say or are sent by", async () => {
  const { user } = await open([ROW, CODE]);
  expect(await screen.findByRole("list", { name: "Emails: Drafts" })).toBeTruthy();
  await user.type(screen.getByLabelText("Search emails"), "forgotten CODE");
  expect(screen.queryByText(SUBJECT)).toBeNull();
  expect(screen.getByText(CODE.subject)).toBeTruthy();
  await user.type(screen.getByLabelText("Search emails"), " nothing");
  await user.click(await screen.findByRole("button", { name: "Show all" }));
  expect(await screen.findByText(SUBJECT)).toBeTruthy();
});

test("own words are marked with their version, and each version says what it changed and who approved it", async () => {
  const own = { ...ROW, subject: VERSION.subject, isOwn: true, number: 2, startsAt: VERSION.startsAt };
  const versions = [{ id: VERSION.id, startsAt: VERSION.startsAt }];
  const { user } = await open([{ ...own, versions }], {
    MailText: { data: { officeMailText: { ...TEXT, startsAt: VERSION.startsAt, versions: [VERSION] } } },
  });
  expect(await screen.findByText("Version 2, for emails written since 02/06/2026")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: `Versions of ${VERSION.subject}` }));
  const difference = await screen.findByRole("region", { name: "What changes" });
  expect(difference.textContent).toContain("It is with us.");
  expect(screen.getByText("Proposed by Rosa Whitfield, approved by Gus Reid")).toBeTruthy();
  expect(screen.getByText("In force now")).toBeTruthy();
});

test("two emails with one subject are told apart by what they open with", async () => {
  await open([ROW, { ...ROW, template: "submissionReceivedMail.again", opening: "Thank you again." }]);
  expect(
    await screen.findByRole("button", { name: `Propose a change of ${SUBJECT}: Thank you again.` }),
  ).toBeTruthy();
});

test("what waits is not proposed twice", async () => {
  await open([{ ...ROW, waitingChangeId: "0198c000-0000-7000-8000-0000000000c1" }]);
  expect(await screen.findByText("A change is waiting for approval")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Propose a change/ })).toBeNull();
});

test("what the email does not give is told at the field and shown in nothing; a right text is shown and sent as it was typed", async () => {
  const { user, server, dialog } = await propose({
    MailTextPropose: { data: { proposeMailText: { clientMutationId: "1" } } },
    MailTextPreview: {
      data: {
        mailTextPreview: {
          subject: "Thanks: BD-1",
          html: '<p style="color:#16181d">Thank you.</p>',
          text: "Thank you, in plain text.",
        },
      },
    },
  });
  const subject = dialog.getByLabelText("Subject");
  await user.clear(subject);
  await user.type(subject, "Thanks {{colour}");
  await user.click(dialog.getByRole("button", { name: "Show" }));
  expect(await dialog.findByText("Mend what is marked above first.")).toBeTruthy();
  await user.type(dialog.getByLabelText("From"), "05/01/2099");
  await user.type(dialog.getByLabelText("Why"), "Friendlier.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText(/does not give \{colour\}\. Write one of \{reference\}/)).toBeTruthy();
  await user.clear(subject);
  await user.type(subject, "Thanks");
  expect(await dialog.findByText("{reference} is missing: reference of the record.")).toBeTruthy();
  await user.type(subject, ": {{reference}");
  await user.click(dialog.getByRole("button", { name: "Show again" }));
  expect(await dialog.findByText("Thanks: BD-1")).toBeTruthy();
  await user.click(dialog.getByLabelText("Plain text"));
  expect(await dialog.findByText("Thank you, in plain text.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("The change is waiting for approval")).toBeTruthy();
  expect(server.inputsOf("MailTextPropose")).toMatchObject([
    {
      template: ROW.template,
      subject: "Thanks: {reference}",
      opening: "Thank you.",
      startsDate: "2099-01-05",
      versionCount: 0,
    },
  ]);
});

test("the text that comes with the portal is one press away from another", async () => {
  const { user, dialog } = await propose();
  expect(dialog.queryByRole("button", { name: /comes with the portal/ })).toBeNull();
  const opening = dialog.getByLabelText<HTMLTextAreaElement>("Opening");
  await user.clear(opening);
  await user.type(opening, "Other words.");
  await user.click(await dialog.findByRole("button", { name: "Use the text that comes with the portal" }));
  expect(opening.value).toBe("Thank you.");
});
