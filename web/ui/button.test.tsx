// What a button promises while it works, and while it can't yet act.

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("a busy button keeps the focus, says that it is busy, and can't be pressed twice", async () => {
  const onClick = vi.fn();
  render(
    <Button isLoading onClick={onClick}>
      Pay by card
    </Button>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Pay by card" }));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
});

test("a button that can't yet act says why, can be reached, and submits nothing", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason="Approve the wording first">
        Submit draft
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", {
    name: "Submit draft",
    description: "Approve the wording first",
  });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});
