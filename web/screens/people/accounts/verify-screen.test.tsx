// Shows: R-15..R-16, A-41, A-43, X-18.
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderClient } from "../../../testing/render-client.tsx";

const LINK = "/account/verify?username=ada%40harbourcivil.example&code=004821&key=the-key-of-the-link";

test("the secret of a mailed link is out of the address before the server has answered", async () => {
  const { path, router } = await renderClient({ at: LINK, answers: { AccountConfirmSignUp: "silent" } });
  expect(path()).toBe("/account/verify");
  expect(router.history.length).toBe(1);
  expect(await screen.findByText("Confirming your email…")).toBeTruthy();
});

test("a mailed link confirms once and leads to login", async () => {
  const { server } = await renderClient({
    at: LINK,
    answers: { AccountConfirmSignUp: { data: { confirmSignUp: { clientMutationId: "1" } } } },
  });
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(screen.getByText("Your email is confirmed")).toBeTruthy();
  expect(screen.getByLabelText("Email").getAttribute("value")).toBe("ada@harbourcivil.example");
  expect(server.inputsOf("AccountConfirmSignUp")).toMatchObject([
    { username: "ada@harbourcivil.example", code: "004821", linkKey: "the-key-of-the-link" },
  ]);
});

test("a link that no longer works says why, and leads to the code", async () => {
  const { user } = await renderClient({
    at: LINK,
    answers: {
      AccountConfirmSignUp: {
        refusal: {
          code: "VALIDATION_ERROR",
          message: "Incorrect passcode.",
          fields: { code: "Incorrect passcode." },
        },
      },
    },
  });
  expect(await screen.findByText("This link did not work")).toBeTruthy();
  expect(screen.getByText("Incorrect passcode.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Enter a code instead" }));
  expect(await screen.findByRole("heading", { name: "Check your email" })).toBeTruthy();
});

test.each([
  "/account/verify",
  "/account/verify?username=ada%40harbourcivil.example",
  "/account/verify?code=004821",
])("%s has nothing to confirm with and goes to the default route", async (at) => {
  const { path, server } = await renderClient({ at });
  await waitFor(() => expect(path()).toBe("/account/login"));
  expect(server.calls).toEqual([]);
});
