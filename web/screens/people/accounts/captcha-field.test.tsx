// Shows: EXT-03.
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import * as outsideScript from "../../../app/outside-script.ts";
import type { FakeAnswer, FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const CAPTCHA = { script: "https://captcha.example/api.js", handler: "turnstile", key: "site key" };
const ASKED = "Please confirm that you are a person.";

type Options = { sitekey: string; callback: (token: string) => void; "expired-callback": () => void };
const rendered: Options[] = [];
beforeEach(() => {
  rendered.length = 0;
  vi.spyOn(outsideScript, "loadOutsideScript").mockResolvedValue({
    render: (_element: HTMLElement, options: Options) => void rendered.push(options),
  });
});

function refusing(fields: Record<string, string>): FakeAnswer {
  return { refusal: { code: "VALIDATION_ERROR", message: Object.values(fields)[0] ?? "", fields } };
}

const onlyPeople: FakeAnswers[keyof FakeAnswers] = ({ input }) =>
  (input as { captchaToken?: string }).captchaToken === "solved"
    ? { data: { signIn: { session: { token: "token", expiresAt: "" }, deviceMark: null } } }
    : refusing({ captchaToken: ASKED });

async function solve(token: string) {
  await vi.waitFor(() => expect(rendered.length).toBeGreaterThan(0));
  act(() => rendered.at(-1)?.callback(token));
}

async function register(answers: FakeAnswers) {
  const client = await renderClient({
    at: "/account/register",
    answers,
    configuration: { captcha: CAPTCHA },
  });
  const { user } = client;
  await user.type(await screen.findByLabelText("First name"), "Ada");
  await user.type(screen.getByLabelText("Last name"), "Marsh");
  await user.type(screen.getByLabelText("Email"), "ada@harbourcivil.example");
  await user.type(screen.getByLabelText("Password"), "Correct-horse-9");
  return client;
}

test("signing up waits for the captcha, and sends what was solved", async () => {
  const { user, server } = await register({ AccountSignUp: refusing({ captchaToken: ASKED }) });
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(screen.getByText(ASKED)).toBeTruthy();
  expect(server.calls).toEqual([]);

  await solve("solved");
  expect(rendered[0]?.sitekey).toBe("site key");
  expect(screen.queryByText(ASKED)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(server.inputsOf("AccountSignUp")).toMatchObject([{ captchaToken: "solved" }]);
  // What was solved counts once, so it is asked for anew, and what was typed is still there.
  expect(await screen.findByText(ASKED)).toBeTruthy();
  await vi.waitFor(() => expect(rendered).toHaveLength(2));
  expect(screen.getByLabelText("First name").getAttribute("value")).toBe("Ada");
});

test("a captcha that has lapsed is asked for again", async () => {
  const { user, server } = await register({});
  await solve("solved");
  act(() => rendered.at(-1)?.["expired-callback"]());
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(screen.getByText(ASKED)).toBeTruthy();
  expect(server.calls).toEqual([]);
});

test("a captcha that does not load is said, with what may help", async () => {
  vi.mocked(outsideScript.loadOutsideScript).mockRejectedValue(new Error("blocked"));
  await register({});
  expect(await screen.findByText("The check could not be loaded")).toBeTruthy();
});

test("signing in shows none until the server asks", async () => {
  const { user, server } = await renderClient({
    at: "/account/login",
    answers: {
      AccountSignIn: onlyPeople,
      SessionUserState: "silent",
    },
    configuration: { captcha: CAPTCHA },
  });
  await user.type(await screen.findByLabelText("Email"), "ada@harbourcivil.example");
  await user.type(screen.getByLabelText("Password"), "Correct-horse-9");
  expect(outsideScript.loadOutsideScript).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText(ASKED)).toBeTruthy();
  await solve("solved");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(server.inputsOf("AccountSignIn")).toMatchObject([{}, { captchaToken: "solved" }]);
});

test("without a captcha nothing is loaded and nothing is sent for it", async () => {
  await renderClient({ at: "/account/register", answers: {} });
  await screen.findByLabelText("First name");
  expect(outsideScript.loadOutsideScript).not.toHaveBeenCalled();
  expect(screen.queryByRole("group", { name: "Confirm that you are a person" })).toBeNull();
});
