// Shows: D-84, Q-045, UI-16.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

test("the page names who is waited for and since when, and every step", async () => {
  await openProgress({ waitingFor: "BANK", waitingSince: "2026-11-18T02:00:00Z" });
  const waiting = await screen.findByRole("region", { name: "Waiting on" });
  expect(within(waiting).getByText("With the bank")).toBeTruthy();
  expect(within(waiting).getByText(/^Since 18\/11\/2026/)).toBeTruthy();
  expect(within(screen.getByRole("list", { name: "Steps" })).getAllByRole("listitem")).toHaveLength(5);
});

test("the applicant's own people read that they are waited for", async () => {
  await openProgress({ waitingFor: "APPLICANT" });
  const waiting = await screen.findByRole("region", { name: "Waiting on" });
  expect(within(waiting).getByText("Waiting for you")).toBeTruthy();
});

test("a reader without the capability is not shown the progress", async () => {
  await openProgress({ capabilities: ["CAN_VIEW"] });
  expect(await screen.findByText("You can't see the progress of this draft")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Steps" })).toBeNull();
});

function openProgress(given: Partial<DraftRecordFragment>) {
  return renderClient({
    at: `/progress/${OWNER_ID}/${DRAFT_ID}`,
    token: "a-token",
    answers: { SessionUserState: userState(), DraftOpen: { data: { draft: aDraft(given) } } },
  });
}
