// Tabs are one stop of the keyboard, moved by arrows; as links they mark the present page.

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { TabLinks, Tabs } from "./tabs.tsx";

function Activity() {
  const [tab, setTab] = useState("activity");
  return (
    <Tabs
      label="Activity"
      current={tab}
      onSelect={setTab}
      tabs={[
        { id: "activity", label: "Activity" },
        { id: "comments", label: "Comments", count: 3 },
      ]}
    >
      Panel of {tab}
    </Tabs>
  );
}

test("arrows go round the tabs and show each panel", async () => {
  render(<Activity />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Activity", selected: true }));
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tabpanel", { name: /Comments/ }).textContent).toBe("Panel of comments");
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Activity");
});

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
