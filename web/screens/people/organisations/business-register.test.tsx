// The business register in the organisation dialog: it fills what is empty, offers where something else stands, and never blocks.
// Shows: O-05, V-006.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { EMPTY_HOME, HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ABN = "53 004 085 616";
const OTHER_ABN = "51 824 753 556";
const HARBOUR = {
  abn: "53004085616",
  name: "HARBOUR CIVIL PTY LTD",
  entityType: "PRV",
  status: "ACTIVE",
  state: "NSW",
  postcode: "2000",
};
const PORTS = { ...HARBOUR, abn: "51824753556", name: "SOUTHERN PORTS AUTHORITY", entityType: "SGA" };
const UNAVAILABLE = { data: { businessByAbn: { outcome: "UNAVAILABLE", business: null } } };
const UNKNOWN = { data: { businessByAbn: { outcome: "UNKNOWN", business: null } } };

function found(business: object): FakeAnswer {
  return { data: { businessByAbn: { outcome: "FOUND", business } } };
}

const eitherOf = ({ abn }: { readonly abn?: unknown }) => found(abn === HARBOUR.abn ? HARBOUR : PORTS);

const QUIET: FakeAnswers = {
  OrganisationPartners: {
    data: { channelPartners: { edges: [] }, referralPortalEntities: { edges: [] } },
  },
  OrganisationChosen: {
    data: { organisation: { id: HARBOUR_CIVIL.id, channelPartnerOrganisations: { edges: [] } } },
  },
  HomeWork: { data: EMPTY_HOME },
};

const NOBODYS: readonly (typeof HARBOUR_CIVIL)[] = [];

async function openWith(answers: FakeAnswers, { businessRegister = true, organisations = NOBODYS } = {}) {
  return renderClient({
    at: "/home",
    token: "token",
    configuration: { businessRegister },
    answers: { ...QUIET, SessionUserState: userState({ organisations }), ...answers },
  });
}

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const nameField = () => screen.findByLabelText<HTMLInputElement>("Organisation name");

test("name and entity type are filled from the register, and the next number replaces what it filled", async () => {
  const { user, server } = await openWith({
    BusinessByAbn: eitherOf,
  });
  const name = await nameField();
  await user.type(fieldOf("ABN or ACN"), ABN);
  await waitFor(() => expect(name.value).toBe("HARBOUR CIVIL PTY LTD"));
  expect(fieldOf("Entity type").value).toBe("PRV");
  expect(screen.getByText("Registered as HARBOUR CIVIL PTY LTD, Private company")).toBeTruthy();
  expect(within(screen.getByRole("dialog")).queryByRole("button", { name: /^Use / })).toBeNull();
  expect(server.callsOf("BusinessByAbn").map(({ variables }) => variables)).toEqual([{ abn: HARBOUR.abn }]);

  await user.clear(fieldOf("ABN or ACN"));
  await user.type(fieldOf("ABN or ACN"), OTHER_ABN);
  await waitFor(() => expect(name.value).toBe("SOUTHERN PORTS AUTHORITY"));
  expect(fieldOf("Entity type").value).toBe("SGA");
  expect(
    within(fieldOf("Entity type")).getByRole("option", { name: "State Government Statutory Authority" }),
  ).toBeTruthy();
});

test("what a person has typed stays, and the registered name and type are offered beside it", async () => {
  const { user } = await openWith({ BusinessByAbn: found(HARBOUR) });
  const name = await nameField();
  await user.type(name, "Harbour Constructions");
  await user.selectOptions(fieldOf("Entity type"), "PUB");
  await user.type(fieldOf("ABN or ACN"), ABN);
  const offer = await screen.findByRole("button", { name: "Use HARBOUR CIVIL PTY LTD" });
  expect([name.value, fieldOf("Entity type").value]).toEqual(["Harbour Constructions", "PUB"]);
  await user.click(offer);
  expect(name.value).toBe("HARBOUR CIVIL PTY LTD");
  await user.click(screen.getByRole("button", { name: "Use Private company" }));
  expect(fieldOf("Entity type").value).toBe("PRV");
  expect(within(screen.getByRole("dialog")).queryByRole("button", { name: /^Use / })).toBeNull();
});

test("the registered name in other letters is no other name", async () => {
  const { user } = await openWith({ BusinessByAbn: found(HARBOUR) });
  const name = await nameField();
  await user.type(name, "Harbour Civil Pty. Ltd.");
  await user.type(fieldOf("ABN or ACN"), ABN);
  expect(await screen.findByText(/^Registered as HARBOUR CIVIL PTY LTD/)).toBeTruthy();
  expect(within(screen.getByRole("dialog")).queryByRole("button", { name: /^Use / })).toBeNull();
  expect(name.value).toBe("Harbour Civil Pty. Ltd.");
});

test("what is filled in is never offered first, not for one frame", async () => {
  const { user } = await openWith({ BusinessByAbn: found(HARBOUR) });
  await nameField();
  const seen = new Set<string | null>();
  const watcher = new MutationObserver(() => {
    for (const button of document.querySelectorAll("button")) seen.add(button.textContent);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  await user.type(fieldOf("ABN or ACN"), ABN);
  await waitFor(() => expect(fieldOf("Entity type").value).toBe("PRV"));
  watcher.disconnect();
  expect([...seen].filter((text) => text?.startsWith("Use "))).toEqual([]);
  expect(seen.size).toBeGreaterThan(0);
});

test("a cancelled number is a warning that does not stop anybody", async () => {
  const createAndBelong = () => {
    server.answers.SessionUserState = userState();
    return { data: { createOrganisation: { clientMutationId: "1", organisation: HARBOUR_CIVIL } } };
  };
  const { user, server } = await openWith({
    BusinessByAbn: found({ ...HARBOUR, status: "CANCELLED" }),
    OrganisationCreate: createAndBelong,
  });
  await nameField();
  await user.type(fieldOf("ABN or ACN"), ABN);
  expect(await screen.findByText("This ABN is cancelled")).toBeTruthy();
  await user.type(fieldOf("Business address"), "1 Macquarie Street, Sydney NSW 2000");
  await user.selectOptions(fieldOf("Industry"), "E30");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Organisation successfully created")).toBeTruthy();
  expect(server.inputsOf("OrganisationCreate")).toMatchObject([
    { name: "HARBOUR CIVIL PTY LTD", entityType: "PRV" },
  ]);
});

const BY_HAND = "We couldn't look up this business. Please enter its details yourself.";
test.each<[string, FakeAnswer, string]>([
  ["does not answer", UNAVAILABLE, BY_HAND],
  ["cannot be reached", "unreachable", BY_HAND],
  ["was asked too often", { refusal: { code: "RATE_LIMITED", message: "Please wait." } }, BY_HAND],
  ["has nothing", UNKNOWN, "This number is not in the business register. Please check it."],
])("a register that %s leaves the details to be entered by hand", async (_, answer, sentence) => {
  const { user } = await openWith({ BusinessByAbn: answer });
  const name = await nameField();
  await user.type(name, "Harbour");
  await user.type(fieldOf("ABN or ACN"), ABN);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(within(screen.getByRole("dialog")).queryByRole("alert")).toBeNull();
  await user.type(name, " Civil");
  expect(name.value).toBe("Harbour Civil");
});

test("nothing is asked of a number that cannot be one", async () => {
  const wrong = await openWith({});
  await nameField();
  await wrong.user.type(fieldOf("ABN or ACN"), "53 004 085 617");
  await wrong.user.tab();
  expect(await screen.findByText("Invalid ABN")).toBeTruthy();
  expect(wrong.server.callsOf("BusinessByAbn")).toHaveLength(0);
});

test("without a register nothing is asked, and the field says what it takes", async () => {
  const { user, server } = await openWith({}, { businessRegister: false });
  await nameField();
  await user.type(fieldOf("ABN or ACN"), ABN);
  await user.tab();
  expect(screen.getByText("11 digits for an ABN, 9 for an ACN")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(4);
  expect(server.callsOf("BusinessByAbn")).toHaveLength(0);
});

test("nothing is asked of a number that is locked", async () => {
  const { user, server } = await openWith({}, { organisations: [HARBOUR_CIVIL] });
  await user.click(await screen.findByRole("button", { name: "Update" }));
  await nameField();
  expect(fieldOf("ABN or ACN").readOnly).toBe(true);
  expect(screen.queryByText("Looking it up in the business register")).toBeNull();
  expect(server.callsOf("BusinessByAbn")).toHaveLength(0);
});
