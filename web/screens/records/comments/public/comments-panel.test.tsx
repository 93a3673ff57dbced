// Shows: Q-052, H-03, H-04, H-08, H-09.
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Client, Provider } from "urql";
import { expect, test } from "vitest";
import { type FakeAnswers, fakeServer } from "../../../../testing/fake-server.ts";
import { CommentsPanel } from "./comments-panel.tsx";

const comment = (id: string, content: string, isBankAuthor = false) => ({
  id,
  content,
  createdAt: "2026-11-20T00:00:00.000Z",
  removedAt: null as string | null,
  removableUntil: null as string | null,
  author: { name: isBankAuthor ? "Rosa Whitfield" : "Dee Marsh", isBankAuthor },
});
const pageOf = (nodes: readonly unknown[], endCursor: string | null = null, totalCount = nodes.length) => ({
  data: {
    documentComments: {
      totalCount,
      pageInfo: { endCursor, hasNextPage: endCursor !== null },
      edges: nodes.map((node) => ({ node })),
    },
  },
});

function open(answers: FakeAnswers, capabilities = ["CAN_COMMENT"]) {
  const server = fakeServer(answers);
  const client = new Client({
    url: "http://server.example/graphql",
    exchanges: [server.exchange],
    requestPolicy: "network-only",
    preferGetMethod: false,
  });
  const panel = (revision: number) => (
    <Provider value={client}>
      <CommentsPanel
        record={{ kind: "document", id: "d1" }}
        revision={revision}
        capabilities={capabilities}
      />
    </Provider>
  );
  const { rerender } = render(panel(1));
  return { server, user: userEvent.setup(), change: (revision: number) => rerender(panel(revision)) };
}

test("what was said stands newest first, and what others say comes when the record changes", async () => {
  const { server, change } = open({ CommentsOfDocument: pageOf([comment("1", "We accept the wording.")]) });
  expect(await screen.findByText("We accept the wording.")).toBeTruthy();
  expect(server.callsOf("CommentsOfDocument")[0]?.variables).toMatchObject({ id: "d1", first: 25 });

  server.answers.CommentsOfDocument = pageOf([
    comment("2", "Issued today.", true),
    comment("1", "We accept the wording."),
  ]);
  change(2);
  await screen.findByText("Issued today.");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Rosa Whitfield"),
    expect.stringContaining("Dee Marsh"),
  ]);
});

test("something is said, and a failure keeps what was typed", async () => {
  const { server, user } = open({
    CommentsOfDocument: pageOf([]),
    CommentOnDocument: "unreachable",
  });
  await screen.findByText("No comments yet");
  await user.click(screen.getByRole("button", { name: "Comment" }));
  expect(await screen.findByText("This field is required.")).toBeTruthy();
  expect(server.callsOf("CommentOnDocument")).toHaveLength(0);

  await user.type(screen.getByLabelText("Your comment"), "Please check the date.");
  await user.click(screen.getByRole("button", { name: "Comment" }));
  await screen.findByText(/could not be reached/);
  expect((screen.getByLabelText("Your comment") as HTMLTextAreaElement).value).toBe("Please check the date.");

  server.answers.CommentOnDocument = { data: { createComment: { clientMutationId: "m", commentId: "1" } } };
  server.answers.CommentsOfDocument = pageOf([comment("1", "Please check the date.")]);
  await user.click(screen.getByRole("button", { name: "Comment" }));
  await waitFor(() => expect((screen.getByLabelText("Your comment") as HTMLTextAreaElement).value).toBe(""));
  expect(await screen.findByRole("listitem")).toBeTruthy();
});

test("earlier ones are shown on demand, and who may not comment is not asked to", async () => {
  const { server, user } = open({ CommentsOfDocument: pageOf([comment("2", "Second")], "c2", 2) }, []);
  await screen.findByText("Second");
  expect(screen.queryByRole("button", { name: "Comment" })).toBeNull();
  server.answers.CommentsOfDocument = pageOf([comment("1", "First")], null, 2);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByText("First");
  expect(server.callsOf("CommentsOfDocument").at(-1)?.variables).toMatchObject({ after: "c2" });
});

test("one's own comment is taken back while there is time, and a mark of it stays", async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  const own = { ...comment("1", "The wrong thing."), removableUntil: until };
  const { server, user } = open({
    CommentsOfDocument: pageOf([own, comment("2", "Of another.")]),
    CommentRemoveFromDocument: { data: { removeComment: { clientMutationId: "m", commentId: "1" } } },
  });
  await screen.findByText("The wrong thing.");
  expect(screen.getAllByRole("button", { name: "Take back" })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Take back" }));
  server.answers.CommentsOfDocument = pageOf([
    { ...own, content: "", removableUntil: null, removedAt: "2026-11-20T00:01:00.000Z" },
    comment("2", "Of another."),
  ]);
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Take back" }));
  expect(await screen.findByText(/took a comment back/)).toBeTruthy();
  expect(screen.queryByText("The wrong thing.")).toBeNull();
  expect(server.callsOf("CommentRemoveFromDocument")[0]?.variables.input).toMatchObject({
    documentId: "d1",
    id: "1",
  });
});

test("the button goes when the time is over, on a page that stays open", async () => {
  const until = new Date(Date.now() + 1500).toISOString();
  open({ CommentsOfDocument: pageOf([{ ...comment("1", "Too late."), removableUntil: until }]) });
  await screen.findByRole("button", { name: "Take back" });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Take back" })).toBeNull(), {
    timeout: 4000,
  });
});
