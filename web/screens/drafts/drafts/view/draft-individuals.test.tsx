// The individuals on a draft's page: named, completed, copied and removed by the applicant, read by the bank.
// Shows: ID-07..ID-14, ID-21, ID-22, ID-61..ID-63, ID-23..ID-31, ID-35..ID-46, K-34.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { IndividualRecordFragment } from "../../../../api/generated/graphql.ts";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

const OWEN: IndividualRecordFragment = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  version: 3,
  title: "Mr",
  firstName: "Owen",
  middleNames: null,
  surname: "Tran",
  emailAddress: "owen@example.com",
  phoneMobile: null,
  roles: ["DIRECTOR", "BENEFICIAL_OWNER"],
  isForeignResident: null,
  taxForeignResidentCountry: null,
  taxpayerIdentificationNumber: null,
  taxReasonNoTIN: null,
  taxReasonExplanation: null,
  identificationOption: "AUSTRALIAN_PASSPORT",
  identificationNumber: "PA1234567",
  isComplete: false,
  missingFields: ["phoneMobile", "isForeignResident"],
  needsVerification: true,
  greenIdVerificationStatus: null,
  verificationGroup: "IN_PROGRESS",
  verificationFault: null,
  verificationOverrideReason: null,
  simpleKyc: {
    address: "3/14 Short ST, Parramatta NSW 2150",
    dateOfBirth: "1979-04-23",
    unit: "3",
    number: "14",
    street: "Short",
    streetType: "ST",
    suburb: "Parramatta",
    state: "NSW",
    postalCode: "2150",
  },
};
const MASKED: IndividualRecordFragment = { ...OWEN, simpleKyc: null, identificationNumber: "••••••" };

const OWNERS = ["CAN_MANAGE_INDIVIDUALS", "CAN_IDENTIFY_INDIVIDUALS"];

function openDraft(
  individuals: readonly IndividualRecordFragment[],
  answers: object = {},
  may: readonly string[] = OWNERS,
) {
  const capabilities = ["CAN_VIEW", "CAN_VIEW_PROGRESS", ...may];
  return renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft({ capabilities: capabilities as never }) } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: "silent",
      HomeWork: "silent",
      NotificationCount: "silent",
      IndividualsOfDraft: { data: { draft: { id: DRAFT_ID, identification: { individuals } } } },
      ...answers,
    },
  });
}
const card = () => screen.findByRole("region", { name: "Individuals" });
const saved = { data: { saveIdentification: { clientMutationId: "1" } } };

test("an individual whose details lack something says so, with what is known", async () => {
  await openDraft([OWEN]);
  const within_ = within(await card());
  expect(await within_.findByText("Mr Owen Tran")).toBeTruthy();
  expect(within_.getByText("Director, Beneficial owner")).toBeTruthy();
  expect(
    within_.getByText("Incomplete information, please edit the details to complete the application."),
  ).toBeTruthy();
  expect(within_.getByText("3/14 Short ST, Parramatta NSW 2150")).toBeTruthy();
  expect(within_.getByText("23/04/1979")).toBeTruthy();
});

test("who may not know what identifies a person sees it masked, and changes nothing", async () => {
  await openDraft([MASKED], {}, []);
  const region = await card();
  expect(await within(region).findByText("••••••")).toBeTruthy();
  expect(within(region).queryByText("Date of birth")).toBeNull();
  expect(within(region).queryByRole("button")).toBeNull();
});

test("what is kept of a person is saved as a file for them", async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return "blob:kept";
  });
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  const individuals = [{ id: OWEN.id, keptData: '{ "details": {} }' }];
  const { user } = await openDraft([OWEN], {
    IndividualsKeptData: { data: { draft: { id: DRAFT_ID, identification: { individuals } } } },
  });
  const name = "Download what is kept of Owen Tran";
  // Folded away with the details.
  await user.click(await within(await card()).findByRole("button", { name, hidden: true }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(await blobs[0]?.text()).toBe('{ "details": {} }');
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe("Owen-Tran identification.json");
});

test("a person is added with the address that was found, and what is wrong stands at its field", async () => {
  const { user, server } = await openDraft([], { IndividualsSave: saved });
  await user.click(await within(await card()).findByRole("button", { name: "Add a person" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a person" }));
  await user.type(dialog.getByLabelText("First name"), "Mira");
  await user.type(dialog.getByLabelText("Last name"), "Lim");
  await user.type(dialog.getByLabelText("Email"), "mira@");
  await user.type(dialog.getByLabelText("Mobile phone"), "+64 21 123 4567");
  await user.click(dialog.getByLabelText("Director"));
  await user.click(dialog.getByLabelText("Find the address"));
  await user.paste("Unit 3, 14 Short Street, Parramatta NSW 2150");
  const question = dialog.getByRole("group", { name: /resident of another country/ });
  await user.click(within(question).getByLabelText("Yes"));
  await user.selectOptions(await dialog.findByLabelText("Country of tax residency"), "NZ");
  await user.type(dialog.getByLabelText(/Taxpayer identification number/), "049-091-850");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("This field must be a valid email")).toBeTruthy();
  expect(server.inputsOf("IndividualsSave")).toEqual([]);
  await user.type(dialog.getByLabelText("Email"), "example.com");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.inputsOf("IndividualsSave")).toMatchObject([
    {
      draftId: DRAFT_ID,
      individuals: [
        {
          individual: {
            firstName: "Mira",
            surname: "Lim",
            emailAddress: "mira@example.com",
            roles: ["DIRECTOR"],
            isForeignResident: true,
            taxForeignResidentCountry: "NZ",
            taxpayerIdentificationNumber: "049-091-850",
            taxReasonExplanation: null,
            simpleKyc: { unit: "3", number: "14", street: "Short", streetType: "ST", suburb: "Parramatta" },
          },
        },
      ],
    },
  ]);
});

test("details are changed with the version that was read, and a person is removed after a question", async () => {
  const { user, server } = await openDraft([OWEN], {
    IndividualUpdate: { data: { updateIdentification: { clientMutationId: "1" } } },
    IndividualsSave: saved,
  });
  await user.click(await within(await card()).findByRole("button", { name: "Edit Owen Tran" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit the details" }));
  await user.type(dialog.getByLabelText("Mobile phone"), "0412 345 678");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.inputsOf("IndividualUpdate")).toMatchObject([
    {
      id: OWEN.id,
      version: 3,
      individual: { phoneMobile: "0412 345 678", isForeignResident: null },
    },
  ]);
  await user.click(within(await card()).getByRole("button", { name: "Remove Owen Tran" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(server.inputsOf("IndividualsSave")).toMatchObject([
    { draftId: DRAFT_ID, individuals: [], removedIndividualIds: [OWEN.id] },
  ]);
});

test("those of the last draft are copied", async () => {
  const { user, server } = await openDraft([], {
    IndividualsPrefill: { data: { prefillIdentification: { clientMutationId: "1" } } },
  });
  await user.click(await within(await card()).findByRole("button", { name: "Copy from your last draft" }));
  await screen.findByText("The individuals of your last draft were copied");
  expect(server.inputsOf("IndividualsPrefill")).toMatchObject([{ draftId: DRAFT_ID }]);
});

const VERIFIED: IndividualRecordFragment = {
  ...OWEN,
  id: "0198c000-0000-7000-8000-0000000000e2",
  firstName: "Mira",
  missingFields: [],
  isComplete: true,
  greenIdVerificationStatus: "VERIFIED_ADMIN",
  verificationGroup: "VERIFIED",
  verificationOverrideReason: "Passport seen in person.",
};
const LOCKED: IndividualRecordFragment = {
  ...VERIFIED,
  id: "0198c000-0000-7000-8000-0000000000e3",
  firstName: "Lena",
  greenIdVerificationStatus: "LOCKED_OUT",
  verificationGroup: "NEEDS_ATTENTION",
  verificationOverrideReason: null,
};
const TRUSTEE: IndividualRecordFragment = {
  ...OWEN,
  id: "0198c000-0000-7000-8000-0000000000e4",
  firstName: "Tom",
  roles: ["TRUSTEE"],
  needsVerification: false,
};

test("they stand in three groups by their verification, and whoever is not verified is offered it", async () => {
  await openDraft([OWEN, LOCKED, VERIFIED, TRUSTEE]);
  const region = await card();
  const group = async (name: string) => within(await within(region).findByRole("region", { name }));
  const begun = await group("In progress");
  expect(begun.getByText("Not started")).toBeTruthy();
  expect(begun.getByRole("link", { name: "Verify identity: Owen Tran" }).getAttribute("href")).toBe(
    `/drafts/${OWNER_ID}/${DRAFT_ID}/individuals/${OWEN.id}/identity`,
  );
  const attention = await group("Needs attention");
  expect(attention.getByText("Locked out")).toBeTruthy();
  expect(attention.queryByRole("link")).toBeNull();
  const verified = await group("Verified");
  expect(verified.getByText("Verified by hand: Passport seen in person.")).toBeTruthy();
  expect(verified.queryByRole("link")).toBeNull();
  expect((await group("No verification needed")).queryByText("Not started")).toBeNull();
});

test("staff who may verify by hand say why", async () => {
  const { user, server } = await openDraft(
    [LOCKED],
    { IdentificationOverride: { data: { overrideIdentification: { clientMutationId: "1" } } } },
    ["CAN_VERIFY_OVERRIDE"],
  );
  await user.click(await within(await card()).findByRole("button", { name: "Verify by hand: Lena Tran" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Verify Lena Tran by hand?" }));
  await user.click(dialog.getByRole("button", { name: "Mark as verified" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.type(dialog.getByLabelText("How you established it"), "Seen in person.");
  await user.click(dialog.getByRole("button", { name: "Mark as verified" }));
  await screen.findByText("The person is verified");
  expect(server.inputsOf("IdentificationOverride")).toMatchObject([
    { id: LOCKED.id, version: 3, reason: "Seen in person." },
  ]);
});

test("details that the person changed at the service are taken over", async () => {
  const { user, server } = await openDraft(
    [{ ...VERIFIED, greenIdVerificationStatus: "VERIFIED_WITH_CHANGES", verificationOverrideReason: null }],
    { SimpleKycPull: { data: { updateSimpleKycDataFromApiByIdentificationId: { clientMutationId: "1" } } } },
  );
  await user.click(await within(await card()).findByRole("button", { name: "Use the verified details" }));
  await screen.findByText("The verified details are on their way");
  expect(server.inputsOf("SimpleKycPull")).toMatchObject([{ identificationIndividualId: VERIFIED.id }]);
});
