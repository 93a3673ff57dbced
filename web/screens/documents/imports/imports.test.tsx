// Shows: IM-02..IM-07, AT-02, V-043, E-20..E-24, UI-14, UI-15.
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import * as saving from "../../../app/save-file.ts";
import { HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { aPage, EMPTY_LISTS } from "../../../testing/list-answers.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import * as toasts from "../../../ui/toast-store.ts";

const HEADERS = ["Kind", "Amount AUD", "Bank", "Number", "Beneficiary", "Colour"];
const COLUMNS = ["documentVariant", "amount", "bankName", "guaranteeNumber", "beneficiary.name", ""];

function anImport(fields: Record<string, unknown> = {}) {
  return {
    id: "i1",
    version: 3,
    organisationId: HARBOUR_CIVIL.id,
    fileName: "register.csv",
    stage: "READY",
    status: "QUEUED",
    mode: null,
    errors: [],
    notes: [],
    headers: HEADERS,
    columns: COLUMNS,
    capabilities: ["CAN_MAP", "CAN_MEND", "CAN_START", "CAN_CANCEL"],
    createdAt: "2026-11-20T00:00:00Z",
    createdBy: "Ada Nguyen",
    finishedAt: null,
    undoUntil: null,
    rowsForgottenAt: null,
    rowsRead: 4,
    rowsNew: 2,
    rowsDuplicate: 1,
    rowsRefused: 1,
    rowsImported: 0,
    recordsProcessed: 4,
    recordsFailed: 2,
    earlierImport: null,
    beneficiaries: [],
    beneficiariesNotLookedUp: 0,
    ...fields,
  };
}
const DONE = {
  stage: "COMPLETE",
  status: "COMPLETE",
  version: 6,
  capabilities: ["CAN_UNDO"],
  rowsNew: 0,
  rowsImported: 2,
  finishedAt: "2026-11-20T00:01:00Z",
};

const cellsOf = (texts: readonly string[], errors: Readonly<Record<string, string>> = {}) =>
  HEADERS.map((column, at) => ({
    column,
    path: COLUMNS[at],
    place: at,
    was: null,
    mendedBy: null,
    text: texts[at] ?? "",
    error: errors[COLUMNS[at] ?? ""] ?? null,
  }));
const ITEMS = [
  {
    rowNumber: 3,
    verdict: "REFUSED",
    errors: ["Amount AUD: This field must be an amount such as 1,250,000.50"],
    documentId: null,
    cells: cellsOf(["Bank Guarantee", "a lot", "Westpac", "=A-2", "Qantas", "red"], {
      amount: "This field must be an amount such as 1,250,000.50",
    }),
  },
  {
    rowNumber: 5,
    verdict: "DUPLICATE",
    errors: ["Row 2 has the same bank and number already."],
    documentId: null,
    cells: cellsOf(["Bank Guarantee", "100", "Westpac", "A-1", "Qantas", "blue"]),
  },
];
const KEYS = {
  data: { organisation: { id: HARBOUR_CIVIL.id, documentMetadataKeys: [{ id: "k1", key: "Cost centre" }] } },
};

const open = (fields: Record<string, unknown> = {}, answers: FakeAnswers = {}) =>
  renderClient({
    at: "/documents/imports/i1",
    token: "token",
    answers: {
      SessionUserState: userState(),
      ImportRead: { data: { importJob: anImport(fields) } },
      ImportRows: { data: { importJob: { id: "i1", items: ITEMS } } },
      ImportKeys: KEYS,
      ...answers,
    },
  });

test("a register is attached in three steps, and any other file is refused in the given words", async () => {
  const { user } = await renderClient({
    at: "/documents",
    token: "token",
    answers: {
      SessionUserState: userState(),
      ...EMPTY_LISTS,
      ImportKeys: KEYS,
    },
  });
  await user.click(await screen.findByRole("button", { name: "Record" }));
  await user.click(await screen.findByRole("menuitem", { name: "Import a register from CSV" }));
  const dialog = await screen.findByRole("dialog", { name: "Attach file" });
  const steps = within(within(dialog).getByRole("list", { name: "How to import" })).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Download the spreadsheet template."),
    expect.stringContaining("Fill it in following the import guide, and export it as CSV."),
    expect.stringContaining("Upload the CSV."),
  ]);

  const saved = vi.spyOn(saving, "saveText").mockImplementation(() => undefined);
  await user.click(within(dialog).getByRole("button", { name: "Download template" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toBe("Bondline import template.csv");
  expect(saved.mock.calls[0]?.[1]).toMatch(/^\ufeffKind,Amount,Bank or insurer,.*,Cost centre\r\n$/);
  await user.click(within(dialog).getByRole("button", { name: "Download guide" }));
  await waitFor(() => expect(saved.mock.calls[1]?.[1]).toContain("<td>Cost centre</td>"));

  const upload = within(dialog).getByRole("button", { name: "Upload" });
  expect(upload.getAttribute("aria-disabled")).toBe("true");
  const zone = within(dialog).getByLabelText("Register to import");
  expect(zone.getAttribute("accept")).toBe(".csv,.xlsx");
  const rude = userEvent.setup({ applyAccept: false });
  await rude.upload(zone, new File(["x"], "register.pdf", { type: "application/pdf" }));
  expect(await within(dialog).findByText("Wrong File Type")).toBeTruthy();
  expect(
    within(dialog).getByText("You Have Attached a Wrong File Type Please Attach a .CSV File"),
  ).toBeTruthy();
  await user.upload(zone, new File(["Kind\nx"], "register.csv", { type: "text/csv" }));
  expect(upload.getAttribute("aria-disabled")).toBeNull();
});

test("the dry run says of each cell what is wrong, and saves nothing before somebody chooses", async () => {
  const { user, server } = await open(
    {},
    {
      ImportStart: {
        data: {
          startImportJob: {
            clientMutationId: "1",
            importJob: anImport({
              stage: "RUNNING",
              status: "RUNNING",
              version: 4,
              capabilities: ["CAN_CANCEL"],
            }),
          },
        },
      },
    },
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Check the import" })).toBeTruthy();
  expect(screen.getByText("register.csv, 4 rows. Nothing is saved yet.")).toBeTruthy();
  const refused = await screen.findByRole("row", { name: /a lot/ });
  expect(within(refused).getByText("This field must be an amount such as 1,250,000.50")).toBeTruthy();
  const twice = screen.getByRole("row", { name: /A-1/ });
  expect(within(twice).getByText("Row 2 has the same bank and number already.")).toBeTruthy();

  await user.click(screen.getByRole("radio", { name: /All or nothing/ }));
  expect(screen.getByRole("button", { name: "Import 2 rows" }).getAttribute("aria-disabled")).toBe("true");
  await user.click(screen.getByRole("radio", { name: /Keep the good rows/ }));
  await user.click(screen.getByRole("button", { name: "Import 2 rows" }));
  expect(await screen.findByText("CSV results processing.")).toBeTruthy();
  expect(server.callsOf("ImportStart")[0]?.variables.input).toMatchObject({
    id: "i1",
    version: 3,
    mode: "KEEP_GOOD_ROWS",
  });
});

test("the failed rows are saved under the header that they had, formula signs as text", async () => {
  const saved = vi.spyOn(saving, "saveText").mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Download 2 rows that failed" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toMatch(/^register failed rows .*\.csv$/);
  expect(saved.mock.calls[0]?.[1]).toBe(
    "\ufeffKind,Amount AUD,Bank,Number,Beneficiary,Colour\r\nBank Guarantee,a lot,Westpac,'=A-2,Qantas,red\r\nBank Guarantee,100,Westpac,A-1,Qantas,blue\r\n",
  );
});

test("a row is mended where it stands, and a value wherever the column says the same", async () => {
  const { user, server } = await open(
    {},
    {
      ImportMend: { data: { mendImportRow: { clientMutationId: "1", importJob: anImport({ version: 4 }) } } },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Mend row 3" }));
  const dialog = screen.getByRole("dialog", { name: "Mend row 3" });
  const amount = within(dialog).getByLabelText("Amount AUD");
  expect(within(dialog).queryByLabelText("Colour")).toBeNull();
  expect(within(dialog).getByText("This field must be an amount such as 1,250,000.50")).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, "90000");
  await user.click(within(dialog).getByLabelText("Also in every other row that says “a lot”"));
  await user.click(within(dialog).getByRole("button", { name: "Show all 6 cells" }));
  await user.type(within(dialog).getByLabelText("Colour"), "dy");
  await user.click(within(dialog).getByRole("button", { name: "Mend" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.callsOf("ImportMend")[0]?.variables.input).toMatchObject({
    id: "i1",
    version: 3,
    rowNumber: 3,
    cells: [
      { place: 1, text: "90000", isEverywhere: true },
      { place: 5, text: "reddy", isEverywhere: false },
    ],
  });
});

const WESFARMERS = {
  abn: "28008984049",
  legalName: "Wesfarmers Limited",
  rowCount: 400,
  differingCount: 380,
  names: ["Wesfarmers", "WESFARMERS LTD"],
  isAccepted: null,
};
const BHP = {
  ...WESFARMERS,
  abn: "49004028077",
  legalName: "BHP Group Limited",
  rowCount: 1,
  differingCount: 1,
};
const NAMED = { ...BHP, abn: "33051775556", legalName: "Telstra Limited", differingCount: 0, names: [] };

test("beneficiaries that are in the portal are one question each, answered for all their rows at once", async () => {
  const { user, server } = await open(
    { beneficiaries: [WESFARMERS, BHP, NAMED] },
    {
      ImportBeneficiariesAnswer: {
        data: {
          answerImportBeneficiaries: {
            clientMutationId: "1",
            importJob: anImport({ stage: "CHECKING", version: 4, capabilities: ["CAN_CANCEL"] }),
          },
        },
      },
    },
  );
  expect(
    await screen.findByText("2 beneficiaries of this file are organisations in the portal"),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Choose names" }));
  const dialog = screen.getByRole("dialog", { name: "Beneficiaries in the portal" });
  const save = within(dialog).getByRole("button", { name: "Save" });
  expect(save.getAttribute("aria-disabled")).toBe("true");
  const wesfarmers = within(dialog).getByRole("group", { name: /Wesfarmers Limited/ });
  expect(
    within(wesfarmers).getByText(
      "ABN 28 008 984 049 is that of Wesfarmers Limited in the portal. 400 rows, of which 380 say “Wesfarmers”, “WESFARMERS LTD”, or have no number.",
    ),
  ).toBeTruthy();
  expect(within(dialog).getByText("Named so already: Telstra Limited.")).toBeTruthy();
  expect(within(dialog).queryByRole("group", { name: /Telstra/ })).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "Use every name" }));
  await user.click(
    within(within(dialog).getByRole("group", { name: /BHP/ })).getByRole("radio", { name: /Leave it/ }),
  );
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("CSV results processing.")).toBeTruthy();
  expect(server.callsOf("ImportBeneficiariesAnswer")[0]?.variables.input).toMatchObject({
    id: "i1",
    version: 3,
    answers: [
      { abn: "28008984049", isAccepted: true },
      { abn: "49004028077", isAccepted: false },
    ],
  });
});

test("what was answered of a beneficiary can be changed, and a refusal keeps what was chosen", async () => {
  const { user, server } = await open(
    { beneficiaries: [{ ...WESFARMERS, isAccepted: true, differingCount: 0 }] },
    {
      ImportBeneficiariesAnswer: {
        refusal: { code: "CONFLICT", message: "It was changed meanwhile." },
      },
    },
  );
  expect(await screen.findByText("Beneficiaries in the portal: 1 named")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change names" }));
  const dialog = screen.getByRole("dialog", { name: "Beneficiaries in the portal" });
  const leave = within(dialog).getByRole<HTMLInputElement>("radio", { name: /Leave it/ });
  await user.click(leave);
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("It was changed meanwhile.")).toBeTruthy();
  expect(leave.checked).toBe(true);
  expect(server.callsOf("ImportBeneficiariesAnswer")[0]?.variables.input).toMatchObject({
    answers: [{ abn: "28008984049", isAccepted: false }],
  });
});

test("numbers that were not looked up are said, and looked up when the rows are checked again", async () => {
  const { user, server } = await open(
    { beneficiariesNotLookedUp: 85 },
    {
      ImportMap: {
        data: {
          mapImportJob: { clientMutationId: "1", importJob: anImport({ stage: "CHECKING", version: 4 }) },
        },
      },
    },
  );
  expect(await screen.findByText("85 beneficiaries' numbers were not looked up")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Look them up" }));
  await waitFor(() =>
    expect(server.callsOf("ImportMap")[0]?.variables.input).toMatchObject({ id: "i1", columns: COLUMNS }),
  );
});

test("what each column holds is chosen by hand", async () => {
  const { user, server } = await open(
    {},
    {
      ImportMap: {
        data: {
          mapImportJob: { clientMutationId: "1", importJob: anImport({ stage: "CHECKING", version: 4 }) },
        },
      },
    },
  );
  expect(await screen.findByText("Left out: Colour.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change" }));
  const dialog = screen.getByRole("dialog", { name: "What each column holds" });
  await within(dialog).findAllByRole("option", { name: "Cost centre" });
  await user.selectOptions(within(dialog).getByLabelText("Colour"), "metadata.Cost centre");
  await user.click(within(dialog).getByRole("button", { name: "Check again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.callsOf("ImportMap")[0]?.variables.input).toMatchObject({
    id: "i1",
    version: 3,
    columns: [...COLUMNS.slice(0, 5), "metadata.Cost centre"],
  });
});

test("a result is told until it is dismissed, and View opens the counts with every row's errors", async () => {
  const toast = vi.spyOn(toasts, "showToast");
  const { user, server } = await open({ stage: "RUNNING", status: "RUNNING", capabilities: ["CAN_CANCEL"] });
  expect(await screen.findByText("CSV results processing.")).toBeTruthy();
  act(() => server.push("ImportCompleted", { importJobCompleted: anImport(DONE) }));
  expect(await screen.findByText("2 records imported successfully")).toBeTruthy();
  expect(screen.getByText("2 records failed to import")).toBeTruthy();
  expect(toast.mock.calls[0]?.[0].durationMs).toBe(null);
  await user.click(screen.getByRole("button", { name: "View" }));
  const dialog = await screen.findByRole("dialog", { name: "Import result" });
  expect(within(dialog).getByText("2 records imported successfully")).toBeTruthy();
  expect(within(dialog).getByText("2 records failed to import")).toBeTruthy();
  expect(await within(dialog).findByText("Row 3")).toBeTruthy();
  expect(within(dialog).getByText("Row 2 has the same bank and number already.")).toBeTruthy();
});

test("a failure is told for five seconds, and the page keeps why", async () => {
  const toast = vi.spyOn(toasts, "showToast");
  const { server } = await open({
    stage: "CHECKING",
    capabilities: ["CAN_CANCEL"],
    rowsNew: 0,
    rowsDuplicate: 0,
    rowsRefused: 0,
  });
  await screen.findByText("CSV results processing.");
  const refused = {
    stage: "REFUSED",
    status: "FAILED",
    version: 4,
    capabilities: [],
    errors: ["The file is empty."],
    rowsNew: 0,
    rowsDuplicate: 0,
    rowsRefused: 0,
    recordsFailed: 0,
  };
  act(() => server.push("ImportCompleted", { importJobCompleted: anImport(refused) }));
  expect(await screen.findByText("Error processing document, upload was unsuccessful")).toBeTruthy();
  expect(toast.mock.calls[0]?.[0].durationMs).toBe(5000);
  expect(screen.getByText("The file is empty.")).toBeTruthy();
});

test("an import is undone after a question, and a refusal says what keeps it", async () => {
  const message = "One of its documents has been changed since, so the import can't be undone.";
  const { user } = await open(DONE, {
    ImportUndo: {
      refusal: { code: "VALIDATION_ERROR", message: "Check the fields.", fields: { id: message } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "More for this import" }));
  await user.click(await screen.findByRole("menuitem", { name: "Undo import" }));
  const dialog = screen.getByRole("alertdialog", { name: "Undo this import?" });
  expect(within(dialog).getByText(/2 documents that it brought along will be removed/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Undo import" }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test("a file that was imported before is said to be, and an import that is not there leads to the others", async () => {
  await open({ earlierImport: { id: "i0", createdAt: "2026-11-12T00:00:00Z", createdBy: "Ben Okafor" } });
  expect(await screen.findByText("You have imported this file before")).toBeTruthy();
  await open(
    {},
    { ImportRead: { refusal: { code: "IMPORT_JOB_NOT_FOUND", message: "This import could not be found." } } },
  );
  const missing = (await screen.findAllByRole("link", { name: "All imports" }))[0];
  expect(missing?.getAttribute("href")).toBe("/documents/imports");
});

test("earlier imports are listed with what came of each", async () => {
  const { server, user } = await renderClient({
    at: "/documents/imports",
    token: "token",
    answers: { SessionUserState: userState(), ImportsRead: "unreachable" },
  });
  expect(await screen.findByText("Imports could not be loaded")).toBeTruthy();
  server.answers.ImportsRead = { data: { importJobs: aPage([anImport(DONE)]) } };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  const link = await screen.findByRole("link", { name: /register\.csv/ });
  expect(link.getAttribute("href")).toBe("/documents/imports/i1");
  expect(within(link).getByText(/2 imported, 2 failed/)).toBeTruthy();
});

test("imports beyond the first page are reached by their page, which stands in the address", async () => {
  const importsOf = ({ after }: Readonly<Record<string, unknown>>) => ({
    data: {
      importJobs:
        after === "c1"
          ? aPage([anImport({ id: "i26", fileName: "oldest.csv" })], { total: 26 })
          : aPage([anImport(DONE)], { total: 26, endCursor: "c1" }),
    },
  });
  const { user, path } = await renderClient({
    at: "/documents/imports",
    token: "token",
    answers: { SessionUserState: userState(), ImportsRead: importsOf },
  });
  await screen.findByRole("link", { name: /register\.csv/ });
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("link", { name: /oldest\.csv/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /register\.csv/ })).toBeNull();
  expect(screen.getByText("26–26 of 26")).toBeTruthy();
  expect(path()).toBe("/documents/imports?after=c1&page=2");
});
