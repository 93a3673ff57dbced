// Shows.
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import * as leavePage from "../../../app/leave-page.ts";
import { TOKEN_KEY } from "../../../app/session-storage.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { keepProviderAttempt } from "./provider-attempt.ts";

beforeEach(() => void vi.spyOn(leavePage, "leavePageFor").mockImplementation(() => undefined));

const CONFIGURATION = { signInProvider: "Harbour ID" };
const PAGE = "https://id.example/authorize?state=s";
const RETURN = "/account/oauth?code=abc&state=s";

function answers(complete: FakeAnswer, isOn = true): FakeAnswers {
  return {
    AccountSignInFeatures: { data: { gatewayFeatures: { googleAuth: isOn } } },
    AccountBeginOAuthSignIn: {
      data: { beginOAuthSignIn: { clientMutationId: "1", attempt: "sealed", authorizationUrl: PAGE } },
    },
    AccountCompleteOAuthSignIn: complete,
    SessionUserState: userState(),
    HomeWork: "silent",
  };
}

const SIGNED_IN: FakeAnswer = {
  data: { completeOAuthSignIn: { session: { token: "token", expiresAt: "" }, deviceMark: null } },
};
const LINKED: FakeAnswer = {
  refusal: {
    code: "ACCOUNT_LINKED_RESTART_AUTH",
    message: "Your accounts have been linked. Please sign in again.",
  },
};

function refused(message: string): FakeAnswer {
  return { refusal: { code: "VALIDATION_ERROR", message, fields: { provider: message } } };
}

async function comeBack(complete: FakeAnswer, kept: { isRestart: boolean } | null = { isRestart: false }) {
  if (kept !== null) keepProviderAttempt({ attempt: "sealed", keepSignedIn: true, ...kept });
  return await renderClient({ at: RETURN, answers: answers(complete), configuration: CONFIGURATION });
}

test.each(["/account/login", "/account/register"])("%s leads to the provider and back", async (at) => {
  const first = await renderClient({ at, answers: answers(SIGNED_IN), configuration: CONFIGURATION });
  await first.user.click(await screen.findByRole("button", { name: "Continue with Harbour ID" }));
  await waitFor(() => expect(leavePage.leavePageFor).toHaveBeenCalledWith(PAGE));
});

test("what is asked of the form goes along: to stay signed in on this computer", async () => {
  const { user, server } = await renderClient({
    at: "/account/login",
    answers: answers(SIGNED_IN),
    configuration: CONFIGURATION,
  });
  await user.click(await screen.findByLabelText("Keep me signed in on this computer"));
  await user.click(await screen.findByRole("button", { name: "Continue with Harbour ID" }));
  expect(server.inputsOf("AccountBeginOAuthSignIn")).toMatchObject([{ keepSignedIn: true }]);
});

test("no button stands where the feature is off, and nothing is asked where no provider is named", async () => {
  const off = await renderClient({
    at: "/account/login",
    answers: answers(SIGNED_IN, false),
    configuration: CONFIGURATION,
  });
  await waitFor(() => expect(off.server.callsOf("AccountSignInFeatures")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: /^Continue with/ })).toBeNull();
});

test("without a provider the screen is as before", async () => {
  const { server } = await renderClient({ at: "/account/login", answers: {} });
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeTruthy();
  expect(server.calls).toEqual([]);
});

test("a provider that cannot be reached is told at the button", async () => {
  const message = "The service is not available right now. Please try again in a moment.";
  const { user } = await renderClient({
    at: "/account/login",
    answers: {
      ...answers(SIGNED_IN),
      AccountBeginOAuthSignIn: { refusal: { code: "SERVICE_UNAVAILABLE", message } },
    },
    configuration: CONFIGURATION,
  });
  await user.click(await screen.findByRole("button", { name: "Continue with Harbour ID" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(leavePage.leavePageFor).not.toHaveBeenCalled();
});

test("coming back opens the session, and leaves the address bar clean", async () => {
  const { server, router } = await comeBack(SIGNED_IN);
  expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
  expect(localStorage.getItem(TOKEN_KEY)).toBe("token");
  expect(router.history.length).toBe(1);
  expect(server.inputsOf("AccountCompleteOAuthSignIn")).toMatchObject([
    { attempt: "sealed", response: "code=abc&state=s", referrerCode: null },
  ]);
});

test("two accounts that were linked have the sign-in begin again by itself", async () => {
  const { server } = await comeBack(LINKED);
  expect(await screen.findByText("Your Harbour ID account is linked to your Bondline account")).toBeTruthy();
  await waitFor(() => expect(leavePage.leavePageFor).toHaveBeenCalledWith(PAGE));
  expect(server.inputsOf("AccountBeginOAuthSignIn")).toMatchObject([{ keepSignedIn: true }]);
});

test("but only once: a second time it is told instead", async () => {
  await comeBack(LINKED, { isRestart: true });
  expect(await screen.findByText("Your accounts have been linked. Please sign in again.")).toBeTruthy();
  expect(leavePage.leavePageFor).not.toHaveBeenCalled();
});

test("a refusal of the operator's rules says its reason alone", async () => {
  const reason = "We don't accept email addresses of this domain.";
  await comeBack({
    refusal: { code: "SIGN_UP_REFUSED", message: `PreSignUp failed with error ${reason}`, reason },
  });
  expect(await screen.findByText("We don't accept email addresses of this domain.")).toBeTruthy();
});

test("an answer that is not believed is told, and leads back to the other ways", async () => {
  await comeBack(refused("This sign-in could not be completed. Please start again."));
  expect(await screen.findByText("We couldn't sign you in with Harbour ID")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to sign in" }).getAttribute("href")).toBe("/account/login");
});

test("staff meet their second step here as well", async () => {
  await comeBack({
    refusal: {
      code: "TWO_STEP_REQUIRED",
      message: "Enter the code.",
      challenge: "c",
      isSetUpMailed: false,
      setUp: null,
    },
  });
  expect(await screen.findByRole("heading", { name: "One more step" })).toBeTruthy();
  expect(await screen.findByLabelText("Code")).toBeTruthy();
});

test("a return that this tab did not ask for completes nothing", async () => {
  sessionStorage.clear();
  const { server } = await comeBack(SIGNED_IN, null);
  expect(await screen.findByText(/finishes a sign-in from another page/)).toBeTruthy();
  expect(server.callsOf("AccountCompleteOAuthSignIn")).toEqual([]);
});
