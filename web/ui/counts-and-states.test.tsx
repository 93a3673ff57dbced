// Shows: N-01, UI-05.

import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { initialsOf } from "./avatar.tsx";
import { CountBadge } from "./count-badge.tsx";
import { DefinitionList } from "./definition-list.tsx";
import { Disclosure } from "./disclosure.tsx";
import { LifeCycleBars } from "./life-cycle-bars.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { StepProgress } from "./step-progress.tsx";
import { StreamChanges } from "./stream.tsx";

test("a count is absent at zero and never wider than 99+", () => {
  const { container, rerender } = render(<CountBadge count={0} label="unread" />);
  expect(container.textContent).toBe("");
  rerender(<CountBadge count={99} label="unread" />);
  expect(container.textContent).toBe("99 unread");
  rerender(<CountBadge count={100} label="unread" />);
  expect(container.textContent).toBe("99+ unread");
});

test.each([
  ["Jordan Nguyen", 2, "JN"],
  ["Maria del Carmen Ortiz", 2, "MO"],
  ["Prince", 2, "P"],
  ["  élodie  (trustee) ", 2, "É"],
  ["Macquarie Bank", 1, "M"],
  ["", 2, ""],
])("the initials of %j, at most %d, are %j", (name, most, initials) => {
  expect(initialsOf(name, most)).toBe(initials);
});

test("the present stage of a life cycle is marked, and those done say so", () => {
  render(
    <LifeCycleBars
      label="Progress"
      stages={[
        { name: "Submitted", state: "done" },
        { name: "Payment", state: "waiting", who: "Waiting for you" },
        { name: "Established", state: "later" },
      ]}
    />,
  );
  const [done, present] = within(screen.getByRole("list", { name: "Progress" })).getAllByRole("listitem");
  expect(done?.textContent).toBe("Done: Submitted");
  expect(present?.getAttribute("aria-current")).toBe("step");
});

test("only steps already reached can be gone back to", async () => {
  const chosen: string[] = [];
  render(
    <StepProgress
      steps={[
        { id: "a", label: "Guarantee" },
        { id: "b", label: "Parties" },
        { id: "c", label: "Delivery" },
      ]}
      currentId="b"
      onSelect={(id) => chosen.push(id)}
    />,
  );
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["1Guarantee"]);
  await userEvent.click(screen.getByRole("button"));
  expect(chosen).toEqual(["a"]);
});

test("a change reads as what was and what is now; an empty new value is said", () => {
  render(<StreamChanges changes={[{ field: "Expiry date", from: "14/01/2027", to: "" }]} />);
  expect(screen.getByRole("deletion").textContent).toBe("was 14/01/2027");
  expect(screen.getByRole("insertion").textContent).toBe("now empty");
});

test("an empty value reads as a dash", () => {
  render(<DefinitionList items={[{ term: "Expected return", value: "" }]} />);
  expect(screen.getByRole("definition").textContent).toBe("–");
});

test("the connection is told only when it is lost or coming back", () => {
  const { container, rerender } = render(<OfflineBar connection="online" />);
  expect(container.textContent).toBe("");
  rerender(<OfflineBar connection="offline" />);
  expect(screen.getByRole("status").textContent).toBe("You are offline. What you see may be out of date.");
  rerender(<OfflineBar connection="reconnecting" />);
  expect(screen.getByRole("status").textContent).toBe("Reconnecting");
});

test("what was worked out opens in place", async () => {
  render(<Disclosure label="How this was worked out">$8,500.00 × 69 of 181 days</Disclosure>);
  const details = screen.getByRole<HTMLDetailsElement>("group");
  expect(details.open).toBe(false);
  await userEvent.click(screen.getByText("How this was worked out"));
  expect(details.open).toBe(true);
});
