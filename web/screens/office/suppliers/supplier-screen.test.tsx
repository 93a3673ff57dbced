// Banks and insurers: what each asks for, proposed anew from a day on, its profile, and its history.
// Shows: RD-64.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type {
  AskedDocumentFieldsFragment,
  AskedOfSupplierFragment,
  SupplierRequirementFieldsFragment,
} from "../../../api/generated/graphql.ts";
import { RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const MACQUARIE: SupplierRequirementFieldsFragment = {
  id: "0198c000-0000-7000-8000-00000000005a",
  name: "Macquarie Bank Limited",
  tradeName: "Macquarie",
  key: "MACQUARIE",
  features: ["FUNDING_SECTION"],
  gvpId: null,
  resources: [],
  version: 1,
  updatedAt: null,
  updatedBy: null,
};
const CHANGED: SupplierRequirementFieldsFragment = {
  ...MACQUARIE,
  version: 2,
  updatedAt: "2026-11-20T01:00:00Z",
  updatedBy: "Rosa Whitfield",
};
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

async function open(answers: FakeAnswers = {}, me: Parameters<typeof userState>[0] = { me: ADMINISTRATOR }) {
  return await renderClient({
    at: "/staff/suppliers",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], ...me }),
      SupplierRequirements: { data: { supplierRequirements: [MACQUARIE] } },
      OfficeSuppliers: "silent",
      OfficeAskedDocuments: askedBy(ASKED),
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

const FORM: AskedDocumentFieldsFragment = {
  requiredDocumentType: "APPLICATION_FORM",
  name: "Form 12",
  explanation: "Signed by two directors.",
  templateUrl: "https://macquarie.example/form-12.pdf",
  moment: "SUBMISSION",
  isObligatory: true,
  processTypes: ["BANK_GUARANTEE"],
};
const ASKED: AskedOfSupplierFragment = {
  supplierId: MACQUARIE.id,
  startsAt: null,
  waitingChangeId: null,
  documents: [FORM],
  first: [FORM],
  versions: [],
};
const askedBy = (asked: AskedOfSupplierFragment): FakeAnswer => ({ data: { officeAskedDocuments: [asked] } });

test("the provider looks at the service levels that a bank has set for its own people", async () => {
  const bankService = {
    issueHours: 8,
    applicationHours: null,
    requestHours: null,
    canChange: false,
    version: 1,
  };
  const { user, server } = await open({ BankServiceLevels: { data: { bankService } } });
  await user.click(await screen.findByRole("button", { name: "Service levels of Macquarie" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Service levels of Macquarie" }));
  expect(await dialog.findByText("8 business hours")).toBeTruthy();
  expect(dialog.getAllByText("No service level")).toHaveLength(2);
  expect(server.callsOf("BankServiceLevels")[0]?.variables).toEqual({ supplierId: MACQUARIE.id });
});

async function openDocuments(answers: FakeAnswers = {}) {
  const opened = await open(answers);
  await opened.user.click(await screen.findByRole("button", { name: "Documents that Macquarie asks for" }));
  return {
    ...opened,
    dialog: within(await screen.findByRole("dialog", { name: "What Macquarie asks for" })),
  };
}

test("each bank says what it asks for, and how a draft of a kind is asked for it", async () => {
  const { user, dialog } = await openDocuments();
  expect(screen.getByText("Never changed")).toBeTruthy();
  expect(dialog.getByText("Signed by two directors.")).toBeTruthy();
  expect(dialog.getByRole("link", { name: /Form to fill in/ }).getAttribute("href")).toBe(FORM.templateUrl);
  await user.selectOptions(dialog.getByLabelText("Of a draft for"), "LEASE_BOND");
  expect(await dialog.findByText("Nothing is asked for.")).toBeTruthy();
});

test("a document is added and proposed from a day on, what is missing is said at its field, and who was slower loses nothing", async () => {
  const answers: FakeAnswer[] = [
    { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
    { data: { proposeAskedDocuments: { clientMutationId: "1" } } },
  ];
  const inTurn = () => answers.shift() ?? "unreachable";
  const { user, dialog, server } = await openDocuments({
    AskedDocumentsPropose: inTurn,
  });
  await user.click(dialog.getByRole("button", { name: "Propose a change" }));
  const form = within(
    await screen.findByRole("dialog", { name: "Propose a change of what Macquarie asks for" }),
  );
  await user.click(form.getByRole("button", { name: "Add a document" }));
  const row = within(form.getByRole("group", { name: "Document 2" }));
  await user.selectOptions(row.getByLabelText("Document"), "OTHER_DOCUMENT");
  await user.click(form.getByRole("button", { name: "Propose" }));
  expect(await row.findByText("Say which document it is.")).toBeTruthy();
  expect(form.getByText("What is not complete yet is left out here.")).toBeTruthy();

  await user.type(row.getByLabelText(/^Name/), "Site plan");
  await user.click(row.getByRole("radio", { name: "No" }));
  const preview = within(form.getByRole("region", { name: "How it is asked for" }));
  expect(await preview.findByText("If there is one")).toBeTruthy();
  await user.type(form.getByLabelText("From"), "20/11/2096");
  await user.type(form.getByLabelText("Why"), "The bank has a new form.");
  await user.click(form.getByRole("button", { name: "Propose" }));
  expect(await form.findByText("Nothing was proposed")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("OfficeAskedDocuments")).toHaveLength(2));
  await user.click(form.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("The change is waiting for approval")).toBeTruthy();
  expect(server.inputsOf("AskedDocumentsPropose").at(-1)).toMatchObject({
    supplierId: MACQUARIE.id,
    versionCount: 0,
    startsDate: "2096-11-20",
    documents: [
      FORM,
      {
        requiredDocumentType: "OTHER_DOCUMENT",
        name: "Site plan",
        isObligatory: false,
        moment: "SUBMISSION",
      },
    ],
  });
});

test("what waits for approval is proposed once, and the versions say who agreed on what", async () => {
  const version = {
    id: "v1",
    startsAt: "2026-11-01T00:00:00Z",
    proposedBy: "Rosa Whitfield",
    approvedBy: "Gus Reid",
    documents: [],
  };
  const asked = {
    ...ASKED,
    startsAt: version.startsAt,
    documents: [],
    versions: [version],
    waitingChangeId: "c1",
  };
  const { dialog } = await openDocuments({ OfficeAskedDocuments: askedBy(asked) });
  expect(screen.getByText("Asks for nothing")).toBeTruthy();
  expect(dialog.getByText("A change is waiting for approval")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Propose a change" })).toBeNull();
  expect(dialog.getByText("Proposed by Rosa Whitfield, approved by Gus Reid")).toBeTruthy();
  expect(dialog.getByText("Asked for now")).toBeTruthy();
});

test("the history says who changed it, from what to what", async () => {
  const node = {
    key: "2",
    triggeredAt: "2026-11-20T01:00:00Z",
    triggeredBy: { name: "Bondline, Rosa Whitfield" },
    changes: [
      {
        field: "requiredDocumentTypes",
        label: "Asked for with every application",
        oldDisplayValue: null,
        newDisplayValue: "Application form",
      },
    ],
  };
  const { user } = await open({
    SupplierHistory: {
      data: { supplierHistory: { edges: [{ node }], pageInfo: { hasNextPage: false, endCursor: null } } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "History of Macquarie" }));
  const dialog = within(await screen.findByRole("dialog", { name: "History of Macquarie" }));
  expect(await dialog.findByText("Application form; before: nothing")).toBeTruthy();
  expect(dialog.getByText(/^Bondline, Rosa Whitfield, 20\/11\/2026/)).toBeTruthy();
});

test("for staff who set nothing up the page does not exist", async () => {
  const { path } = await open({}, { me: RAVI });
  await waitFor(() => expect(path()).toBe("/staff/drafts"));
});

test("features and resources of a bank are changed together, and a faulty address is shown at its row", async () => {
  const profiled: SupplierRequirementFieldsFragment = {
    ...CHANGED,
    features: ["DIRECTOR_CONTACT", "FUNDING_SECTION"],
    resources: [{ name: "Guide", kind: "GUIDE", place: "DRAFT", url: "https://macquarie.example/guide" }],
  };
  const answer = { clientMutationId: "1", supplierRequirement: profiled };
  const refusal = {
    code: "VALIDATION_ERROR",
    message: "Check it.",
    fields: { "resources.0.url": "Required" },
  } as const;
  const answers: FakeAnswer[] = [{ refusal }, { data: { updateBankProfile: answer } }];
  const inTurn = () => answers.shift() ?? "unreachable";
  const { user, server } = await open({ BankProfileUpdate: inTurn });
  await user.click(await screen.findByRole("button", { name: "Change the profile of Macquarie" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Profile of Macquarie" }));
  await user.click(dialog.getByRole("checkbox", { name: "Director contact" }));
  await user.click(dialog.getByRole("button", { name: "Add a resource" }));
  const row = within(dialog.getByRole("group", { name: "Resource 1" }));
  await user.type(row.getByLabelText("Name"), "Guide");
  await user.selectOptions(row.getByLabelText("Where it is shown"), "DRAFT");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Nothing was changed")).toBeTruthy();
  expect(row.getByText("This field is required.")).toBeTruthy();

  await user.type(row.getByLabelText("Web address"), "https://macquarie.example/guide");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The profile of Macquarie was changed")).toBeTruthy();
  expect(screen.getByText("Director contact, Funding")).toBeTruthy();
  expect(screen.getByText("Gives 1 thing to read")).toBeTruthy();
  expect(server.inputsOf("BankProfileUpdate").at(-1)).toMatchObject({
    version: 1,
    features: ["FUNDING_SECTION", "DIRECTOR_CONTACT"],
    resources: [{ name: "Guide", kind: "GUIDE", place: "DRAFT", url: "https://macquarie.example/guide" }],
  });
});
