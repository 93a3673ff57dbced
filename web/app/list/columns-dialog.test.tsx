// Shows: UI-20.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ColumnsDialog } from "./columns-dialog.tsx";

const ALL = [
  { id: "reference", header: "Reference" },
  { id: "name", header: "Name", isRowName: true },
  { id: "amount", header: "Amount" },
  { id: "bank", header: "Bank" },
];

function open() {
  const onApply = vi.fn();
  render(
    <ColumnsDialog
      all={ALL}
      shown={["reference", "name", "amount"]}
      usual={["reference", "name"]}
      onApply={onApply}
      onClose={() => undefined}
    />,
  );
  return { onApply, user: userEvent.setup() };
}

test("columns are chosen and put in order by keys alone, and the focus stays on the button of the row that moves", async () => {
  const { onApply, user } = open();
  const up = screen.getByRole("button", { name: "Move Bank up" });
  up.focus();
  await user.keyboard("{Enter}{Enter}{Enter}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Bank up");
  expect(screen.getByText("Now 1 of 4")).toBeTruthy();
  await user.click(screen.getByLabelText("Bank"));
  await user.click(screen.getByLabelText("Reference"));
  screen.getByRole("button", { name: "Move Name down" }).focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Name down");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(onApply).toHaveBeenCalledWith(["bank", "amount", "name"]);
});

test("the column that names the row stays, and the usual ones come back", async () => {
  const { onApply, user } = open();
  expect(screen.getByLabelText("Name")).toHaveProperty("disabled", true);
  await user.click(screen.getByLabelText("Bank"));
  await user.click(screen.getByRole("button", { name: "As usual" }));
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(onApply).toHaveBeenCalledWith(["reference", "name"]);
});
