// What those meet who have not signed in.

import { GUESS_DELAYS } from "@bondline/domain/people/accounts/guess-delays.ts";
import { sentEmpty } from "../walks/screens.ts";
import { invitationCode } from "./invitation-code.ts";
import type { ScreenSet } from "./screen-set.ts";

/** One more than are validated at once. */
const GUESSES = GUESS_DELAYS.indexOf(60) + 2;

export const ACCOUNT_SCREENS: readonly ScreenSet[] = [
  {
    title: "people who have not signed in",
    screens: () => [
      {
        name: "alert-confirmation",
        path: "/alert-confirmation/Ab3dEf6hIj9kLm2nOp5qRs",
        shows: "Alerts by email",
      },
      { name: "stop-mail", path: "/stop-mail/nowhere", shows: "This link does not work" },
      { name: "login", path: "/account/login", shows: "Forgot password?" },
      {
        name: "login-refused",
        path: "/account/login",
        shows: "Forgot password?",
        after: sentEmpty("Sign in"),
      },
      {
        name: "login-limited",
        path: "/account/login",
        shows: "Forgot password?",
        after: async (page) => {
          const refusal = page.getByText("choose a new password by email");
          await page.getByLabel("Email").fill("somebody@guessed.example");
          await page.getByLabel("Password", { exact: true }).fill("Wrong#1password");
          for (let tried = 0; tried < GUESSES && !(await refusal.isVisible()); tried += 1) {
            const answered = page.waitForResponse((response) => response.url().endsWith("/graphql"));
            await page.getByRole("button", { name: "Sign in", exact: true }).click();
            await answered;
          }
          await refusal.waitFor();
        },
      },
      { name: "register", path: "/account/register", shows: "Already have an account?" },
      {
        name: "register-refused",
        path: "/account/register",
        shows: "Already have an account?",
        after: sentEmpty("Create account"),
      },
      { name: "verification-pending", path: "/account/verification-pending", shows: "Confirm email" },
      { name: "reset", path: "/account/reset", shows: "Send code" },
      {
        name: "reset-code",
        path: "/account/reset?username=nobody%40nowhere.example&code=123456",
        shows: "Choose a new password",
      },
      { name: "sandbox-messages", path: "/sandbox/messages", shows: "Sandbox messages" },
    ],
  },
  {
    title: "what the operator publishes",
    screens: () => [
      { name: "terms", path: "/terms", shows: "Terms and Conditions" },
      {
        name: "financial-services-guide",
        path: "/financial-service-guide",
        shows: "Financial Services Guide",
      },
      { name: "privacy", path: "/bond-privacy", shows: "Privacy Policy" },
      { name: "referral-terms", path: "/referral-program-terms-and-conditions", shows: "Referral" },
    ],
  },
  {
    title: "what the mailed link of an invitation opens",
    screens: async ({ product, as }) => [
      {
        name: "invite",
        path: `/account/invite?code=${await invitationCode(product, await as("ada"), "new@kestrel.example")}`,
        shows: "Create an account",
      },
      { name: "invite-missing", path: "/account/invite?code=nowhere", shows: "Failed to find invitation" },
    ],
  },
  {
    title: "an address that leads nowhere",
    screens: () => [{ name: "not-found", path: "/nothing/here", shows: "Page not found" }],
    notes: /404 \(Not Found\)/,
  },
];
