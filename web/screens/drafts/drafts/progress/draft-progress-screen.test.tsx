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

test.each(["view", "submit", "progress"])(
  "somebody with whom a draft is shared goes up from its %s page to what is shared with them",
  async (page) => {
    const place = `${OWNER_ID}/${DRAFT_ID}`;
    const answers = {
      SessionUserState: userState({ me: { isCollaborator: true }, organisations: [] }),
      DraftOpen: { data: { draft: aDraft() } },
      CommentsOfDraft: "silent" as const,
      ActivityDraftHistory: "silent" as const,
      DraftWordingPreview: { data: { draftPreview: { html: "<p></p>", wordingHash: "h", checks: [] } } },
    };
    const at = page === "progress" ? `/progress/${place}` : `/drafts/${place}/${page}`;
    await renderClient({ at, token: "a-token", answers });
    const way = await screen.findByRole("navigation", { name: "Breadcrumb" });
    expect(within(way).getByRole("link", { name: "Shared with me" }).getAttribute("href")).toBe(
      "/shared-with-me?tab=drafts",
    );
    expect(within(way).queryByRole("link", { name: "Documents" })).toBeNull();
  },
);

function openProgress(given: Partial<DraftRecordFragment>) {
  return renderClient({
    at: `/progress/${OWNER_ID}/${DRAFT_ID}`,
    token: "a-token",
    answers: { SessionUserState: userState(), DraftOpen: { data: { draft: aDraft(given) } } },
  });
}
