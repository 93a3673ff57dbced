// Shows, M-02..M-11, Q-033.
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ADA, HARBOUR_CIVIL, KESTREL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const CODE = "Ab3dEf6hIj9kLm2nOp5qRs";
const AT = `/accept-invitation/organisation/${CODE}`;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function found(fields: object = {}) {
  return {
    data: {
      invitation: {
        id: "i1",
        email: "a•••@harbourcivil.example",
        role: "USER",
        invitedTo: KESTREL.name,
        organisationId: KESTREL.id,
        status: "INVITED",
        ...fields,
      },
    },
  };
}
const missing = {
  refusal: { code: "INVITATION_NOT_FOUND", message: "Invitation could not be found." },
} as const;
const accepted = {
  data: { acceptInvitation: { clientMutationId: "x", organisation: { id: KESTREL.id, name: KESTREL.name } } },
};
/** What the home page asks, and a newcomer is asked, does not matter here. */
const HOME: FakeAnswers = { HomeWork: "silent", OrganisationPartners: "silent" };

async function open(at: string, answers: FakeAnswers, token: string | undefined = "token") {
  return renderClient({
    at,
    ...(token === "" ? {} : { token }),
    answers: { ...HOME, SessionUserState: userState({ organisations: [] }), ...answers },
  });
}

test("an invitation is accepted at once: the organisation is taken up, and nothing is asked before", async () => {
  let organisations: (typeof KESTREL)[] = [];
  const joining = () => {
    organisations = [HARBOUR_CIVIL, KESTREL];
    return accepted;
  };
  const stateNow = () => userState({ organisations });
  const { server, path, session } = await open(`/accept-invitation/organisation/%3C${CODE}%3E.`, {
    SessionUserState: stateNow,
    InvitationByCode: found(),
    InvitationAccept: joining,
  });
  expect(await screen.findByText(`Successfully accepted invitation from ${KESTREL.name}`)).toBeTruthy();
  await waitFor(() => expect(path()).toBe("/home"));
  expect(server.callsOf("InvitationByCode").map(({ variables }) => variables.code)).toEqual([CODE]);
  expect(server.inputsOf("InvitationAccept")).toMatchObject([{ code: CODE }]);
  expect(server.callsOf("SessionUserState")).toHaveLength(2);
  const state = session.store.get();
  expect(state.status === "ready" && state.selectedOrganisationId).toBe(KESTREL.id);
});

test("a code that was used in this session leads to the default route and asks nothing", async () => {
  const first = await open(AT, { InvitationByCode: found(), InvitationAccept: accepted });
  await waitFor(() => expect(screen.queryByText("Accepting your invitation…")).toBeNull());
  await act(() => first.router.navigate({ href: AT }));
  await waitFor(() => expect(first.path()).toBe("/home"));
  expect(first.server.callsOf("InvitationByCode")).toHaveLength(1);
});

test("a code that leads nowhere says so", async () => {
  await open(AT, { InvitationByCode: missing });
  expect(await screen.findByRole("heading", { name: "Failed to find invitation" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/home");
});

test.each(["EXPIRED", "ACCEPTED"])("an invitation that is %s is invalid, and not tried", async (status) => {
  const { server } = await open(AT, { InvitationByCode: found({ status }) });
  expect(await screen.findByRole("heading", { name: "Your invitation is invalid" })).toBeTruthy();
  expect(server.callsOf("InvitationAccept")).toHaveLength(0);
});

test("an invitation for another address says for which, and lets the person sign in with it", async () => {
  await open(AT, { InvitationByCode: found({ email: "n•••@example.com" }), InvitationAccept: missing });
  expect(await screen.findByRole("heading", { name: "Failed to accept invitation" })).toBeTruthy();
  expect(
    screen.getByText(new RegExp(`sent to n•••@example.com, and you are signed in as ${ADA.email}`)),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Use another account" })).toBeTruthy();
});

test("an acceptance that did not get through is tried again", async () => {
  const { server, user, path } = await open(AT, {
    InvitationByCode: found(),
    InvitationAccept: "unreachable",
  });
  expect(await screen.findByRole("heading", { name: "Failed to accept invitation" })).toBeTruthy();
  server.answers.InvitationAccept = accepted;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(path()).toBe("/home"));
  const ids = server
    .inputsOf("InvitationAccept")
    .map((input) => (input as { clientMutationId: string }).clientMutationId);
  expect(new Set(ids).size).toBe(1);
});

test("the mailed link tells who invites, leads to signing up or in, and remembers where to go on", async () => {
  const { server } = await open(`/account/invite?code=${CODE}`, { InvitationByCode: found() }, "");
  expect(await screen.findByRole("heading", { name: `Join ${KESTREL.name}` })).toBeTruthy();
  expect(screen.getByText(/a•••@harbourcivil\.example/)).toBeTruthy();
  expect(screen.getByText(/as Standard User/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe(
    "/account/register",
  );
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/account/login");
  expect(sessionStorage.getItem("bondline.next")).toBe(AT);
  expect(server.callsOf("InvitationAccept")).toHaveLength(0);
});

test("the mailed link takes whoever is signed in straight to the acceptance", async () => {
  const { path } = await open(`/account/invite?code=${CODE}`, {
    InvitationByCode: found(),
    InvitationAccept: accepted,
  });
  expect(await screen.findByText(`Successfully accepted invitation from ${KESTREL.name}`)).toBeTruthy();
  await waitFor(() => expect(path()).toBe("/home"));
});

test("the mailed link of an invitation that is over says so, and one without a code leads to signing in", async () => {
  await open(`/account/invite?code=${CODE}`, { InvitationByCode: found({ status: "EXPIRED" }) }, "");
  expect(await screen.findByText("Your invitation is invalid")).toBeTruthy();
  const { path } = await open("/account/invite", {}, "");
  await waitFor(() => expect(path()).toContain("/account/login"));
});
