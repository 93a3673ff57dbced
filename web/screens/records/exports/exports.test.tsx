// Shows: RP-02, UI-16.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as saving from "../../../app/save-file.ts";
import { HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { EMPTY_LISTS, listCounts } from "../../../testing/list-answers.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const COLUMNS = [
  { key: "referenceNumber", label: "Reference", isUsual: true },
  { key: "amount", label: "Amount", isUsual: true },
  { key: "description", label: "Description", isUsual: false },
];
const offer = (rowCount = 7, rowCountIsCapped = false) => ({
  data: { exportOffer: { rowCount, rowCountIsCapped, columns: COLUMNS } },
});
const anExport = (fields: object = {}) => ({
  id: "e1",
  kind: "DOCUMENTS",
  organisationId: HARBOUR_CIVIL.id,
  status: "RUNNING",
  fileName: "Harbour-Civil documents 2026-11-20.csv",
  fileSize: null,
  rowsExpected: 7,
  rowsWritten: 0,
  createdAt: "2026-11-20T00:00:00Z",
  expiresAt: null,
  ...fields,
});
const READY = anExport({ status: "READY", rowsWritten: 7, fileSize: 1_200 });

async function opened(answers: FakeAnswers = {}, at = "/documents?tab=established") {
  const client = await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(),
      ...EMPTY_LISTS,
      ListCounts: listCounts({ drafts: 3, discontinued: 1, established: 7, projected: 2, awaitingReturn: 4 }),
      ExportOffer: offer(),
      ExportCreate: { data: { createExport: { clientMutationId: "m", export: anExport() } } },
      ExportRead: { data: { export: READY } },
      ...answers,
    },
  });
  await client.user.click(await screen.findByRole("button", { name: "Export" }));
  const dialog = await screen.findByRole("dialog", { name: "Export" });
  await within(dialog).findByText("7 rows");
  return { ...client, dialog: within(dialog) };
}

test("what is chosen goes out in the order in which it stands, with the list as it is narrowed", async () => {
  const { user, server, dialog } = await opened();
  expect(dialog.getByText("2 of 3 chosen")).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: "Description" }));
  await user.click(dialog.getByRole("button", { name: "Move Description up" }));
  await user.click(dialog.getByRole("checkbox", { name: "Reference" }));
  await user.click(dialog.getByRole("radio", { name: "Excel (XLSX)" }));
  await user.click(dialog.getByRole("button", { name: "Export" }));
  await screen.findByRole("dialog", { name: "Your export is ready" });
  expect(server.callsOf("ExportCreate")[0]?.variables.input).toMatchObject({
    wanted: {
      organisationId: HARBOUR_CIVIL.id,
      documents: { tab: "ESTABLISHED", sort: { field: "ESTABLISHED_AT", direction: "DESC" } },
    },
    format: "XLSX",
    columns: ["description", "amount"],
  });
});

test("without a column nothing can be exported, and all or the usual ones come back by one press", async () => {
  const { user, dialog } = await opened();
  await user.click(dialog.getByRole("button", { name: "None" }));
  expect(dialog.getByText("0 of 3 chosen")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Export" }).getAttribute("aria-disabled")).toBe("true");
  await user.click(dialog.getByRole("button", { name: "All" }));
  expect(dialog.getByText("3 of 3 chosen")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Usual" }));
  expect(dialog.getByText("2 of 3 chosen")).toBeTruthy();
});

test("the file is fetched by a link of its moment; without one it says why", async () => {
  const save = vi.spyOn(saving, "saveFromAddress").mockReturnValue();
  const { user, server, dialog } = await opened({
    ExportLink: { data: { export: { id: "e1", download: { url: "https://files/e1" } } } },
  });
  await user.click(dialog.getByRole("button", { name: "Export" }));
  const ready = within(await screen.findByRole("dialog", { name: "Your export is ready" }));
  expect(ready.getByText("7 rows · 1 kB. You can download it for 7 days.")).toBeTruthy();
  await user.click(ready.getByRole("button", { name: "Download" }));
  await waitFor(() => expect(save).toHaveBeenCalledWith("https://files/e1", READY.fileName));
  server.answers.ExportLink = { data: { export: { id: "e1", download: null } } };
  await user.click(ready.getByRole("button", { name: "Download" }));
  expect(await screen.findByText("This file can't be downloaded any more")).toBeTruthy();
});

test("how far it is can be watched and left; it goes on, and says so when it is ready", async () => {
  const { user, server, dialog } = await opened({
    ExportRead: { data: { export: anExport({ rowsWritten: 4 }) } },
  });
  await user.click(dialog.getByRole("button", { name: "Export" }));
  expect(await screen.findByText("4 of 7 rows")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Export" }).getAttribute("aria-valuenow")).toBe("57");
  await user.click(screen.getByRole("button", { name: "Leave it running" }));
  server.answers.ExportRead = { data: { export: READY } };
  expect(await screen.findByText("Your export is ready", undefined, { timeout: 4_000 })).toBeTruthy();
});

test("called off it is over, and one that failed can be started again", async () => {
  const { user, server, dialog } = await opened({
    ExportRead: { data: { export: anExport() } },
    ExportCancel: {
      data: { cancelExport: { clientMutationId: "m", export: anExport({ status: "CANCELLED" }) } },
    },
  });
  await user.click(dialog.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("button", { name: "Cancel export" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.callsOf("ExportCancel")[0]?.variables.input).toMatchObject({ id: "e1" });

  server.answers.ExportRead = { data: { export: anExport({ status: "FAILED" }) } };
  await user.click(screen.getByRole("button", { name: "Export" }));
  await screen.findByText("7 rows");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Export" }));
  expect(await screen.findByText("The export could not be made")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Start again" }));
  expect(await screen.findByText("2 of 3 chosen")).toBeTruthy();
});

test("a refusal is told in the dialog, and what could not be read can be read again", async () => {
  const { user, dialog } = await opened({
    ExportCreate: { refusal: { code: "RATE_LIMITED", message: "Please wait a moment." } },
  });
  await user.click(dialog.getByRole("button", { name: "Export" }));
  expect(await dialog.findByText("The export was not started")).toBeTruthy();
});

test("where drafts and documents stand in one list, each is a file of its own", async () => {
  const { user, server, dialog } = await opened({}, "/documents");
  await user.click(dialog.getByRole("radio", { name: "Drafts" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer").at(-1)?.variables.wanted).toMatchObject({
      drafts: { tab: null, sort: { field: "UPDATED_AT", direction: "DESC" } },
    }),
  );
});

test("all data is asked for in parts, with the password where the server wants it again, and found on the page", async () => {
  const organisation = {
    ...HARBOUR_CIVIL,
    capabilities: ["CAN_VIEW", "CAN_UPDATE_DETAILS", "CAN_EXPORT_DATA"],
  };
  const zip = { kind: "ORGANISATION", fileName: "Harbour-Civil all data 2026-11-20.zip" };
  const stepUp = { refusal: { code: "STEP_UP_REQUIRED", message: "Sign in again." } } as const;
  const { user, server } = await renderClient({
    at: "/settings/organisation",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [organisation] }),
      SettingsOrganisation: {
        data: {
          organisation: {
            ...organisation,
            version: 3,
            abnStatus: "CONFIRMED",
            abnRefusedBecause: null,
            legalName: "Harbour Civil Pty Ltd",
            registeredName: null,
            hasRegisteredName: null,
            postalAddressSameAsBusinessAddress: true,
            allowsActing: true,
            postalAddress: null,
            documentMetadataKeys: [],
          },
        },
      },
      ExportsRead: { data: { exports: { edges: [{ node: anExport({ ...READY, ...zip }) }] } } },
      ExportCreate: stepUp,
      ExportRead: { data: { export: anExport({ ...READY, ...zip }) } },
    },
  });
  expect(await screen.findByRole("button", { name: `Download ${zip.fileName}` })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Export all data" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export all data" }));
  await user.click(dialog.getByRole("checkbox", { name: "Files" }));
  await user.click(dialog.getByRole("button", { name: "Export all data" }));
  await user.type(await dialog.findByLabelText("Your password"), "Undertake-4pm!");
  server.answers.ExportCreate = {
    data: { createExport: { clientMutationId: "m", export: anExport({ ...zip, rowsWritten: 3 }) } },
  };
  await user.click(dialog.getByRole("button", { name: "Export all data" }));
  expect(await screen.findByText("7 rows and files · 1 kB. You can download it for 7 days.")).toBeTruthy();
  expect(server.callsOf("ExportCreate").at(-1)?.variables.input).toMatchObject({
    wanted: { organisationId: HARBOUR_CIVIL.id, everything: true },
    format: "ZIP",
    columns: ["documents", "drafts", "facilities", "invoices", "members", "alerts", "history"],
    currentPassword: "Undertake-4pm!",
  });
});

test("earlier exports stand in the dialog, with their files while those are kept", async () => {
  const exports = [READY, anExport({ id: "e0", status: "REMOVED", fileName: "old.csv" })];
  const { user, dialog } = await opened({
    ExportsRead: { data: { exports: { edges: exports.map((node) => ({ node })) } } },
  });
  await user.click(dialog.getByText("Recent exports"));
  expect(await dialog.findByText("old.csv")).toBeTruthy();
  expect(dialog.getByText(/Removed$/)).toBeTruthy();
  expect(dialog.getAllByRole("button", { name: /^Download / })).toHaveLength(1);
});

const SCHEDULE = {
  id: "s1",
  name: "Documents",
  rhythm: "WEEKLY",
  onDay: 1,
  organisationId: HARBOUR_CIVIL.id,
  nextAt: "2026-11-29T20:00:00Z",
  lastAt: null as string | null,
  stoppedAt: null as string | null,
  version: 1,
};
const made = { data: { createExportSchedule: { clientMutationId: "m", exportSchedule: SCHEDULE } } };

test("a list is asked for every week, under its name, and says when it comes first", async () => {
  const { user, server, dialog } = await opened({ ExportScheduleCreate: made });
  await user.click(dialog.getByRole("radio", { name: "Every week" }));
  await user.selectOptions(dialog.getByLabelText("Day of the week"), "Friday");
  expect(dialog.getByText(/every Friday at 7.00 am/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Send regularly" }));
  expect(await screen.findByText("It will be sent regularly")).toBeTruthy();
  expect(screen.getByText("Next on 30/11/2026")).toBeTruthy();
  expect(server.callsOf("ExportScheduleCreate")[0]?.variables.input).toMatchObject({
    wanted: { organisationId: HARBOUR_CIVIL.id, documents: { tab: "ESTABLISHED" } },
    name: "Documents",
    rhythm: "WEEKLY",
    onDay: 5,
  });
});

test("what is refused stands at its field, and nothing chosen is lost", async () => {
  const fields = { name: "You can have at most 10." };
  const refused = { refusal: { code: "VALIDATION_ERROR", message: "Please check.", fields } } as const;
  const { user, dialog } = await opened({ ExportScheduleCreate: refused });
  await user.click(dialog.getByRole("radio", { name: "Every month" }));
  await user.selectOptions(dialog.getByLabelText("Day of the month"), "31");
  expect(dialog.getByText(/or its last day/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Send regularly" }));
  expect(await dialog.findByText("You can have at most 10.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLSelectElement>("Day of the month").value).toBe("31");
});

const openPage = (answers: FakeAnswers = {}) =>
  renderClient({
    at: "/exports",
    token: "token",
    answers: {
      SessionUserState: userState(),
      ExportSchedulesRead: { data: { exportSchedules: [SCHEDULE] } },
      ExportsRead: { data: { exports: { edges: [{ node: READY }] } } },
      ...answers,
    },
  });

test("what comes regularly is moved to another day, and removed after a question", async () => {
  const { user, server } = await openPage({
    ExportScheduleUpdate: {
      data: { updateExportSchedule: { clientMutationId: "m", exportSchedule: SCHEDULE } },
    },
    ExportScheduleRemove: { data: { removeExportSchedule: { clientMutationId: "m" } } },
  });
  expect(await screen.findByText("Every Monday · next on 30/11/2026")).toBeTruthy();
  expect(await screen.findByText(READY.fileName)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change Documents" }));
  const dialog = within(screen.getByRole("dialog", { name: "Change a regular export" }));
  await user.click(dialog.getByRole("radio", { name: "Every month" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.callsOf("ExportScheduleUpdate")[0]?.variables.input).toMatchObject({
    id: "s1",
    version: 1,
    rhythm: "MONTHLY",
    onDay: 1,
  });

  server.answers.ExportSchedulesRead = { data: { exportSchedules: [] } };
  await user.click(screen.getByRole("button", { name: "Remove Documents" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Nothing comes regularly")).toBeTruthy();
});

test("changed elsewhere meanwhile, it is saved with what was typed by saving once more", async () => {
  const { user, server } = await openPage({
    ExportScheduleUpdate: { refusal: { code: "CONFLICT", message: "It was changed." } },
  });
  await user.click(await screen.findByRole("button", { name: "Change Documents" }));
  const dialog = within(screen.getByRole("dialog", { name: "Change a regular export" }));
  await user.clear(dialog.getByLabelText("Name"));
  await user.type(dialog.getByLabelText("Name"), "Ours");
  server.answers.ExportSchedulesRead = {
    data: { exportSchedules: [{ ...SCHEDULE, onDay: 3, version: 2 }] },
  };
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/Save again to keep what you typed/)).toBeTruthy();
  await screen.findByText(/Every Wednesday/);

  server.answers.ExportScheduleUpdate = {
    data: { updateExportSchedule: { clientMutationId: "m", exportSchedule: SCHEDULE } },
  };
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.callsOf("ExportScheduleUpdate").at(-1)?.variables.input).toMatchObject({
    version: 2,
    name: "Ours",
  });
});

test("one that rests says why, and a page that could not be read is read again", async () => {
  const { server, user } = await openPage({ ExportSchedulesRead: "unreachable" });
  await screen.findByText("What comes regularly could not be loaded");
  const stopped = { ...SCHEDULE, stoppedAt: "2026-11-29T20:00:00Z", lastAt: "2026-11-22T20:00:00Z" };
  server.answers.ExportSchedulesRead = { data: { exportSchedules: [stopped] } };
  await user.click(screen.getAllByRole("button", { name: /again|retry/i })[0] as HTMLElement);
  expect(await screen.findByText("Stopped")).toBeTruthy();
  expect(screen.getByText("Every Monday · last 23/11/2026")).toBeTruthy();
});
