// How mails come: chosen kind by kind on the profile, and stopped and taken back by the link in a mail.
// Shows: Q-096.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MailChoicesQuery } from "../../../api/generated/graphql.ts";
import { ADA, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ME = {
  id: ADA.id,
  version: 1,
  email: ADA.email,
  givenName: "Ada",
  familyName: "Marsh",
  phoneNumber: null,
  jobTitle: null,
  address: null,
  industry: null,
  locale: null,
  timezone: "Australia/Sydney",
  createdAt: "2026-03-02T00:00:00Z",
  hasPassword: true,
  signInProviders: [],
  twoStep: { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
};

const CHOICES: MailChoicesQuery["mailChoices"] = [
  { kind: "DRAFT_NEWS", delivery: "AT_ONCE" },
  { kind: "ALERT", delivery: "DAILY" },
];
const withAlert = (delivery: MailChoicesQuery["mailChoices"][number]["delivery"]) => ({
  data: {
    updateMailChoices: { clientMutationId: "1", mailChoices: [CHOICES[0], { kind: "ALERT", delivery }] },
  },
});

async function profile(answers: FakeAnswers) {
  const client = await renderClient({
    at: "/profile",
    token: "token",
    answers: {
      SessionUserState: userState(),
      Profile: { data: { me: ME } },
      ProfileSessions: "silent",
      CalendarFeeds: "silent",
      MailChoices: { data: { mailChoices: CHOICES } },
      ...answers,
    },
  });
  return { ...client, card: await screen.findByRole("region", { name: "Emails" }) };
}

const alerts = (card: HTMLElement) =>
  within(card).findByRole<HTMLSelectElement>("combobox", { name: "How emails about alerts come" });

test("each kind shows how it comes, and a choice is saved as it is made and says where the portal tells the same", async () => {
  const { user, server, card } = await profile({ MailChoicesUpdate: withAlert("PORTAL") });
  expect((await alerts(card)).value).toBe("DAILY");
  await user.selectOptions(await alerts(card), "Not by email");
  await waitFor(() =>
    expect(server.inputsOf("MailChoicesUpdate")).toMatchObject([
      { choices: [{ kind: "ALERT", delivery: "PORTAL" }] },
    ]),
  );
  expect(
    await within(card).findByText("You find it on the guarantee or facility, and in Reports."),
  ).toBeTruthy();
  expect(await screen.findByText("Alerts: saved")).toBeTruthy();
});

test("what always comes is said, and has nothing to choose", async () => {
  const { card } = await profile({});
  expect(await within(card).findByText("What you must sign, pay, answer or decide")).toBeTruthy();
  await waitFor(() => expect(within(card).getAllByRole("combobox")).toHaveLength(CHOICES.length));
});

test("a choice that could not be saved is not shown as made, and says why", async () => {
  const { user, card } = await profile({ MailChoicesUpdate: "unreachable" });
  await user.selectOptions(await alerts(card), "At once");
  expect(await within(card).findByText("Your choice could not be saved")).toBeTruthy();
  await waitFor(async () => expect((await alerts(card)).value).toBe("DAILY"));
});

test("what could not be read can be read again", async () => {
  await profile({ MailChoices: "unreachable" });
  expect(await screen.findByText("Your choices could not be loaded")).toBeTruthy();
});

const AT = "/stop-mail/abcdefghijklmnop";
const link = (isStopped: boolean) => ({
  email: "a•••@harbourcivil.example",
  kinds: ["ALERT" as const],
  isStopped,
});
const read = (isStopped: boolean) => ({ StopMailRead: { data: { mailStopLink: link(isStopped) } } });

test("nothing is stopped before it is pressed, and then it can be taken back", async () => {
  const { user, server } = await renderClient({
    at: AT,
    answers: {
      ...read(false),
      StopMailStop: { data: { stopMail: { clientMutationId: "1", mailStopLink: link(true) } } },
      StopMailResume: { data: { resumeMail: { clientMutationId: "2", mailStopLink: link(false) } } },
    },
  });
  const button = await screen.findByRole("button", { name: "Stop these emails" });
  expect(screen.getByText(/a•••@harbourcivil\.example/)).toBeTruthy();
  expect(server.inputsOf("StopMailStop")).toEqual([]);
  await user.click(button);
  expect(await screen.findByText("These emails are stopped")).toBeTruthy();
  expect(server.inputsOf("StopMailStop")).toMatchObject([{ token: "abcdefghijklmnop" }]);
  await user.click(screen.getByRole("button", { name: "Get them again" }));
  expect(await screen.findByText("These emails come again")).toBeTruthy();
  expect(server.inputsOf("StopMailResume")).toMatchObject([{ token: "abcdefghijklmnop" }]);
});

test("whoever stopped them in the mail program finds them stopped", async () => {
  await renderClient({ at: AT, answers: read(true) });
  expect(await screen.findByText("These emails are stopped")).toBeTruthy();
});

test("a link that is nobody's says so", async () => {
  const message = "This link does not work.";
  const refusal = { code: "VALIDATION_ERROR" as const, message, fields: { token: message } };
  await renderClient({ at: AT, answers: { StopMailRead: { refusal } } });
  expect(await screen.findByText("This link does not work")).toBeTruthy();
  expect(screen.getByText("Sign in and choose your emails in your profile.")).toBeTruthy();
});

test("a press that fails says so and leaves the button", async () => {
  const { user } = await renderClient({ at: AT, answers: { ...read(false), StopMailStop: "unreachable" } });
  await user.click(await screen.findByRole("button", { name: "Stop these emails" }));
  expect(await screen.findByText("This did not work")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Stop these emails" })).toBeTruthy();
});
