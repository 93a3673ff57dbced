// Shows, DOC-067..DOC-076, DOC-089..DOC-092.
import { DOCUMENT_OWN_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import { emptyRecord } from "@bondline/domain/values/fields/testing.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { DocumentEditRecordFragment } from "../../../../api/generated/graphql.ts";
import { HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const ID = "0198c000-0000-7000-8000-0000000000d7";
const KEYS = {
  organisation: { id: HARBOUR_CIVIL.id, documentMetadataKeys: [{ id: "k1", key: "Cost centre" }] },
};
const EDIT = `/documents/${HARBOUR_CIVIL.id}/${ID}/edit`;

const CONTACT = { givenName: null, familyName: null, phoneNumber: null, email: null };
const PARTY = {
  address: null,
  state: null,
  postcode: null,
  notes: null,
  partyEntityType: null,
  primaryContact: CONTACT,
};
const RECORD: DocumentEditRecordFragment = {
  ...emptyRecord(DOCUMENT_OWN_FIELDS),
  id: ID,
  organisationId: HARBOUR_CIVIL.id,
  version: 4,
  status: "ESTABLISHED",
  isHeld: false,
  isSystemDocument: false,
  capabilities: ["CAN_VIEW", "CAN_AMEND", "CAN_EDIT_DETAILS"],
  documentVariant: "BANK_GUARANTEE",
  amount: "850000.00",
  referenceNumber: "HC-061",
  guaranteeNumber: "WBG 0071",
  bank: { name: "Westpac" },
  establishedAt: "2025-03-12",
  expiryType: "OPEN_ENDED",
  expiresAt: null,
  expiryCondition: null,
  purpose: null,
  specifiedOtherPurpose: null,
  projectAddress: null,
  agreementContent: "Subcontract HC-12",
  description: null,
  expectedReturnDate: null,
  retentionType: null,
  securityType: null,
  costs: {
    setUpCost: "0.00",
    recurringFeeType: "ANNUAL_PERCENTAGE",
    recurringCostFrequency: 6,
    recurringFixedCost: null,
    recurringPercentageCost: "2.1500",
    recurringMinimumAnnualCost: null,
    recurringSinglePayment: null,
  },
  parties: [
    {
      ...PARTY,
      id: "0198c000-0000-7000-8000-0000000000a1",
      partyVariant: "ISSUER",
      name: "Harbour Civil Pty Ltd",
      abn: "51824753556",
    },
    {
      ...PARTY,
      id: "0198c000-0000-7000-8000-0000000000a2",
      partyVariant: "BENEFICIARY",
      name: "Woolworths Group Limited",
      abn: null,
    },
  ],
  metadata: [{ key: "Cost centre", value: "CC-41" }],
};

beforeEach(() => localStorage.clear());

const open = (at: string, answers: FakeAnswers = {}) =>
  renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DocumentEditKeys: { data: KEYS },
      DocumentEdit: { data: { document: RECORD } },
      DocumentView: "silent",
      ...answers,
    },
  });

const amended = { data: { amendDocument: { document: { ...RECORD, version: 5 } } } };
const field = (name: string) => screen.findByLabelText(name, { exact: false });

test("a document is recorded with what was typed, and its reader is led to it", async () => {
  const { user, server, path } = await open("/documents/add", {
    DocumentCreate: {
      data: {
        createDocument: {
          clientMutationId: "m",
          document: { id: ID, organisationId: HARBOUR_CIVIL.id, referenceNumber: "BG-7KQ2" },
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Record document" }));
  expect((await screen.findAllByText("This field is required.")).length).toBe(5);
  expect(server.callsOf("DocumentCreate")).toHaveLength(0);

  await user.type(await field("Amount"), "850,000");
  await user.type(await field("Bank or insurer"), "Westpac");
  await user.type(screen.getByRole("textbox", { name: "Established" }), "12/03/2025");
  await user.selectOptions(screen.getByRole("combobox", { name: "Expiry" }), "OPEN_ENDED");
  const beneficiary = screen.getByRole("group", { name: "Beneficiary 1" });
  await user.type(within(beneficiary).getByRole("textbox", { name: "Name" }), "Woolworths");
  await user.type(await field("Cost centre"), "CC-41");
  await user.click(screen.getByRole("button", { name: "Record document" }));

  await screen.findByText("BG-7KQ2 is recorded");
  expect(path()).toBe(`/documents/${HARBOUR_CIVIL.id}/${ID}/view`);
  const [input] = server.inputsOf("DocumentCreate") as {
    isProjected: boolean;
    document: Record<string, unknown>;
  }[];
  expect(input?.isProjected).toBe(false);
  expect(input?.document).toMatchObject({
    amount: "850000.00",
    bankName: "Westpac",
    establishedAt: "2025-03-12",
    expiryType: "OPEN_ENDED",
    metadata: [{ key: "Cost centre", value: "CC-41" }],
    parties: [
      { partyVariant: "ISSUER", name: "Harbour Civil Pty Ltd", abn: "51824753556", state: "NSW" },
      { partyVariant: "BENEFICIARY", name: "Woolworths" },
    ],
  });
});

test("a projected one asks for no bank, and a refused number is told at its field with nothing lost", async () => {
  const { user } = await open("/documents/add/projected", {
    DocumentCreate: {
      refusal: {
        code: "VALIDATION_ERROR",
        message: "A guarantee of this bank with this number already exists.",
        fields: { guaranteeNumber: "A guarantee of this bank with this number already exists." },
      },
    },
  });
  await user.type(await field("Amount"), "5000");
  await user.type(await field("Guarantee number"), "WBG 1");
  await user.selectOptions(screen.getByRole("combobox", { name: "Expiry" }), "OPEN_ENDED");
  await user.click(screen.getByRole("button", { name: "Remove Beneficiary 1" }));
  await user.click(screen.getByRole("button", { name: "Record document" }));
  await screen.findByText("A guarantee of this bank with this number already exists.");
  expect(((await field("Guarantee number")) as HTMLInputElement).value).toBe("WBG 1");
  expect(screen.queryByRole("group", { name: "Beneficiary 1" })).toBeNull();
});

test("only what changed is sent; an existing party is marked and can be taken back", async () => {
  const { user, server } = await open(EDIT, { DocumentAmend: amended });
  const amount = await field("Amount");
  await user.clear(amount);
  await user.type(amount, "900000");
  await user.click(screen.getByRole("button", { name: "Remove Beneficiary 1" }));
  expect(await screen.findByText("Woolworths Group Limited is removed when you save.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Add the beneficiary, who holds the guarantee.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Changes saved");
  expect(server.inputsOf("DocumentAmend")).toMatchObject([
    { id: ID, version: 4, amendments: { amount: "900000.00" } },
  ]);
  expect(
    Object.keys((server.inputsOf("DocumentAmend") as { amendments: object }[])[0]?.amendments ?? {}),
  ).toEqual(["amount"]);
});

test("where nothing changed nothing is sent", async () => {
  const { user, server, path } = await open(EDIT);
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await screen.findByText("Nothing was changed");
  expect(server.callsOf("DocumentAmend")).toHaveLength(0);
  expect(path()).toBe(`/documents/${HARBOUR_CIVIL.id}/${ID}/view`);
});

test("what somebody else saved meanwhile comes into the form, beside what was typed here", async () => {
  const { user, server } = await open(EDIT, {
    DocumentAmend: { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
  });
  const agreement = await field("Agreement");
  await user.type(agreement, ", stage 2");
  server.answers.DocumentEdit = { data: { document: { ...RECORD, version: 5, amount: "700000.00" } } };
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Someone else changed this document while you were editing");
  await waitFor(async () => expect(((await field("Amount")) as HTMLInputElement).value).toBe("700,000.00"));
  expect((agreement as HTMLTextAreaElement).value).toBe("Subcontract HC-12, stage 2");

  server.answers.DocumentAmend = amended;
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Changes saved");
  expect(server.inputsOf("DocumentAmend").at(-1)).toMatchObject({
    version: 5,
    amendments: { agreementContent: "Subcontract HC-12, stage 2" },
  });
});

test("the record that a refusal as stale brings comes into the form, and is not read again", async () => {
  const current = { document: { ...RECORD, version: 5, amount: "700000.00" } };
  const { user, server } = await open(EDIT, {
    DocumentAmend: { refusal: { code: "CONFLICT", message: "Someone else changed this.", current } },
  });
  const agreement = await field("Agreement");
  await user.type(agreement, ", stage 2");
  const readings = server.callsOf("DocumentEdit").length;
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect(((await field("Amount")) as HTMLInputElement).value).toBe("700,000.00"));
  expect((agreement as HTMLTextAreaElement).value).toBe("Subcontract HC-12, stage 2");
  expect(server.callsOf("DocumentEdit")).toHaveLength(readings);

  server.answers.DocumentAmend = amended;
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Changes saved");
  expect(server.inputsOf("DocumentAmend").at(-1)).toMatchObject({ version: 5 });
});

test("what was typed is back after the page was left, until it is saved or begun again", async () => {
  const first = await open("/documents/add");
  await first.user.type(await field("Amount"), "123");
  await screen.findByText("Kept on this device until it is saved");
  const kept = Object.keys(localStorage).find((name) => name.startsWith("bondline.kept-document."));
  expect(JSON.parse(localStorage.getItem(kept ?? "") ?? "{}").amount).toBe("123");
});

test("paper that was issued through the portal offers one's own notes alone", async () => {
  const issued = { ...RECORD, isSystemDocument: true };
  const { user, server } = await open(EDIT, {
    DocumentEdit: { data: { document: issued } },
    DocumentUpdate: { data: { updateDocument: amended.data.amendDocument } },
  });
  await user.selectOptions(await screen.findByRole("combobox", { name: /Retention type/ }), "LEASE");
  expect(screen.getByRole("heading", { level: 1, name: "Edit notes and contract dates" })).toBeTruthy();
  expect(screen.queryByLabelText("Amount")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Changes saved");
  expect(server.inputsOf("DocumentUpdate")).toMatchObject([{ document: { retentionType: "LEASE" } }]);
});
