// Shows: ..A-20, A-40, A-50..A-53, V-015..V-018, V-020..V-021, V-023, E-16..E-19, X-18, X-33.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const SENT: FakeAnswers = {
  AccountForgotPassword: {
    data: {
      forgotPassword: {
        clientMutationId: "1",
        codeDelivery: { deliveryMedium: "EMAIL", destination: "a•••@harbourcivil.example" },
      },
    },
  },
  AccountForgotPasswordSubmit: { data: { forgotPasswordSubmit: { deviceMark: null } } },
};

async function askForCode(answers: FakeAnswers = SENT) {
  const client = await renderClient({ at: "/account/reset", answers });
  await client.user.type(await screen.findByLabelText("Email"), "ada@harbourcivil.example");
  await client.user.click(screen.getByRole("button", { name: "Send code" }));
  return client;
}

async function chooseNew(
  user: Awaited<ReturnType<typeof renderClient>>["user"],
  confirmation = "Correct-horse-9",
) {
  await user.type(await screen.findByLabelText("Code"), "004821");
  await user.type(screen.getByLabelText("New password"), "Correct-horse-9");
  await user.type(screen.getByLabelText("Confirm password"), confirmation);
  await user.click(screen.getByRole("button", { name: "Reset password" }));
}

test("a reset asks for the email, then for code and new password, and ends at login", async () => {
  const { user, server } = await renderClient({ at: "/account/reset", answers: SENT });
  expect(
    await screen.findByText("If the account exists, a one-time code is sent by email or SMS."),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to sign in" }).getAttribute("href")).toBe("/account/login");
  await user.type(screen.getByLabelText("Email"), "ada@harbourcivil.example");
  await user.click(screen.getByRole("button", { name: "Send code" }));

  expect(await screen.findByText(/by email to a•••@harbourcivil\.example/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to sign in" })).toBeTruthy();
  await chooseNew(user);
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(screen.getByText("Your password has been reset")).toBeTruthy();
  expect(server.inputsOf("AccountForgotPasswordSubmit")).toMatchObject([
    { username: "ada@harbourcivil.example", code: "004821", newPassword: "Correct-horse-9" },
  ]);
});

test("the email is required, valid and at most 255 characters long", async () => {
  const { user } = await renderClient({ at: "/account/reset" });
  await user.click(await screen.findByRole("button", { name: "Send code" }));
  expect(screen.getByText("This field is required.")).toBeTruthy();
  await user.type(screen.getByLabelText("Email"), "ada");
  expect(screen.getByText("This field must be a valid email")).toBeTruthy();
  await user.clear(screen.getByLabelText("Email"));
  await user.click(screen.getByLabelText("Email"));
  await user.paste(`${"a".repeat(250)}@b.example`);
  expect(screen.getByText("This field must have at most 255 characters.")).toBeTruthy();
});

test("code, password and its repetition are validated before they are sent", async () => {
  const { user, server } = await askForCode();
  await user.click(await screen.findByRole("button", { name: "Reset password" }));
  expect(screen.getAllByText("This field is required.")).toHaveLength(3);
  await chooseNew(user, "Something-else-9");
  expect(screen.getByText("The passwords do not match")).toBeTruthy();
  expect(server.callsOf("AccountForgotPasswordSubmit")).toHaveLength(0);
});

test("a request that fails is told as the catalogue words it, with a warning", async () => {
  await askForCode({
    AccountForgotPassword: {
      refusal: { code: "RATE_LIMITED", message: "Too many attempts. Please try again in a minute." },
    },
  });
  expect(
    await screen.findByText("Unfortunately, Too many attempts. Please try again in a minute."),
  ).toBeTruthy();
  expect(screen.getByText("The code could not be sent.")).toBeTruthy();
});

function refusing(message: string, fields: Record<string, string>): FakeAnswers {
  return { ...SENT, AccountForgotPasswordSubmit: { refusal: { code: "VALIDATION_ERROR", message, fields } } };
}

test("a wrong code is warned about at the code, once", async () => {
  const message = "Incorrect passcode.";
  const { user } = await askForCode(refusing(message, { code: message }));
  await chooseNew(user);
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
});

test("whatever else the server says about a code is told beside the warning", async () => {
  const message = "That code was used before.";
  const { user } = await askForCode(refusing(message, { code: message }));
  await chooseNew(user);
  expect(await screen.findByText("Incorrect passcode.")).toBeTruthy();
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test("a refusal that names no field is one of the code, and its message is told beside it", async () => {
  const { user } = await askForCode({
    ...SENT,
    AccountForgotPasswordSubmit: { refusal: { code: "INTERNAL", message: "Please mention K7M2." } },
  });
  await chooseNew(user);
  expect(await screen.findByText("Please mention K7M2.")).toBeTruthy();
  expect(screen.getByText("Incorrect passcode.")).toBeTruthy();
});

test("a reset that is not decided yet is told by its message, and says nothing about the code", async () => {
  const message = "Too many attempts. Please try again in a minute.";
  const { user } = await askForCode({
    ...SENT,
    AccountForgotPasswordSubmit: { refusal: { code: "RATE_LIMITED", message } },
  });
  await chooseNew(user);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText("Incorrect passcode.")).toBeNull();
});

test("a mailed link fills in address and code, and leaves the address bar clean", async () => {
  const { path, user, server } = await renderClient({
    at: "/account/reset?username=ada%40harbourcivil.example&code=004821&key=the-key-of-the-link",
    answers: SENT,
  });
  expect(path()).toBe("/account/reset");
  expect((await screen.findByLabelText("Code")).getAttribute("value")).toBe("004821");
  await user.type(screen.getByLabelText("New password"), "Correct-horse-9");
  await user.type(screen.getByLabelText("Confirm password"), "Correct-horse-9");
  await user.click(screen.getByRole("button", { name: "Reset password" }));
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(server.inputsOf("AccountForgotPasswordSubmit")).toMatchObject([
    { username: "ada@harbourcivil.example", code: "004821", linkKey: "the-key-of-the-link" },
  ]);
});
