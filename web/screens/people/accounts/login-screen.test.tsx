// Shows: ..R-13, R-53, R-57..R-59, R-61..R-62, A-45, A-47, E-01, E-04, E-06..E-07, V-050..V-051.
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { TOKEN_KEY } from "../../../app/session-storage.ts";
import { EMPTY_HOME, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { EMPTY_LISTS } from "../../../testing/list-answers.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const SIGNED_IN = {
  data: { signIn: { session: { token: "token", expiresAt: "2026-11-21T00:00:00Z" }, deviceMark: null } },
};
const ANSWERS: FakeAnswers = {
  AccountSignIn: SIGNED_IN,
  SessionUserState: userState(),
  HomeWork: { data: EMPTY_HOME },
};

async function fillIn(user: Awaited<ReturnType<typeof renderClient>>["user"], password = "Correct-horse-9") {
  await user.type(await screen.findByLabelText("Email"), "ada@harbourcivil.example");
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

test("an address that needs signing in leads to login, and signing in leads there again", async () => {
  const { user, path, server } = await renderClient({
    at: "/terms-of-nothing",
    answers: ANSWERS,
  });
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Go to the home page" }));

  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(path()).toBe("/account/login");
  await fillIn(user);
  expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
  expect(server.inputsOf("AccountSignIn")).toMatchObject([
    { email: "ada@harbourcivil.example", password: "Correct-horse-9", keepSignedIn: false },
  ]);
  expect(localStorage.getItem(TOKEN_KEY)).toBe("token");
});

test("the wanted page is remembered over signing in, from the guard or from the address", async () => {
  const { user, path } = await renderClient({
    at: "/documents?tab=closed",
    answers: { ...ANSWERS, ...EMPTY_LISTS },
  });
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(path()).toBe("/account/login?next=%2Fdocuments%3Ftab%3Dclosed");
  await fillIn(user);
  expect(await screen.findByRole("heading", { name: "Documents" })).toBeTruthy();
  expect(path()).toContain("tab=closed");
});

test("a next path that leads to another site is not followed", async () => {
  const { user, path } = await renderClient({
    at: "/account/login?next=//evil.example/home",
    answers: ANSWERS,
  });
  await screen.findByRole("heading", { name: "Sign in" });
  await fillIn(user);
  expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
  expect(path()).toBe("/home");
});

test("empty and malformed fields are named before anything is sent", async () => {
  const { user, server } = await renderClient({ at: "/account/login", answers: {} });
  await user.click(await screen.findByRole("button", { name: "Sign in" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));

  await user.type(screen.getByLabelText("Email"), "ada@harbour");
  expect(screen.getByText("This field must be a valid email")).toBeTruthy();
  await user.type(screen.getByLabelText("Email"), "civil.example");
  expect(screen.queryByText("This field must be a valid email")).toBeNull();
  expect(server.calls).toEqual([]);
});

test("wrong credentials are told at the password, without saying which of the two is wrong", async () => {
  const message = "The email or the password is not correct.";
  const { user } = await renderClient({
    at: "/account/login",
    answers: {
      AccountSignIn: { refusal: { code: "VALIDATION_ERROR", message, fields: { password: message } } },
    },
  });
  await fillIn(user, "wrong");
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
});

test("an address that is not confirmed leads to the code, with the address kept", async () => {
  const message = "Please confirm your email address first. We have sent you a new code.";
  const { user } = await renderClient({
    at: "/account/login",
    answers: {
      AccountSignIn: { refusal: { code: "VALIDATION_ERROR", message, fields: { email: message } } },
    },
  });
  await fillIn(user);
  expect(await screen.findByRole("heading", { name: "Check your email" })).toBeTruthy();
  expect(screen.getByText(/ada@harbourcivil\.example/)).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});

test("a server that cannot be reached is told, and the same mutation id is sent again", async () => {
  const { user, server } = await renderClient({
    at: "/account/login",
    answers: { AccountSignIn: "unreachable" },
  });
  await fillIn(user);
  expect(await screen.findByText(/Bondline could not be reached/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(server.callsOf("AccountSignIn")).toHaveLength(2));
  const [first, second] = server.inputsOf("AccountSignIn");
  expect(first).toEqual(second);
});

test.each(["/", "/account/login", "/account/register", "/account/verification-pending", "/account/reset"])(
  "somebody signed in who opens %s comes home",
  async (at) => {
    const { path } = await renderClient({ at, token: "token", answers: ANSWERS });
    expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
    expect(path()).toBe("/home");
  },
);

test("staff without an organisation land on the review queue", async () => {
  const { path } = await renderClient({
    at: "/",
    token: "token",
    answers: {
      SessionUserState: userState({ me: RAVI, organisations: [] }),
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
    },
  });
  await waitFor(() => expect(path()).toBe("/staff/drafts"));
});

test("an expired session ends: signed out, at login, with the reason", async () => {
  const { path } = await renderClient({
    at: "/home",
    token: "token",
    answers: { ...ANSWERS, HomeWork: { refusal: { code: "AUTH_NOT_AUTHENTICATED", message: "x" } } },
  });
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(screen.getByText("Your session has expired, please login again")).toBeTruthy();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(path()).toBe("/account/login");
});

test("the parent of the account pages leads to login, which every one of them leads back to", async () => {
  const { path } = await renderClient({ at: "/account", answers: {} });
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(path()).toBe("/account/login");
});

test.each(["/account/register", "/account/verification-pending", "/account/reset"])(
  "%s leads back to login",
  async (at) => {
    const { user, path } = await renderClient({ at, answers: {} });
    await user.click(await screen.findByRole("link", { name: /^(Sign in|Back to sign in)$/ }));
    expect(await screen.findByLabelText("Keep me signed in on this computer")).toBeTruthy();
    expect(path()).toBe("/account/login");
  },
);

test("somebody who is signed in goes from the parent of the account pages to the default route", async () => {
  const { path } = await renderClient({ at: "/account", answers: ANSWERS, token: "token" });
  expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
  expect(path()).toBe("/home");
});

test("the mark of a sign-in is kept, and sent with the next ones; another is kept beside it", async () => {
  localStorage.setItem("bondline.device-marks", "not a list");
  const marked = { data: { signIn: { ...SIGNED_IN.data.signIn, deviceMark: "mark one" } } };
  const first = await renderClient({ at: "/account/login", answers: { ...ANSWERS, AccountSignIn: marked } });
  await fillIn(first.user);
  await screen.findByRole("heading", { name: "Home" });
  expect(first.server.inputsOf("AccountSignIn")).toMatchObject([{ deviceMarks: [] }]);
  expect(JSON.parse(localStorage.getItem("bondline.device-marks") ?? "")).toEqual(["mark one"]);
});

test("a sign-in that sends the marks of this browser keeps a new one beside them, five in all", async () => {
  const kept = ["1", "2", "3", "4", "5"];
  localStorage.setItem("bondline.device-marks", JSON.stringify(kept));
  const marked = { data: { signIn: { ...SIGNED_IN.data.signIn, deviceMark: "6" } } };
  const { user, server } = await renderClient({
    at: "/account/login",
    answers: { ...ANSWERS, AccountSignIn: marked },
  });
  await fillIn(user);
  await screen.findByRole("heading", { name: "Home" });
  expect(server.inputsOf("AccountSignIn")).toMatchObject([{ deviceMarks: kept }]);
  expect(JSON.parse(localStorage.getItem("bondline.device-marks") ?? "")).toEqual(["2", "3", "4", "5", "6"]);
});

test("whoever must wait because of strangers is shown the way by email", async () => {
  const refused: FakeAnswers[keyof FakeAnswers] = {
    refusal: { code: "RATE_LIMITED", message: "Too many attempts. Please try again in 15 minutes." },
  };
  const { user, path } = await renderClient({
    at: "/account/login",
    answers: { ...ANSWERS, AccountSignIn: refused },
  });
  await fillIn(user);
  expect(await screen.findByText("Too many attempts. Please try again in 15 minutes.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "choose a new password by email" }));
  await waitFor(() => expect(path()).toBe("/account/reset"));
});
