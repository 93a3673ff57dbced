// Shows: ..A-44, A-54..A-55, V-050..V-051, X-18.
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { RESEND_WAIT_SECONDS } from "./resend-code.tsx";

const DELIVERY = { codeDelivery: { deliveryMedium: "EMAIL", destination: "a•••@harbourcivil.example" } };
const SIGNED_UP: FakeAnswers = {
  AccountSignUp: { data: { signUp: { clientMutationId: "1", signUpHandle: "handle", ...DELIVERY } } },
  AccountConfirmSignUp: { data: { confirmSignUp: { clientMutationId: "1" } } },
  AccountResendConfirmationCode: { data: { resendConfirmationCode: { clientMutationId: "1", ...DELIVERY } } },
  AccountSignIn: { data: { signIn: { session: { token: "token", expiresAt: "" }, deviceMark: null } } },
  SessionUserState: userState(),
  HomeWork: "silent",
};

async function signUp(answers: FakeAnswers = SIGNED_UP) {
  const client = await renderClient({ at: "/account/register", answers });
  const { user } = client;
  await user.type(await screen.findByLabelText("First name"), "Ada");
  await user.type(screen.getByLabelText("Last name"), "Marsh");
  await user.type(screen.getByLabelText("Email"), "ada@harbourcivil.example");
  await user.type(screen.getByLabelText("Password"), "Correct-horse-9");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  return client;
}

test("every faulty field of the sign-up is named at once, in the domain's words", async () => {
  const { user, server } = await renderClient({ at: "/account/register", answers: {} });
  await user.type(await screen.findByLabelText("Password"), "short");
  await user.type(screen.getByLabelText(/^Phone/), "12");
  await user.click(screen.getByRole("button", { name: "Create account" }));

  expect(screen.getAllByText("This field is required.")).toHaveLength(3);
  expect(screen.getByText(/^Your password must have at least 8 characters/)).toBeTruthy();
  expect(screen.getByLabelText(/^Phone/).getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(screen.getByLabelText("First name"));
  expect(server.calls).toEqual([]);
});

test("a person signs up, types the mailed code, and is signed in without typing the password again", async () => {
  const { user, server, path } = await signUp();
  expect(await screen.findByRole("heading", { name: "Check your email" })).toBeTruthy();
  expect(path()).toBe("/account/verification-pending");
  expect(server.inputsOf("AccountSignUp")).toMatchObject([
    { givenName: "Ada", familyName: "Marsh", phoneNumber: null },
  ]);

  // The sixth digit sends it.
  await user.type(screen.getByLabelText("Code"), "004821");
  expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
  expect(server.inputsOf("AccountConfirmSignUp")).toMatchObject([
    { username: "ada@harbourcivil.example", code: "004821", signUpHandle: "handle" },
  ]);
});

test("the terms and the privacy policy can be read before signing up", async () => {
  await renderClient({ at: "/account/register", answers: {} });
  const form = await screen.findByRole("heading", { name: "Create an account" });
  const main = form.closest("main");
  const hrefs = ["Terms and Conditions", "Privacy Policy"].map((name) =>
    within(main as HTMLElement)
      .getByRole("link", { name: new RegExp(name) })
      .getAttribute("href"),
  );
  expect(hrefs).toEqual(["/terms", "/bond-privacy"]);
});

test("a sign-up that the operator's rules refuse says its reason alone", async () => {
  await signUp({
    AccountSignUp: {
      refusal: {
        code: "SIGN_UP_REFUSED",
        message: "PreSignUp failed with error We don't accept email addresses of this domain.",
        reason: "We don't accept email addresses of this domain.",
      },
    },
  });
  expect(await screen.findByText("We don't accept email addresses of this domain.")).toBeTruthy();
  expect(screen.queryByText(/PreSignUp/)).toBeNull();
});

test("a wrong code is refused at its field, and a short one before it is sent", async () => {
  const { user, server } = await signUp({
    ...SIGNED_UP,
    AccountConfirmSignUp: {
      refusal: {
        code: "VALIDATION_ERROR",
        message: "Incorrect passcode.",
        fields: { code: "Incorrect passcode." },
      },
    },
  });
  await user.type(await screen.findByLabelText("Code"), "123");
  await user.click(screen.getByRole("button", { name: "Confirm email" }));
  expect(screen.getByText("The code must consist of 6 digits")).toBeTruthy();
  expect(server.callsOf("AccountConfirmSignUp")).toHaveLength(0);

  await user.type(screen.getByLabelText("Code"), "456");
  expect(await screen.findAllByText("Incorrect passcode.")).toHaveLength(1);
  expect(server.callsOf("AccountConfirmSignUp")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Confirm email" }));
  await waitFor(() => expect(server.callsOf("AccountConfirmSignUp")).toHaveLength(2));
});

test("the wait for another code is shown from the start", async () => {
  await signUp();
  expect(await screen.findByText(/You can ask for a new code in \d+ s/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send a new code" })).toBeNull();
});

test("whoever comes back later names their email and asks for a new code, once in a while", async () => {
  const { user, server } = await renderClient({ at: "/account/verification-pending", answers: SIGNED_UP });
  await user.click(await screen.findByRole("button", { name: "Send a new code" }));
  expect(await screen.findByText("This field must be a valid email")).toBeTruthy();

  await user.type(screen.getByLabelText("Email"), "ada@harbourcivil.example");
  await user.click(screen.getByRole("button", { name: "Send a new code" }));
  expect(await screen.findByText("A new code is on its way")).toBeTruthy();
  expect(server.inputsOf("AccountResendConfirmationCode")).toMatchObject([
    { username: "ada@harbourcivil.example" },
  ]);
  expect(screen.getByText(`You can ask for a new code in ${RESEND_WAIT_SECONDS} s.`)).toBeTruthy();
});

test("the code of a referral link is said, and goes along with the sign-up", async () => {
  const { user, server } = await renderClient({
    at: "/account/register?referrerCode=harbour",
    answers: SIGNED_UP,
  });
  expect(await screen.findByText("You were referred by HARBOUR")).toBeTruthy();
  await user.type(screen.getByLabelText("First name"), "Ada");
  await user.type(screen.getByLabelText("Last name"), "Marsh");
  await user.type(screen.getByLabelText("Email"), "ada@harbourcivil.example");
  await user.type(screen.getByLabelText("Password"), "Correct-horse-9");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  await screen.findByRole("heading", { name: "Check your email" });
  expect(server.inputsOf("AccountSignUp")).toMatchObject([
    { referrerCode: "HARBOUR", referralPortalReferrerMemberCode: null },
  ]);
});

test("a link that names an address fills it in and leaves the address bar clean, but for the referral", async () => {
  const { path } = await renderClient({
    at: "/account/register?username=nia%40newcomer.example&code=004821&referrerCode=HARBOUR",
    answers: SIGNED_UP,
  });
  expect((await screen.findByLabelText("Email")).getAttribute("value")).toBe("nia@newcomer.example");
  expect(path()).toBe("/account/register?referrerCode=HARBOUR");
  expect(screen.getByText("You were referred by HARBOUR")).toBeTruthy();
});

test("an address from a link is offered until somebody has signed up with it", async () => {
  const { user, router } = await renderClient({
    at: "/account/register?username=nia%40newcomer.example",
    answers: SIGNED_UP,
  });
  await user.type(await screen.findByLabelText("First name"), "Nia");
  await user.type(screen.getByLabelText("Last name"), "Okafor");
  await user.type(screen.getByLabelText("Password"), "Correct-horse-9");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  await screen.findByRole("heading", { name: "Check your email" });
  await act(() => router.navigate({ href: "/account/register" }));
  expect((await screen.findByLabelText("Email")).getAttribute("value")).toBe("");
});
