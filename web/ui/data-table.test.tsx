// Shows: UI-20.

import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DataTable } from "./data-table.tsx";
import type { DataTableColumn, TableSort } from "./data-table-column.ts";
import { EmptyState } from "./empty-state.tsx";
import { DocumentIcon } from "./icons.ts";
import { keepSortPreference, readSortPreference } from "./sort-preference.ts";

type Row = { readonly id: string; readonly name: string; readonly amount: string };

const ROWS: readonly Row[] = [
  { id: "BG-1", name: "Acacia Engineering Pty Ltd", amount: "$1,546,248.99" },
  { id: "BG-2", name: "Murray Engineering Pty Ltd", amount: "$305,112.30" },
];

const COLUMNS: readonly DataTableColumn<Row>[] = [
  {
    id: "name",
    header: "Beneficiary",
    isSortable: true,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: (row) => row.name,
  },
  {
    id: "amount",
    header: "Amount",
    isSortable: true,
    align: "right",
    skeleton: { kind: "amount", widthPx: 90 },
    cell: (row) => row.amount,
  },
];

const PROPS = {
  label: "Documents",
  columns: COLUMNS,
  rows: ROWS,
  rowKey: (row: Row) => row.id,
  rowHref: (row: Row) => `/documents/${row.id}`,
  phoneRow: (row: Row) => ({ title: row.name, amount: row.amount, detail: row.id }),
  empty: <EmptyState icon={DocumentIcon} title="No documents yet" sentence="They appear here." />,
};

afterEach(() => vi.unstubAllGlobals());

test("each row is named by its link, and amounts are its other cells", () => {
  render(<DataTable {...PROPS} />);
  const row = screen.getByRole("row", { name: /Acacia/ });
  expect(within(row).getByRole("rowheader").textContent).toBe("Acacia Engineering Pty Ltd");
  expect(within(row).getByRole("link").getAttribute("href")).toBe("/documents/BG-1");
  expect(within(row).getByRole("cell").textContent).toBe("$1,546,248.99");
});

test("all that are shown can be chosen once there are some, and not while they are on their way", async () => {
  const choose = vi.fn();
  const selection = { isChosen: () => false, choose, nameOf: ({ name }: Row) => name, allName: "All" };
  const { rerender } = render(<DataTable {...PROPS} rows={undefined} selection={selection} />);
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "All" });
  expect(box().disabled).toBe(true);
  rerender(<DataTable {...PROPS} selection={selection} />);
  await userEvent.click(box());
  expect(choose).toHaveBeenCalledWith(ROWS, true);
});

test("it asks for the room of its columns and a name, and for no more: a card of 768 px shows its amounts whole", () => {
  const amount = { ...COLUMNS[1]!, width: "148px" };
  const status = { ...amount, id: "status", header: "Status" };
  const expires = { ...amount, id: "expires", header: "Expires", isSecondary: true };
  render(<DataTable {...PROPS} columns={[COLUMNS[0]!, status, amount, expires]} />);
  expect(screen.getByRole("table").style.minWidth).toBe("536px");
});

test("a press on a heading sorts: names from A, amounts from the largest, and a second press turns it round", async () => {
  const sorts: TableSort[] = [];
  const { rerender } = render(<DataTable {...PROPS} onSort={(sort) => sorts.push(sort)} />);
  await userEvent.click(screen.getByRole("button", { name: "Beneficiary" }));
  await userEvent.click(screen.getByRole("button", { name: "Amount" }));
  rerender(<DataTable {...PROPS} sort={sorts[1]} onSort={(sort) => sorts.push(sort)} />);
  expect(screen.getByRole("columnheader", { name: "Amount" }).getAttribute("aria-sort")).toBe("descending");
  expect(screen.getByRole("columnheader", { name: "Beneficiary" }).getAttribute("aria-sort")).toBe("none");
  await userEvent.click(screen.getByRole("button", { name: "Amount" }));
  expect(sorts).toEqual([
    { columnId: "name", direction: "ascending" },
    { columnId: "amount", direction: "descending" },
    { columnId: "amount", direction: "ascending" },
  ]);
});

test("the order of a table is remembered on this device, and a damaged memory is ignored", () => {
  keepSortPreference("documents", { columnId: "amount", direction: "descending" });
  expect(readSortPreference("documents")).toEqual({ columnId: "amount", direction: "descending" });
  localStorage.setItem("bondline.sort.documents", "amount sideways");
  expect(readSortPreference("documents")).toBeUndefined();
  expect(readSortPreference("members")).toBeUndefined();
});

test("while the first page loads the headings stand and the table is busy; while it is fetched anew the rows stay", () => {
  const { rerender } = render(<DataTable {...PROPS} rows={undefined} />);
  expect(screen.getByRole("table", { name: "Documents" }).getAttribute("aria-busy")).toBe("true");
  expect(screen.getAllByRole("columnheader")).toHaveLength(2);
  rerender(<DataTable {...PROPS} isRefetching />);
  expect(screen.getAllByRole("rowheader")).toHaveLength(2);
  expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
});

test("nothing, failure and paging each say what they are", async () => {
  const onRetry = vi.fn();
  const onNext = vi.fn();
  const { rerender } = render(<DataTable {...PROPS} rows={[]} />);
  expect(screen.getByRole("heading", { name: "No documents yet" })).toBeDefined();
  rerender(
    <DataTable {...PROPS} rows={undefined} error={{ sentence: "The server did not answer.", onRetry }} />,
  );
  await userEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(<DataTable {...PROPS} footer={{ from: 1, to: 25, total: 10_000, onNext }} />);
  expect(screen.getByText("1–25 of 10,000")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(onNext).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Previous page" }).disabled).toBe(true);
});

test("on a phone the rows are a list, each a link as a whole", () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<DataTable {...PROPS} />);
  expect(screen.queryByRole("table")).toBeNull();
  const [first] = within(screen.getByRole("list", { name: "Documents" })).getAllByRole("link");
  expect(first?.textContent).toBe("Acacia Engineering Pty Ltd$1,546,248.99BG-1");
});
