// Shows: UI-30..UI-32, ST-52.

import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { connectionStore } from "../../../app/connection.ts";
import { ADA, HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const RESULT = {
  kind: "DOCUMENT",
  target: "DOCUMENT",
  id: "0198c000-0000-7000-8000-0000000000d1",
  organisationId: HARBOUR_CIVIL.id,
  recordId: "0198c000-0000-7000-8000-0000000000d1",
  title: "BG-104212",
  detail: "Woolworths Group Limited · Westpac",
  status: "Established",
  amount: "100000.00",
  date: null,
  matchedField: null,
  matchedText: null,
};
const found = (...search: object[]) => ({ data: { search } });

/** What the pages read that are opened from the search. */
const LED_TO = { DocumentView: "silent", Members: "silent", Profile: "silent" } as const;

/** On a page that reads little of its own. */
async function open(answers: FakeAnswers = {}) {
  return renderClient({
    at: "/submissionTerms",
    token: "t",
    answers: { SessionUserState: userState(), SearchEverything: found(RESULT), ...LED_TO, ...answers },
  });
}

async function opened(answers: FakeAnswers = {}) {
  const client = await open(answers);
  await client.user.keyboard("{Control>}k{/Control}");
  const box = await screen.findByRole("combobox", { name: "Search everything" });
  return { ...client, box };
}

const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute("aria-activedescendant") ?? "");

test("Ctrl+K opens it, and it offers pages and actions before anything is typed", async () => {
  const { box, user } = await opened();
  expect(document.activeElement).toBe(box);
  const pages = within(screen.getByRole("group", { name: "Go to" }));
  expect(pages.getByRole("option", { name: "Documents" })).toBeDefined();
  expect(pages.queryByRole("option", { name: "Review queue" })).toBeNull();
  expect(screen.getByRole("option", { name: "New draft" })).toBeDefined();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what is typed finds records, the words are marked, and Enter opens what is told as chosen", async () => {
  const { box, user, path } = await opened();
  await user.keyboard("104");
  const option = await screen.findByRole("option", { name: /BG-104212/ });
  expect(within(option).getByText("104").tagName).toBe("MARK");
  expect(activeOption(box)).toBe(option);
  expect(option.getAttribute("aria-selected")).toBe("true");
  expect(option.textContent).toContain("$100,000.00");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(path()).toBe(`/documents/${HARBOUR_CIVIL.id}/${RESULT.id}/view`));
});

test("the arrow keys go round, and the chosen row is always one that is shown", async () => {
  const { box, user } = await opened();
  const first = activeOption(box);
  await user.keyboard("{ArrowUp}");
  expect(activeOption(box)).toBe(screen.getAllByRole("option").at(-1));
  await user.keyboard("{ArrowDown}");
  expect(activeOption(box)).toBe(first);
  await user.keyboard("{ArrowDown}{ArrowDown}members");
  await waitFor(() => expect(activeOption(box)?.textContent).toContain("Members"));
  expect(screen.getByRole("listbox").contains(activeOption(box))).toBe(true);
});

test("Ctrl+Enter opens a new tab and leaves the search open", async () => {
  const opens = vi.spyOn(window, "open").mockReturnValue(null);
  const { user } = await opened();
  await user.keyboard("104");
  await screen.findByRole("option", { name: /BG-104212/ });
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(opens).toHaveBeenCalledWith(
    `/documents/${HARBOUR_CIVIL.id}/${RESULT.id}/view`,
    "_blank",
    "noopener",
  );
  expect(screen.getByRole("dialog")).toBeDefined();
  opens.mockRestore();
});

const AT_DESK = {
  organisationId: HARBOUR_CIVIL.id,
  amount: null,
  date: "2026-11-18T01:00:00Z",
  status: "Open",
};
const ENQUIRY = {
  ...RESULT,
  ...AT_DESK,
  kind: "ENQUIRY",
  target: "ENQUIRY_LIST",
  title: "Ada Nguyen",
  detail: "Harbour Civil",
};
const REFERRAL = { ...ENQUIRY, kind: "REFERRAL", target: "REFERRAL_LIST", title: "Harbour Civil" };
const NEEDED = {
  ...ENQUIRY,
  kind: "REQUIRED_DOCUMENT",
  target: "DESK_DRAFT",
  title: "Share certificate",
  detail: "BG-104212 · Harbour Civil",
};

test("what the desk finds stands under its own headings, with whose it is, since when and how far, and leads to its list or draft", async () => {
  const { user } = await opened({ SearchEverything: found(ENQUIRY, REFERRAL, NEEDED) });
  await user.keyboard("harbour");
  const leadsTo = {
    "Finance enquiries": ["Ada Nguyen", "/staff/finance-enquiries?search=Ada+Nguyen"],
    Referrals: ["Harbour Civil", "/staff/referrals?search=Harbour+Civil"],
    "Required documents": ["Share certificate", `/staff/drafts/${RESULT.recordId}`],
  } as const;
  const opens = vi.spyOn(window, "open").mockReturnValue(null);
  for (const [heading, [title, href]] of Object.entries(leadsTo)) {
    const group = within(await screen.findByRole("group", { name: heading }));
    const option = group.getByRole("option", { name: new RegExp(`^${title}`) });
    expect(option.textContent).toMatch(/Harbour Civil · 18\/11\/2026.*Open$/);
    await user.keyboard("{Control>}");
    await user.click(option);
    await user.keyboard("{/Control}");
    expect(opens).toHaveBeenLastCalledWith(href, "_blank", "noopener");
  }
  opens.mockRestore();
});

test("an answer to earlier words is dropped", async () => {
  const answers = new Map<unknown, (answer: ReturnType<typeof found>) => void>();
  const answerLater: FakeAnswers["SearchEverything"] = ({ text }) =>
    new Promise((answer) => answers.set(text, answer));
  const { user } = await opened({ SearchEverything: answerLater });
  await user.keyboard("first");
  await waitFor(() => expect(answers.has("first")).toBe(true));
  await user.clear(screen.getByRole("combobox"));
  await user.keyboard("second");
  await waitFor(() => expect(answers.has("second")).toBe(true));
  await act(async () => answers.get("second")?.(found({ ...RESULT, title: "of the second" })));
  await act(async () => answers.get("first")?.(found({ ...RESULT, title: "of the first" })));
  expect(await screen.findByRole("option", { name: /of the second/ })).toBeDefined();
  expect(screen.queryByRole("option", { name: /of the first/ })).toBeNull();
});

test("Enter opens what is found for the words that were typed, not what still stands there for others", async () => {
  const answers = new Map<unknown, (answer: ReturnType<typeof found>) => void>();
  const answerLater: FakeAnswers["SearchEverything"] = ({ text }) =>
    new Promise((answer) => answers.set(text, answer));
  const { user, path } = await opened({ SearchEverything: answerLater });
  await user.keyboard("1042");
  await waitFor(() => expect(answers.has("1042")).toBe(true));
  const other = { ...RESULT, id: "0198c000-0000-7000-8000-0000000000d2" };
  await act(async () => answers.get("1042")?.(found({ ...other, recordId: other.id, title: "BG-104299" })));
  expect(await screen.findByRole("option", { name: /BG-104299/ })).toBeDefined();
  await user.keyboard("12{Enter}");
  expect(path()).toBe("/submissionTerms");
  await waitFor(() => expect(answers.has("104212")).toBe(true));
  await act(async () => answers.get("104212")?.(found(RESULT)));
  await waitFor(() => expect(path()).toBe(`/documents/${HARBOUR_CIVIL.id}/${RESULT.id}/view`));
});

test("nothing found, no answer and no connection are each said", async () => {
  const { user } = await opened({ SearchEverything: found() });
  await user.keyboard("zzzz");
  expect(await screen.findByText("Try part of a number, a name or an ABN.")).toBeDefined();
  act(() => connectionStore.set({ online: false, live: "idle", catchUps: 0 }));
  expect(await screen.findByText(/You are offline. Pages can still be opened/)).toBeDefined();
});

test("a failure is told, and asked again", async () => {
  let asked = 0;
  const failOnce: FakeAnswers["SearchEverything"] = () => {
    asked += 1;
    return asked === 1 ? { refusal: { code: "INTERNAL", message: "No." } } : found(RESULT);
  };
  const { user } = await opened({ SearchEverything: failOnce });
  await user.keyboard("104");
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: /BG-104212/ })).toBeDefined();
});

test("a question mark shows the keys, and two letters go to a page", async () => {
  const { user, path } = await open();
  await user.keyboard("?");
  const dialog = within(await screen.findByRole("dialog", { name: "Keys" }));
  expect(dialog.getByText("Search everything")).toBeDefined();
  expect(dialog.getByText("Members")).toBeDefined();
  await user.keyboard("{Escape}gp");
  await waitFor(() => expect(path()).toBe("/profile"));
});

test("keys of a single letter are turned off for the person, and Ctrl+K stays", async () => {
  localStorage.setItem(`bondline.character-keys.${ADA.id}`, "off");
  const { user } = await open();
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("{Control>}k{/Control}");
  expect(await screen.findByRole("combobox", { name: "Search everything" })).toBeDefined();
});
