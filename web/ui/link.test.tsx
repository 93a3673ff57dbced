// Links move within the product, and stay links for new tabs, downloads and other sites.

import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Link, NavigationProvider } from "./link.tsx";

function renderLink(link: React.ReactNode) {
  const go = vi.fn();
  const prepare = vi.fn();
  render(<NavigationProvider value={{ go, prepare }}>{link}</NavigationProvider>);
  return { go, prepare };
}

test("a plain press moves without loading the page, and hovering prepares it", () => {
  const { go, prepare } = renderLink(<Link href="/documents">Documents</Link>);
  fireEvent.mouseEnter(screen.getByRole("link"));
  expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
  expect(go).toHaveBeenCalledWith("/documents");
  expect(prepare).toHaveBeenCalledWith("/documents");
});

test.each([
  ["with Ctrl held", { href: "/documents" }, { ctrlKey: true }],
  ["to another site", { href: "https://example.com" }, {}],
  ["to another host without a scheme", { href: "//example.com" }, {}],
  ["as a download", { href: "/files/1", download: true }, {}],
  ["in a new tab", { href: "/documents", target: "_blank" }, {}],
])("a press %s is left to the browser", (_, link, keys) => {
  const { go } = renderLink(<Link {...link}>Documents</Link>);
  const anchor = screen.getByRole("link");
  const press = createEvent.click(anchor, { ...keys, cancelable: true });
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent(anchor, press);
  expect(go).not.toHaveBeenCalled();
});
