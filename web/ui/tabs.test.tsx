// Tabs are links that mark the present page.

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TabLinks } from "./tabs.tsx";

test("tabs with addresses are links, and the present one is marked", () => {
  render(
    <TabLinks
      label="Documents"
      currentHref="/documents?tab=closed"
      tabs={[
        { label: "Drafts", href: "/documents" },
        { label: "Closed", href: "/documents?tab=closed" },
      ]}
    />,
  );
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Closed");
});
