// Menus are walked by keyboard, act once, and give the focus back.

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { MenuButton } from "./menu-button.tsx";

const focused = () => document.activeElement?.textContent;

test("arrows, Home, End and first letters move; Enter acts, closes and gives the focus back", async () => {
  const onShare = vi.fn();
  render(
    <MenuButton
      label="More actions"
      items={[{ label: "Amend" }, { label: "Share", onSelect: onShare }, { label: "Close out" }]}
    />,
  );
  const button = screen.getByRole("button", { name: "More actions" });
  button.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(focused()).toBe("Amend");
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("Close out");
  await userEvent.keyboard("{Home}");
  expect(focused()).toBe("Amend");
  await userEvent.keyboard("s");
  expect(focused()).toBe("Share");
  await userEvent.keyboard("{Enter}");
  expect(onShare).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("a press elsewhere closes without acting", async () => {
  render(
    <>
      <MenuButton label="More actions" items={[{ label: "Amend" }]} />
      <p>Elsewhere</p>
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(screen.getByText("Elsewhere"));
  expect(screen.queryByRole("menu")).toBeNull();
});

test("without anything allowed there is no button", () => {
  render(<MenuButton label="More actions" items={[]} />);
  expect(screen.queryByRole("button")).toBeNull();
});
