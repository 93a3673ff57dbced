// Shows: P-33..P-36, P-42..P-44.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { applicant, BENEFICIARY_ID, beneficiary } from "../../../parties/parties/public/party-example.ts";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

test("a field is opened alone, left as it was, and saved alone", async () => {
  const renamed = aDraft({
    version: 6,
    parties: [applicant(), beneficiary({ name: "Hume Rail Authority" })],
  });
  const { user, server, party } = await openParties({}, answering(renamed));
  const second = party("Beneficiary 1");
  await user.click(second.getByRole("button", { name: "Edit Name of Beneficiary 1" }));
  const input = await second.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  expect(document.activeElement).toBe(input);
  await user.clear(input);
  await user.type(input, "Somebody else");
  await user.click(second.getByRole("button", { name: "Cancel" }));
  expect(second.getByText("Hume Rail Delivery Authority")).toBeTruthy();
  expect(second.queryByText("Somebody else")).toBeNull();

  await user.click(second.getByRole("button", { name: "Edit Name of Beneficiary 1" }));
  const again = await second.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  expect(again.value).toBe("Hume Rail Delivery Authority");
  await user.clear(again);
  await user.type(again, "Hume Rail Authority{Enter}");
  expect(await second.findByText("Hume Rail Authority")).toBeTruthy();
  expect(server.inputsOf("DraftUpdate")).toEqual([
    expect.objectContaining({
      id: DRAFT_ID,
      draft: { parties: [{ id: BENEFICIARY_ID, name: "Hume Rail Authority" }] },
    }),
  ]);
});

test("what is missing opens at one press, each field saying what is wrong, and nothing is sent until it is right", async () => {
  const bare = [
    applicant({ abn: null, partyEntityType: null }),
    beneficiary({ primaryContact: { ...beneficiary().primaryContact, email: null } }),
  ];
  const { user, server, party } = await openParties({ parties: bare });
  await user.click(screen.getByRole("button", { name: "Fill in what is missing (3)" }));
  const first = party("Applicant 1");
  const number = await first.findByRole("textbox", { name: "ABN or ACN" });
  await waitFor(() => expect(number.getAttribute("aria-invalid")).toBe("true"));
  expect(first.getByRole("combobox", { name: "Entity type" })).toBeTruthy();
  const email = party("Beneficiary 1").getByRole("textbox", { name: "Email" });
  await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  await user.type(email, "nowhere{Enter}");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(server.inputsOf("DraftUpdate")).toEqual([]);
});

test("what the server refuses stands on its field, and what was typed stays", async () => {
  const refused = {
    refusal: {
      code: "VALIDATION_ERROR",
      message: "Some fields need attention.",
      fields: { "parties.0.name": "This name is taken" },
    },
  } as const;
  const { user, party } = await openParties({}, { DraftUpdate: refused });
  const first = party("Applicant 1");
  await user.click(first.getByRole("button", { name: "Edit Name of Applicant 1" }));
  const input = await first.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  await user.type(input, " Two{Enter}");
  expect(await first.findByText("This name is taken")).toBeTruthy();
  expect(input.value).toBe("Harbour Civil Pty Ltd Two");
});

test("every party but the first can be removed, after a question", async () => {
  const third = applicant({ id: "third", partyVariant: "OTHER" });
  const parties = [applicant(), beneficiary(), third];
  const without = aDraft({ version: 6, parties: [applicant(), beneficiary()] });
  const { user, server, party } = await openParties({ parties }, answering(without));
  expect(party("Applicant 1").queryByRole("button", { name: "Remove Applicant 1" })).toBeNull();
  await user.click(party("Other 1").getByRole("button", { name: "Remove Other 1" }));
  const question = await screen.findByRole("alertdialog", { name: "Remove Other 1?" });
  await user.click(within(question).getByRole("button", { name: "Remove the party" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Other 1" })).toBeNull());
  expect(server.inputsOf("DraftUpdate")).toEqual([
    expect.objectContaining({ draft: { parties: [{ id: "third", isDeleted: true }] } }),
  ]);
});

test.each([
  ["whose details are locked", { editableFields: [] }],
  ["that the reader may not edit", { capabilities: ["CAN_VIEW" as const] }],
])("nothing is offered on a draft %s", async (_, given) => {
  await openDraft(given);
  expect(await screen.findByRole("region", { name: "Parties" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Edit parties" })).toBeNull();
});

async function openParties(given: Partial<DraftRecordFragment> = {}, answers: FakeAnswers = {}) {
  const opened = await openDraft(given, answers);
  await opened.user.click(await screen.findByRole("button", { name: "Edit parties" }));
  await screen.findByRole("button", { name: "Done" });
  return { ...opened, party: (title: string) => within(screen.getByRole("region", { name: title })) };
}

function answering(draft: DraftRecordFragment): FakeAnswers {
  return { DraftUpdate: { data: { updateDraft: { clientMutationId: "m", draft } } } };
}

function openDraft(given: Partial<DraftRecordFragment>, answers: FakeAnswers = {}) {
  const history = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
  return renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
    token: "a-token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft(given) } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: { data: { draftHistory: history } },
      ...answers,
    },
  });
}
