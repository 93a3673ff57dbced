// Shows: R-32..R-36, AL-02..AL-08, DOC-108, INV-02..INV-04, INV-25, INV-26, O-16..O-18, UI-03, V-031..V-036.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { BILLED, invoicesOf } from "./invoice-example.ts";

const ADMIN = {
  ...HARBOUR_CIVIL,
  capabilities: ["CAN_VIEW", "CAN_UPDATE_DETAILS", "CAN_MANAGE_ALERT_CONFIGURATIONS", "CAN_VIEW_BILLING"],
};
const USER = { ...ADMIN, capabilities: ["CAN_VIEW", "CAN_MANAGE_ALERT_CONFIGURATIONS", "CAN_VIEW_BILLING"] };
const LIMITED = { ...ADMIN, capabilities: ["CAN_VIEW"] };

const KEY = { id: "0198c000-0000-7000-8000-000000000901", key: "Cost centre" };
const RECORD = {
  ...ADMIN,
  version: 3,
  abnStatus: "CONFIRMED",
  abnRefusedBecause: null,
  legalName: "Harbour Civil Pty Ltd",
  registeredName: null,
  hasRegisteredName: null,
  postalAddressSameAsBusinessAddress: true,
  allowsActing: true,
  postalAddress: null,
  documentMetadataKeys: [KEY],
};
const ALERT = {
  id: "0198c000-0000-7000-8000-000000000902",
  emailAddresses: ["ada@harbourcivil.example", "cfo@harbourcivil.example"],
  triggerProperty: "EXPIRES_AT",
  triggerLeadTime: 30,
  facilityId: null,
  facilityName: null,
  facilityLimit: null,
  facilityLimitIncludeProjectedDocs: false,
  unconfirmedEmailAddresses: ["cfo@harbourcivil.example"],
  version: 1,
};
const PREVIEW = {
  alertPreview: {
    totalCount: 7,
    items: [
      {
        documentId: "0198c000-0000-7000-8000-000000000903",
        facilityId: null,
        referenceNumber: "BG-104212",
        amount: "250000.00",
        beneficiaryName: "Woolworths Group Limited",
        triggerDate: "2027-01-12",
        sendDate: "2026-12-11",
        isDue: false,
        subject: "BG-104212 expires on 12/01/2027",
        text: "The bank guarantee BG-104212 expires on 12/01/2027, in 32 days.",
      },
    ],
  },
};
const EXPIRED = {
  ...BILLED,
  invoice: {
    ...BILLED.invoice,
    id: "0198c000-0000-7000-8000-000000000906",
    invoiceNumber: "INV-OLD1",
    status: "void",
  },
};

const alertsOf = (alerts: readonly object[]) => ({
  data: {
    alertConfigurations: {
      totalCount: alerts.length,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: alerts.map((node) => ({ node })),
    },
  },
});

async function openAt(at: string, { organisation = ADMIN, answers = {} }: Wishes = {}) {
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [organisation] }),
      SettingsOrganisation: {
        data: { organisation: { ...RECORD, capabilities: organisation.capabilities } },
      },
      SettingsAlerts: alertsOf([ALERT]),
      SettingsAlertPreview: { data: PREVIEW },
      SettingsInvoices: { data: invoicesOf([BILLED, EXPIRED]) },
      ...answers,
    },
  });
}
type Wishes = { organisation?: typeof ADMIN; answers?: FakeAnswers };

function typedIn(field: HTMLElement): string {
  return (field as HTMLInputElement).value;
}

test("the settings open with the organisation, and lead to alerts, metadata and billing", async () => {
  const { path, user } = await openAt("/settings");
  expect(typedIn(await screen.findByLabelText("Organisation name"))).toBe("Harbour Civil Pty Ltd");
  expect(path()).toBe("/settings/organisation");
  for (const [tab, heading] of [
    ["Alerts", "30 days before the expiry date"],
    ["Metadata", "Cost centre"],
    ["Billing", "INV-7KQ2"],
  ] as const) {
    await user.click(within(screen.getByRole("navigation", { name: "Settings" })).getByText(tab));
    expect((await screen.findAllByText(heading)).length).toBeGreaterThan(0);
    expect(path()).toBe(`/settings/${tab.toLowerCase()}`);
  }
  expect(screen.getAllByRole("link", { name: "Settings" })[0]?.getAttribute("aria-current")).toBe("page");
});

test("a standard user reads the details, and a limited user is offered no settings at all", async () => {
  await openAt("/settings/organisation", { organisation: USER });
  expect(await screen.findByText("The same as the business address")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

test("a limited user is told that there is nothing to set", async () => {
  await openAt("/settings/billing", { organisation: LIMITED });
  expect(await screen.findByText("There is nothing here for you to set")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Settings" })).toBeNull();
});

test("what the identity rests on is locked, and a postal address of its own is asked for part by part", async () => {
  const { user, server } = await openAt("/settings/organisation", {
    answers: {
      SettingsUpdateOrganisation: {
        data: { updateOrganisation: { clientMutationId: "1", organisation: { ...RECORD, version: 4 } } },
      },
    },
  });
  for (const label of ["ABN or ACN", "Entity type", "Industry"])
    expect((await screen.findByLabelText(label)).hasAttribute("readonly")).toBe(true);

  await user.click(screen.getByLabelText("The same as the business address"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(4);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Address line 1")));

  await user.type(screen.getByLabelText("Address line 1"), "PO Box 7");
  await user.type(screen.getByLabelText("Suburb"), "Newcastle");
  await user.selectOptions(screen.getByLabelText("State"), "VIC");
  await user.type(screen.getByLabelText("Postcode"), "1300");
  expect(await screen.findByText(/usually belongs to NSW, not VIC/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText("State"), "NSW");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(server.inputsOf("SettingsUpdateOrganisation")[0]).toMatchObject({
      version: 3,
      postalAddressSameAsBusinessAddress: false,
      postalAddress: { line1: "PO Box 7", line2: "", suburb: "Newcastle", state: "NSW", postalCode: "1300" },
    }),
  );
  expect(await screen.findByText("Organisation Details Updated")).toBeDefined();
});

test("an alert says whose confirmation it waits for", async () => {
  await openAt("/settings/alerts");
  expect(await screen.findByText(/^Waiting for confirmation: cfo@harbourcivil.example\./)).toBeDefined();
});

test("details that somebody else saved meanwhile can be saved over, and nothing typed is lost", async () => {
  const { user, server } = await openAt("/settings/organisation", {
    answers: {
      SettingsUpdateOrganisation: { refusal: { code: "CONFLICT", message: "Someone else changed this" } },
    },
  });
  await user.type(await screen.findByLabelText("Organisation name"), " (NSW)");
  server.answers.SettingsOrganisation = { data: { organisation: { ...RECORD, version: 8 } } };
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Save again to keep what you typed/)).toBeDefined();
  expect(typedIn(screen.getByLabelText("Organisation name"))).toBe("Harbour Civil Pty Ltd (NSW)");
  await waitFor(() => expect(server.callsOf("SettingsOrganisation")).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(server.inputsOf("SettingsUpdateOrganisation")[1]).toMatchObject({ version: 8 }));
});

test("an alert is set up with a preview of what it would send", async () => {
  const { user, server } = await openAt("/settings/alerts", {
    answers: {
      SettingsAlerts: alertsOf([]),
      SettingsAddAlert: {
        data: { createOrganisationAlertConfiguration: { clientMutationId: "1", alertConfiguration: ALERT } },
      },
    },
  });
  expect(await screen.findByText("No alerts yet")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Add alert" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add alert" }));
  expect(await dialog.findByText("BG-104212 expires on 12/01/2027")).toBeDefined();
  expect(dialog.getByText("and 6 more later")).toBeDefined();

  const days = dialog.getByLabelText("Days before");
  await user.clear(days);
  await user.type(days, "366");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("This field must be between 1 and 365")).toBeDefined();
  await user.clear(days);
  await user.type(days, "14");
  const recipients = dialog.getByRole("textbox", { name: "Recipients" });
  await user.type(recipients, "nobody{Enter}");
  expect(await dialog.findByText("This field must be a valid email")).toBeDefined();
  await user.clear(recipients);
  await user.type(recipients, "cfo@harbourcivil.example{Enter}");

  server.answers.SettingsAlerts = alertsOf([{ ...ALERT, triggerLeadTime: 14 }]);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("14 days before the expiry date")).toBeDefined();
  expect(server.inputsOf("SettingsAddAlert")[0]).toMatchObject({
    triggerProperty: "EXPIRES_AT",
    triggerLeadTime: 14,
    emailAddresses: ["ada@harbourcivil.example", "cfo@harbourcivil.example"],
  });
  const asked = server.callsOf("SettingsAlertPreview").at(-1);
  expect(asked?.variables).toMatchObject({ triggerLeadTime: 14 });
});

test("reminders until somebody acknowledges need people to name and no days", async () => {
  const { user, server } = await openAt("/settings/alerts", {
    answers: {
      SettingsAlerts: alertsOf([]),
      SettingsAddAlert: {
        data: { createOrganisationAlertConfiguration: { clientMutationId: "1", alertConfiguration: ALERT } },
      },
    },
  });
  await user.click((await screen.findAllByRole("button", { name: "Add alert" }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("What to watch"), "Expiry, until acknowledged");
  expect(dialog.getByText(/Emails 90, 60, 30, 14, 7 and 1 business days before/)).toBeDefined();
  expect(dialog.queryByLabelText("Days before")).toBeNull();
  expect(dialog.getByText(/We tell the person who added the document first/)).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(server.inputsOf("SettingsAddAlert")).toMatchObject([
      {
        triggerProperty: "EXPIRY_LADDER",
        triggerLeadTime: null,
        emailAddresses: ["ada@harbourcivil.example"],
      },
    ]),
  );
});

test("an alert on a facility asks which one and from which use on, and shows how much is on it now", async () => {
  const { user, server } = await openAt("/settings/alerts", {
    answers: {
      SettingsAlerts: alertsOf([]),
      SettingsFacilities: {
        data: {
          facilities: [
            {
              id: "0198c000-0000-7000-8000-0000000000f1",
              organisationId: HARBOUR_CIVIL.id,
              name: "Westpac line",
              limit: "5000000.00",
            },
            { id: "f2", organisationId: "another", name: "Shared by somebody", limit: "1.00" },
          ],
        },
      },
      SettingsAlertPreview: {
        data: {
          alertPreview: {
            totalCount: 1,
            items: [
              {
                documentId: null,
                facilityId: "0198c000-0000-7000-8000-0000000000f1",
                referenceNumber: "Westpac line",
                amount: "1430000.50",
                beneficiaryName: null,
                triggerDate: null,
                sendDate: null,
                isDue: false,
                subject: "Westpac line: $1,430,000.50 of $5,000,000.00 is taken",
                text: "…",
              },
            ],
          },
        },
      },
      SettingsAddAlert: {
        data: { createOrganisationAlertConfiguration: { clientMutationId: "1", alertConfiguration: ALERT } },
      },
    },
  });
  await user.click((await screen.findAllByRole("button", { name: "Add alert" }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("What to watch"), "Use of a facility");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findAllByText("This field is required.")).toHaveLength(2);
  expect(dialog.queryByText("Shared by somebody")).toBeNull();
  await user.selectOptions(dialog.getByLabelText("Facility"), "Westpac line");
  await user.type(dialog.getByLabelText("Tell when the use reaches"), "4,000,000");
  expect(await dialog.findByText("$1,430,000.50 is on it now")).toBeDefined();
  expect(dialog.getByText(/Not reached yet/)).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(server.inputsOf("SettingsAddAlert")[0]).toMatchObject({
      triggerProperty: "FACILITY_LIMIT",
      triggerLeadTime: null,
      facilityId: "0198c000-0000-7000-8000-0000000000f1",
      facilityLimit: "4000000",
      facilityLimitIncludeProjectedDocs: true,
    }),
  );
});

test("an alert is removed only after the question was answered", async () => {
  const { user, server } = await openAt("/settings/alerts", {
    answers: {
      SettingsRemoveAlert: { data: { removeOrganisationAlertConfiguration: { clientMutationId: "1" } } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Actions for 30 days before the expiry date" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove alert" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Remove this alert?" }));
  server.answers.SettingsAlerts = alertsOf([]);
  await user.click(question.getByRole("button", { name: "Remove alert" }));
  expect(await screen.findByText("No alerts yet")).toBeDefined();
  expect(server.inputsOf("SettingsRemoveAlert")[0]).toMatchObject({ id: ALERT.id, version: 1 });
});

test("a key is added, refused when it is there already, and removed after a question", async () => {
  const changed = (keys: readonly object[]) => ({ ...RECORD, documentMetadataKeys: keys });
  const { user, server } = await openAt("/settings/metadata", {
    answers: {
      SettingsAddKey: {
        refusal: {
          code: "VALIDATION_ERROR",
          message: "This key is in the list already.",
          fields: { key: "This key is in the list already." },
        },
      },
      SettingsRemoveKey: {
        data: { removeOrganisationDocumentMetadata: { clientMutationId: "1", organisation: changed([]) } },
      },
    },
  });
  await user.type(await screen.findByLabelText("New field"), "cost centre");
  await user.click(screen.getByRole("button", { name: "Add field" }));
  expect(await screen.findByText("This key is in the list already.")).toBeDefined();

  const site = { id: "0198c000-0000-7000-8000-000000000907", key: "Site" };
  server.answers.SettingsAddKey = {
    data: {
      createOrganisationDocumentMetadata: { clientMutationId: "2", organisation: changed([KEY, site]) },
    },
  };
  await user.clear(screen.getByLabelText("New field"));
  await user.type(screen.getByLabelText("New field"), "Site");
  await user.click(screen.getByRole("button", { name: "Add field" }));
  await user.click(await screen.findByRole("button", { name: "Remove Site" }));
  await user.click(await screen.findByRole("button", { name: "Remove field" }));
  expect(await screen.findByText("No fields yet")).toBeDefined();
});

test("invoices are listed with their status, and only an open one can be paid", async () => {
  const { user, server } = await openAt("/settings/billing");
  expect(
    (await screen.findAllByText("Bank Guarantee BD-104212 for Woolworths Group Limited"))[0],
  ).toBeDefined();
  expect(screen.getAllByText("$2,212.50")[0]).toBeDefined();
  const table = within(screen.getByRole("table", { name: "Invoices" }));
  expect(table.getByText("Expired")).toBeDefined();

  await user.click(table.getByRole("button", { name: "Actions for INV-OLD1" }));
  expect(screen.queryByRole("menuitem", { name: "Pay" })).toBeNull();
  await user.keyboard("{Escape}");
  await user.click(table.getByRole("button", { name: "Actions for INV-7KQ2" }));
  expect(await screen.findByRole("menuitem", { name: "Pay" })).toBeDefined();
  await user.keyboard("{Escape}");

  server.answers.SettingsInvoices = { data: invoicesOf([]) };
  await user.click(screen.getByLabelText("Paid"));
  expect(await screen.findByText("No invoices of this kind")).toBeDefined();
  expect(server.callsOf("SettingsInvoices").at(-1)?.variables).toMatchObject({ status: "paid" });
});

test("invoices of what is archived are asked for by the filter", async () => {
  const { server } = await openAt("/settings/billing?archived=ARCHIVED");
  expect(await screen.findByText("Archive: Archived")).toBeDefined();
  expect(server.callsOf("SettingsInvoices").at(-1)?.variables).toMatchObject({
    filter: { archived: ["ARCHIVED"] },
  });
});

test("what is owed stands above the invoices, by how late it is", async () => {
  await openAt("/settings/billing");
  const figure = async (label: string) => {
    const term = await screen.findByText(label);
    const [value, note] = [...(term.parentElement?.querySelectorAll("dd") ?? [])];
    await waitFor(() => expect(value?.textContent).toContain("$"));
    return `${value?.textContent} ${note?.textContent}`;
  };
  expect(await figure("Owing")).toBe("$3,862.50 As of 23/11/2026");
  expect(await figure("Not due yet")).toBe("$2,212.50 1 invoice");
  expect(await figure("31 to 60 days late")).toBe("$1,650.00 2 invoices");
  expect(await figure("Over 90 days late")).toBe("$0.00 0 invoices");
});

test("an invoice is shown as a page to print", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:invoice");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const { user } = await openAt("/settings/billing");
  const table = within(await screen.findByRole("table", { name: "Invoices" }));
  await user.click(await table.findByRole("button", { name: "Actions for INV-7KQ2" }));
  await user.click(await screen.findByRole("menuitem", { name: "View and print" }));
  expect((await screen.findByTitle("Invoice INV-7KQ2")).getAttribute("src")).toBe("blob:invoice");
  expect(screen.getByRole("button", { name: "Print" }).hasAttribute("disabled")).toBe(false);
});

test("an invoice is sent to further people, each address validated before it is added", async () => {
  const { user, server } = await openAt("/settings/billing", {
    answers: { SettingsResendInvoices: { data: { resendInvoices: { clientMutationId: "1" } } } },
  });
  const table = within(await screen.findByRole("table", { name: "Invoices" }));
  await user.click(await table.findByRole("button", { name: "Actions for INV-7KQ2" }));
  await user.click(await screen.findByRole("menuitem", { name: "Send to more people" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send INV-7KQ2" }));
  await user.click(dialog.getByRole("button", { name: "Send invoice" }));
  expect(await dialog.findByText("Please add at least one recipient")).toBeDefined();

  const recipients = dialog.getByRole("textbox", { name: "Recipients" });
  await user.type(recipients, "cfo@harbourcivil.example;owner@kestrel.example;");
  await user.click(dialog.getByRole("button", { name: "Send invoice" }));
  expect(await screen.findByText("Your invoice has been sent")).toBeDefined();
  expect(server.inputsOf("SettingsResendInvoices")[0]).toMatchObject({
    recipients: "cfo@harbourcivil.example;owner@kestrel.example",
    referenceNumber: "BL-7KQ2",
  });
});
