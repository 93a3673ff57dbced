// Shows: A-45.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { TOKEN_KEY } from "../../../app/session-storage.ts";
import { EMPTY_HOME, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const WRONG = "This code is not correct. Use the newest one that your app shows.";
const needed = (isSetUpMailed: boolean): FakeAnswer => ({
  refusal: { code: "TWO_STEP_REQUIRED", message: "x", challenge: "opaque", isSetUpMailed, setUp: null },
});
const opened = (recoveryCodes: readonly string[] | null): FakeAnswer => ({
  data: {
    confirmTwoStep: {
      recoveryCodes,
      deviceMark: null,
      session: { token: "token", expiresAt: "2026-11-21T00:00:00Z" },
    },
  },
});

async function signIn(answers: FakeAnswers) {
  const client = await renderClient({
    at: "/account/login",
    answers: { SessionUserState: userState(), HomeWork: { data: EMPTY_HOME }, ...answers },
  });
  await client.user.type(await screen.findByLabelText("Email"), "ada@harbourcivil.example");
  await client.user.type(screen.getByLabelText("Password"), "Correct-horse-9");
  await client.user.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByRole("heading", { name: "One more step" });
  return client;
}

test("a code is asked for after the password, a wrong one is told, and the right one leads home", async () => {
  const validate = ({ input }: Readonly<Record<string, unknown>>): FakeAnswer =>
    (input as { code: string }).code === "123456"
      ? opened(null)
      : { refusal: { code: "VALIDATION_ERROR", message: WRONG, fields: { code: WRONG } } };
  const { user, server } = await signIn({ AccountSignIn: needed(false), AccountConfirmTwoStep: validate });
  const code = await screen.findByLabelText("Code");
  await user.type(code, "000000");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText(WRONG)).toBeTruthy();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();

  await user.clear(code);
  await user.type(code, "123456");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
  expect(localStorage.getItem(TOKEN_KEY)).toBe("token");
  expect(server.inputsOf("AccountConfirmTwoStep")[1]).toMatchObject({ challenge: "opaque", code: "123456" });
});

test("a recovery code does instead, and one may start again as somebody else", async () => {
  const { user, server } = await signIn({ AccountSignIn: needed(false), AccountConfirmTwoStep: "silent" });
  await user.click(await screen.findByRole("button", { name: "Use a recovery code" }));
  await user.type(screen.getByLabelText("Recovery code"), "aceg-jlnq-suwy-2468");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(server.inputsOf("AccountConfirmTwoStep")).toMatchObject([{ code: "aceg-jlnq-suwy-2468" }]);
  await user.click(screen.getByRole("button", { name: "Use another account" }));
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
});

test("staff without an app enter a mailed code, are shown what to set up, and the recovery codes before they enter", async () => {
  const setUp = { secret: "GEZDGNBVGY3TQOJQ", address: "otpauth://totp/Bondline:a?secret=GEZDGNBVGY3TQOJQ" };
  const WRONG_MAILED = "This code is not correct. Use the one in the newest email.";
  const validate = ({ input }: Readonly<Record<string, unknown>>): FakeAnswer =>
    (input as { code: string }).code === "K7QM-2XNA-9TRD-HW4E"
      ? { data: { openTwoStepSetUp: { clientMutationId: "1", setUp } } }
      : { refusal: { code: "VALIDATION_ERROR", message: WRONG_MAILED, fields: { code: WRONG_MAILED } } };
  const { user } = await signIn({
    AccountSignIn: needed(true),
    AccountOpenTwoStepSetUp: validate,
    AccountConfirmTwoStep: opened(["ABCD-EFGH-JKLM-NPQR", "STUV-WXYZ-2345-6789"]),
  });
  const mailed = await screen.findByLabelText("Code from the email");
  await user.type(mailed, "ABCD-EFGH-JKLM-NPQR");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText(WRONG_MAILED)).toBeTruthy();
  await user.clear(mailed);
  await user.type(mailed, "K7QM-2XNA-9TRD-HW4E");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("img", { name: "Square code for your authenticator app" })).toBeTruthy();
  expect(screen.getByText("GEZD GNBV GY3T QOJQ")).toBeTruthy();
  await user.type(screen.getByLabelText("Code"), "123456");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const codes = await screen.findByRole("list", { name: "Keep these recovery codes" });
  expect(within(codes).getAllByRole("listitem")).toHaveLength(2);
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  await user.click(screen.getByRole("button", { name: "I have kept them" }));
  expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
});
