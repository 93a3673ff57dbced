// Shows: R-37..R-41, R-49..R-52, R-54.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NEXT_PATH_KEY } from "../../../app/next-path.ts";
import { userState } from "../../../testing/client-cast.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const TEMPLATE = {
  title: "A page",
  summary: "What it is about.",
  number: 1,
  startsAt: null,
  sections: [
    { id: "who", heading: "Who we are", paragraphs: ["The operator."] },
    { id: "complaints", heading: "Complaints Policy", paragraphs: ["Write to us."] },
  ],
};
const answers = { ContentPage: { data: { contentPage: TEMPLATE } } };

test.each([
  ["/terms", "Terms and Conditions"],
  ["/financial-service-guide", "Financial Services Guide"],
  ["/bond-privacy", "Privacy Policy"],
  ["/referral-program-terms-and-conditions", "Referral Program Terms and Conditions"],
])("%s can be read by anybody, and says that its text is a template", async (at, title) => {
  await renderClient({ at, answers });
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByText(/The operator of this portal replaces this text/)).toBeTruthy();
});

test("a published page says its version, and that it is no template", async () => {
  const published = { ...TEMPLATE, number: 2, startsAt: "2026-11-19T13:00:00Z" };
  await renderClient({ at: "/terms", answers: { ContentPage: { data: { contentPage: published } } } });
  expect(await screen.findByText("Version 2, since 20/11/2026")).toBeTruthy();
  expect(screen.queryByText(/replaces this text/)).toBeNull();
});

test("a page that could not be read says so and can be tried again", async () => {
  await renderClient({ at: "/terms", answers: { ContentPage: "unreachable" } });
  expect(await screen.findByText("The page could not be loaded")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
});

test("the privacy policy holds the complaints policy under the address that links to it", async () => {
  await renderClient({ at: "/bond-privacy", answers });
  expect((await screen.findByRole("region", { name: "Complaints Policy" })).id).toBe("complaints");
});

test.each([
  ["/privacy-policy", "/bond-privacy"],
  ["/complaints-policy", "/bond-privacy#complaints"],
])("%s leads to %s", async (at, to) => {
  const { path } = await renderClient({ at, answers });
  expect(await screen.findByRole("heading", { level: 1, name: "Privacy Policy" })).toBeTruthy();
  expect(path()).toBe(to);
});

test("the submission terms are for those signed in", async () => {
  const { path } = await renderClient({ at: "/submissionTerms" });
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(path()).toContain("/account/login");
});

test("somebody signed in reads the submission terms", async () => {
  await renderClient({
    at: "/submissionTerms",
    token: "token",
    answers: { SessionUserState: userState(), ...answers },
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Submission Terms" })).toBeTruthy();
});

test("an address that does not exist says so, forgets the next path and leads home", async () => {
  sessionStorage.setItem(NEXT_PATH_KEY, "/nowhere");
  await renderClient({ at: "/nowhere" });
  expect(await screen.findByText("The page does not exist or has moved.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/home");
  expect(sessionStorage.getItem(NEXT_PATH_KEY)).toBeNull();
});
