// What banks and insurers ask for: read, changed after a choice, told when somebody was faster, with its history.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SupplierRequirementFieldsFragment } from "../../../../api/generated/graphql.ts";
import { RAVI, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const MACQUARIE: SupplierRequirementFieldsFragment = {
  id: "0198c000-0000-7000-8000-00000000005a",
  name: "Macquarie Bank Limited",
  tradeName: "Macquarie",
  key: "MACQUARIE",
  features: ["FUNDING_SECTION"],
  gvpId: null,
  resources: [],
  requiredDocumentTypes: ["APPLICATION_FORM"],
  version: 1,
  updatedAt: null,
  updatedBy: null,
};
const CHANGED: SupplierRequirementFieldsFragment = {
  ...MACQUARIE,
  requiredDocumentTypes: ["APPLICATION_FORM", "SHARE_CERTIFICATE"],
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
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

async function choose(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.click(await screen.findByRole("button", { name: "Documents that Macquarie asks for" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "What Macquarie asks for" }));
  await user.click(dialog.getByRole("checkbox", { name: "Share certificate" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  return dialog;
}

test("each bank says what it asks for, and one is changed by ticks", async () => {
  const { user, server } = await open({
    SupplierRequirementsUpdate: {
      data: { updateSupplierRequirements: { clientMutationId: "1", supplierRequirement: CHANGED } },
    },
  });
  expect(await screen.findByText("Application form")).toBeTruthy();
  expect(screen.getByText("Never changed")).toBeTruthy();
  await choose(user);
  expect(await screen.findByText("What Macquarie asks for was changed")).toBeTruthy();
  expect(screen.getByText("Application form, Share certificate")).toBeTruthy();
  expect(screen.getByText(/^Changed by Rosa Whitfield, 20\/11\/2026/)).toBeTruthy();
  expect(server.inputsOf("SupplierRequirementsUpdate")).toMatchObject([
    { id: MACQUARIE.id, version: 1, requiredDocumentTypes: ["APPLICATION_FORM", "SHARE_CERTIFICATE"] },
  ]);
});

test("who was slower is told, nothing is changed, and the page is read again", async () => {
  const { user, server } = await open({
    SupplierRequirementsUpdate: { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
  });
  const dialog = await choose(user);
  expect(await dialog.findByText("Nothing was changed")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("SupplierRequirements")).toHaveLength(2));
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
    requiredDocumentTypes: ["APPLICATION_FORM"],
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
