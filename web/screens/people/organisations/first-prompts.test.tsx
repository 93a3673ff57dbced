// Shows: A-02..A-15, A-37..A-38, E-11, E-14, E-15, O-01, O-03..O-18, V-001..V-002, V-005..V-006, V-008, V-011..V-014, API-060.
import type { FirstPrompt } from "@bondline/domain/people/accounts/account.ts";
import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EMPTY_HOME, HARBOUR_CIVIL, KESTREL, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { useSettledPrompt } from "./first-prompts.tsx";
import { promptFor } from "./public/first-prompt.ts";

afterEach(() => vi.useRealTimers());

const TERMS_OPEN = { requireTermsAcceptance: true };
const ACCEPTED = {
  data: { profileTermsAccepted: { clientMutationId: "1", user: { id: "1", requireTermsAcceptance: false } } },
};
const CREATED = { data: { createOrganisation: { clientMutationId: "1", organisation: HARBOUR_CIVIL } } };
const BUILDERS = { id: "0198c000-0000-7000-8000-000000000031", name: "Commercial Builders Association" };
const CIVIL = { id: "0198c000-0000-7000-8000-000000000032", name: "Civil Trades Federation" };
const QUINN = {
  id: "0198c000-0000-7000-8000-000000000033",
  name: "Quinn Insurance Brokers",
  entityType: "BROKER",
};
const APEX = { ...QUINN, id: "0198c000-0000-7000-8000-000000000034", name: "Apex Risk Brokers" };
const edgesOf = (nodes: readonly object[]) => ({ edges: nodes.map((node) => ({ node })) });
const PARTNERS = {
  data: { channelPartners: edgesOf([CIVIL, BUILDERS]), referralPortalEntities: edgesOf([APEX, QUINN]) },
};
const CHOSEN = {
  data: {
    organisation: {
      id: HARBOUR_CIVIL.id,
      channelPartnerOrganisations: edgesOf([{ channelPartnerId: CIVIL.id, name: CIVIL.name }]),
    },
  },
};
const QUIET: FakeAnswers = {
  OrganisationPartners: {
    data: { channelPartners: { edges: [] }, referralPortalEntities: { edges: [] } },
  },
  OrganisationChosen: CHOSEN,
  HomeWork: { data: EMPTY_HOME },
};

async function open(answers: FakeAnswers) {
  return renderClient({ at: "/home", token: "token", answers: { ...QUIET, ...answers } });
}

async function fillIn(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.type(await screen.findByLabelText("Organisation name"), "Harbour Civil Pty Ltd");
  await user.type(screen.getByLabelText("ABN or ACN"), "51 824 753 556");
  await user.type(screen.getByLabelText("Business address"), "1 Macquarie Street, Sydney NSW 2000");
  await user.selectOptions(screen.getByLabelText("Entity type"), "PRV");
  await user.selectOptions(screen.getByLabelText("Industry"), "E30");
}

test("the prompts table: terms, organisation, both or none", () => {
  const table = [
    { me: {}, organisations: [HARBOUR_CIVIL], prompt: undefined },
    { me: TERMS_OPEN, organisations: [HARBOUR_CIVIL], prompt: "TERMS" },
    { me: {}, organisations: [], prompt: "CREATE_ORGANISATION" },
    { me: TERMS_OPEN, organisations: [], prompt: "CREATE_ORGANISATION_AND_TERMS" },
    { me: { staff: RAVI.staff }, organisations: [], prompt: undefined },
    { me: { isCollaborator: true }, organisations: [], prompt: undefined },
    { me: { isCollaborator: true, ...TERMS_OPEN }, organisations: [], prompt: "TERMS" },
    { me: { staff: RAVI.staff, ...TERMS_OPEN }, organisations: [], prompt: "TERMS" },
  ];
  for (const { me, organisations, prompt } of table) {
    expect(promptFor({ me: userState({ me }).data.me, organisations })).toBe(prompt);
  }
  expect(promptFor({ me: undefined, organisations: [] })).toBeUndefined();
});

test("a prompt shows when it has stayed the same for 250 ms, and goes away at once", () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ wanted }) => useSettledPrompt(wanted), {
    initialProps: { wanted: "TERMS" as FirstPrompt | undefined },
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  pass(200);
  rerender({ wanted: "CREATE_ORGANISATION" });
  pass(249);
  expect(result.current).toBeUndefined();
  pass(1);
  expect(result.current).toBe("CREATE_ORGANISATION");
  rerender({ wanted: undefined });
  expect(result.current).toBeUndefined();
});

test("the Terms of Use cannot be cancelled, and want both boxes", async () => {
  const acceptAndBelieve = () => {
    server.answers.SessionUserState = userState();
    return ACCEPTED;
  };
  const { user, server } = await open({
    SessionUserState: userState({ me: TERMS_OPEN }),
    OrganisationTermsAccepted: acceptAndBelieve,
  });
  const dialog = await screen.findByRole("dialog", { name: "Terms of Use" });
  expect(within(dialog).queryByRole("button", { name: "Close" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Terms of Use" })).toBeTruthy();

  const terms = within(dialog).getByRole("link", { name: /^Terms and Conditions/ });
  expect([terms.getAttribute("href"), terms.getAttribute("target")]).toEqual(["/terms", "_blank"]);
  expect(within(dialog).getByRole("link", { name: /^Complaints Policy/ })).toBeTruthy();

  await user.click(within(dialog).getByRole("button", { name: "Accept and Continue" }));
  expect(await screen.findByText("You must accept the Terms and Conditions.")).toBeTruthy();
  expect(screen.getByText("You must accept the Privacy Policy.")).toBeTruthy();
  expect(server.callsOf("OrganisationTermsAccepted")).toHaveLength(0);

  const [acceptTerms, acceptPrivacy] = within(dialog).getAllByRole("checkbox");
  // Privacy is accepted with the terms, and not without them.
  const isPrivacyOpen = () => !(acceptPrivacy as HTMLInputElement).disabled;
  expect(isPrivacyOpen()).toBe(false);
  await user.click(acceptTerms!);
  await user.click(acceptPrivacy!);
  await user.click(acceptTerms!);
  expect([isPrivacyOpen(), (acceptPrivacy as HTMLInputElement).checked]).toEqual([false, false]);
  await user.click(acceptTerms!);
  await user.click(acceptPrivacy!);
  await user.click(within(dialog).getByRole("button", { name: "Accept and Continue" }));
  expect(await screen.findByText("Terms of Use accepted")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.inputsOf("OrganisationTermsAccepted")).toMatchObject([
    { acceptTerms: true, acceptPrivacy: true },
  ]);
});

test("the question for a first organisation comes whole: it waits for what it offers", async () => {
  const { server } = await open({
    SessionUserState: userState({ organisations: [] }),
    OrganisationPartners: "silent",
  });
  await waitFor(() => expect(server.callsOf("OrganisationPartners")).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("without an organisation one is asked for; every field is validated by the domain's rules", async () => {
  const { user, server } = await open({ SessionUserState: userState({ organisations: [] }) });
  const dialog = await screen.findByRole("dialog", { name: "Create organisation" });
  expect(within(dialog).queryByRole("button", { name: "Cancel" })).toBeNull();
  expect(within(dialog).queryByRole("checkbox")).toBeNull();

  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(5);
  await user.type(screen.getByLabelText("Organisation name"), "<Harbour>");
  await user.type(screen.getByLabelText("ABN or ACN"), "51 824 753 557");
  await user.type(screen.getByLabelText("Business address"), "PO Box 12, Sydney NSW 2001");
  expect(
    await screen.findByText("This field contains characters that cannot be used in a name"),
  ).toBeTruthy();
  expect(await screen.findByText(/Invalid ABN/)).toBeTruthy();
  expect(await screen.findByText("A PO box cannot be used here. Please enter a street address")).toBeTruthy();
  expect(server.callsOf("OrganisationCreate")).toHaveLength(0);
});

test("an organisation can wait: the rest of the portal is there, and the way to one stays on the home page", async () => {
  const { user } = await open({ SessionUserState: userState({ organisations: [] }) });
  const dialog = await screen.findByRole("dialog", { name: "Create organisation" });
  expect(within(dialog).getByRole("button", { name: "Sign out" })).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("link", { name: "Go to Shared with me" })).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Add organisation" }));
  const again = await screen.findByRole("dialog", { name: "Create organisation" });
  expect(within(again).queryByRole("button", { name: "Not now" })).toBeNull();
  await user.click(within(again).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the terms are asked for by themselves when the organisation has to wait", async () => {
  const { user } = await open({ SessionUserState: userState({ me: TERMS_OPEN, organisations: [] }) });
  const dialog = await screen.findByRole("dialog", { name: "Welcome to Bondline" });
  await user.click(within(dialog).getByRole("button", { name: "Not now" }));
  expect(await screen.findByRole("dialog", { name: "Terms of Use" })).toBeTruthy();
});

test("with terms and organisation both open, one prompt settles both, the terms first", async () => {
  const createAndBelong = () => {
    server.answers.SessionUserState = userState();
    return CREATED;
  };
  const { user, server } = await open({
    SessionUserState: userState({ me: TERMS_OPEN, organisations: [] }),
    OrganisationTermsAccepted: ACCEPTED,
    OrganisationCreate: createAndBelong,
  });
  await screen.findByRole("dialog", { name: "Welcome to Bondline" });
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("You must accept the Terms and Conditions.")).toBeTruthy();
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Welcome. Harbour Civil Pty Ltd is ready.")).toBeTruthy();
  expect(screen.queryByText("Terms of Use accepted")).toBeNull();
  const changes = server.calls
    .map(({ name }) => name)
    .filter((name) => /^Organisation(Terms|Create)/.test(name));
  expect(changes).toEqual(["OrganisationTermsAccepted", "OrganisationCreate"]);
  expect(server.inputsOf("OrganisationCreate")).toMatchObject([
    { name: "Harbour Civil Pty Ltd", entityType: "PRV", industry: "E30" },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("when the terms call fails, the banner says that the organisation could not be created", async () => {
  const { user, server } = await open({
    SessionUserState: userState({ me: TERMS_OPEN, organisations: [] }),
    OrganisationTermsAccepted: {
      refusal: { code: "INTERNAL", message: "Something went wrong on our side." },
    },
  });
  await fillIn(user);
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Sorry, we were unable to create your organisation.")).toBeTruthy();
  expect(server.callsOf("OrganisationCreate")).toHaveLength(0);
});

test("what the server refuses stands at its field, and what was typed is kept", async () => {
  const taken = "This ABN/ACN is already registered. Ask an administrator of the organisation to invite you.";
  const { user } = await open({
    SessionUserState: userState({ organisations: [] }),
    OrganisationCreate: { refusal: { code: "VALIDATION_ERROR", message: taken, fields: { abn: taken } } },
  });
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(taken)).toBeTruthy();
  expect(screen.getByLabelText("ABN or ACN").getAttribute("aria-invalid")).toBe("true");
  expect((screen.getByLabelText("Organisation name") as HTMLInputElement).value).toBe(
    "Harbour Civil Pty Ltd",
  );
});

test("an update locks ABN, entity type and industry, sends the rest, and can be cancelled", async () => {
  const { user, server } = await open({
    SessionUserState: userState(),
    OrganisationUpdate: {
      data: { updateOrganisation: { clientMutationId: "1", organisation: HARBOUR_CIVIL } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Update" }));
  const dialog = await screen.findByRole("dialog", { name: "Update organisation" });
  for (const label of ["ABN or ACN", "Entity type", "Industry"]) {
    expect((within(dialog).getByLabelText(label) as HTMLInputElement).readOnly).toBe(true);
  }
  await user.type(within(dialog).getByLabelText("Organisation name"), " Group");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Organisation Details Updated")).toBeTruthy();
  const [input] = server.inputsOf("OrganisationUpdate");
  expect(input).toMatchObject({ id: HARBOUR_CIVIL.id, name: "Harbour Civil Pty Ltd Group", version: 3 });
  expect(Object.keys(input as object).toSorted()).toEqual([
    "address",
    "clientMutationId",
    "id",
    "name",
    "version",
  ]);

  await user.click(screen.getByRole("button", { name: "Update" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a member without the right to change details is not offered it", async () => {
  const { session } = await open({ SessionUserState: userState({ organisations: [KESTREL] }) });
  await screen.findByRole("heading", { name: "Your organisation" });
  expect(screen.queryByRole("button", { name: "Update" })).toBeNull();
  expect(screen.queryByRole("link", { name: "New draft" })).toBeNull();
  act(() => session.end({ reportToServer: false }));
});

test("whoever came by nobody's link is asked who referred them, and then has to name one of the list", async () => {
  const createAndBelong = () => {
    server.answers.SessionUserState = userState();
    return CREATED;
  };
  const { user, server } = await open({
    SessionUserState: userState({ organisations: [] }),
    OrganisationPartners: PARTNERS,
    OrganisationCreate: createAndBelong,
  });
  await fillIn(user);
  const question = within(await screen.findByRole("group", { name: /^Were you referred to us/ }));
  expect(screen.queryByRole("combobox", { name: "Who referred you" })).toBeNull();
  await user.click(question.getByRole("radio", { name: "Yes" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This field is required.")).toBeTruthy();
  expect(server.callsOf("OrganisationCreate")).toHaveLength(0);

  const picker = screen.getByRole("combobox", { name: "Who referred you" });
  await user.type(picker, "nobody");
  expect(await screen.findByText("No one by this name is on the list.")).toBeTruthy();
  await user.clear(picker);
  await user.type(picker, "quinn");
  const offered = within(screen.getByRole("listbox"));
  expect(offered.getAllByRole("option")).toHaveLength(1);
  await user.click(offered.getByRole("option", { name: /Quinn Insurance Brokers/ }));
  await user.click(screen.getByRole("checkbox", { name: BUILDERS.name }));
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Organisation successfully created")).toBeTruthy();
  expect(server.inputsOf("OrganisationCreate")).toMatchObject([
    { referralPortalEntityId: QUINN.id, channelPartnerIds: [BUILDERS.id] },
  ]);
});

test.each([
  ["came by a link", { me: { referrerCode: "HARBOUR" }, organisations: [] }],
  ["came by a referrer's link", { me: { referralPortalReferrerMemberCode: "QUINN24" }, organisations: [] }],
])("whoever %s is not asked", async (_, state) => {
  await open({ SessionUserState: userState(state), OrganisationPartners: PARTNERS });
  expect(await screen.findByRole("checkbox", { name: CIVIL.name })).toBeTruthy();
  expect(screen.queryByRole("group", { name: /^Were you referred/ })).toBeNull();
});

test("an update shows the trade organisations as they were named, and sends them only when they change", async () => {
  const { user, server } = await open({
    SessionUserState: userState(),
    OrganisationPartners: PARTNERS,
    OrganisationUpdate: {
      data: { updateOrganisation: { clientMutationId: "1", organisation: HARBOUR_CIVIL } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Update" }));
  const civil = await screen.findByRole<HTMLInputElement>("checkbox", { name: CIVIL.name });
  await waitFor(() => expect(civil.checked).toBe(true));
  expect(screen.queryByRole("group", { name: /^Were you referred/ })).toBeNull();
  await user.click(civil);
  await user.click(screen.getByRole("checkbox", { name: BUILDERS.name }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Organisation Details Updated")).toBeTruthy();
  expect(server.inputsOf("OrganisationUpdate")).toMatchObject([{ channelPartnerIds: [BUILDERS.id] }]);
});
