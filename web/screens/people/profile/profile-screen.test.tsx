// Shows: A-21..A-31, A-47, API-061.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { TOKEN_KEY } from "../../../app/session-storage.ts";
import { ADA, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const USER = {
  id: ADA.id,
  version: 4,
  email: ADA.email,
  givenName: "Ada",
  familyName: "Marsh",
  phoneNumber: "0412 345 678",
  jobTitle: "Director",
  address: "1 Macquarie Street, Sydney NSW 2000",
  industry: "E31",
  locale: "en-AU",
  timezone: "Australia/Sydney",
  createdAt: "2026-03-02T00:00:00Z",
  hasPassword: true,
  signInProviders: [],
  twoStep: { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
};
const HERE = {
  id: "0198c000-0000-7000-8000-000000000201",
  device: "Chrome on Windows",
  ipAddress: "203.0.113.7",
  createdAt: "2026-11-19T22:00:00Z",
  lastSeenAt: new Date().toISOString(),
  isCurrent: true,
};
const PHONE = {
  ...HERE,
  id: "0198c000-0000-7000-8000-000000000202",
  device: "Safari on iPhone",
  isCurrent: false,
};
const ANSWERS: FakeAnswers = {
  SessionUserState: userState(),
  Profile: { data: { me: USER } },
  ProfileSessions: { data: { sessions: [HERE, PHONE] } },
  CalendarFeeds: { data: { calendarFeeds: [] } },
  MailChoices: { data: { mailChoices: [] } },
  ExportsRead: { data: { exports: { edges: [] } } },
};

type Variables = Readonly<Record<string, unknown>>;

async function profile(answers: FakeAnswers = {}) {
  const client = await renderClient({ at: "/profile", token: "token", answers: { ...ANSWERS, ...answers } });
  await screen.findByLabelText("First name");
  return client;
}

const updated = (changes: object) => ({
  data: { updateProfile: { clientMutationId: "1", user: { ...USER, ...changes } } },
});

test("every field of the profile is shown and sent with the version that was read", async () => {
  const { user, server } = await profile({ ProfileUpdate: updated({ jobTitle: "Chair", version: 5 }) });
  expect(screen.getByText(/You sign in with ada@harbourcivil\.example/)).toBeTruthy();
  await user.clear(screen.getByLabelText(/Job title/));
  await user.type(screen.getByLabelText(/Job title/), "Chair");
  await user.selectOptions(screen.getByLabelText("Time zone"), "Australia/Perth");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Your profile has been updated")).toBeTruthy();

  const {
    id: _id,
    email: _email,
    createdAt: _since,
    twoStep: _twoStep,
    hasPassword: _hasPassword,
    signInProviders: _signInProviders,
    ...fields
  } = USER;
  expect(server.inputsOf("ProfileUpdate")).toMatchObject([
    { ...fields, jobTitle: "Chair", timezone: "Australia/Perth", version: 4 },
  ]);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(server.inputsOf("ProfileUpdate")[1]).toMatchObject({ version: 5 }));
});

test("a field that is missing is named before anything is sent", async () => {
  const { user, server } = await profile();
  await user.clear(screen.getByLabelText("Last name"));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("This field is required.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Last name")));
  expect(server.inputsOf("ProfileUpdate")).toEqual([]);
});

test("a change in another window is told, and saving again keeps what was typed", async () => {
  let me = USER;
  const present = (): FakeAnswer => ({ data: { me } });
  const validate = ({ input }: Variables): FakeAnswer =>
    (input as { version: number }).version === 4
      ? { refusal: { code: "CONFLICT", message: "x" } }
      : updated({ version: 6 });
  const { user, server } = await profile({ Profile: present, ProfileUpdate: validate });
  me = { ...USER, version: 5 };
  await user.clear(screen.getByLabelText("First name"));
  await user.type(screen.getByLabelText("First name"), "Adelaide");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText(/was changed in another window/)).toBeTruthy();
  await waitFor(() => expect(server.callsOf("Profile")).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Your profile has been updated")).toBeTruthy();
  expect(server.inputsOf("ProfileUpdate")[1]).toMatchObject({ givenName: "Adelaide", version: 5 });
});

test("a new phone number asks for the password, and a wrong one is told there", async () => {
  const wrong = "This is not your current password.";
  const validate = ({ input }: Variables): FakeAnswer => {
    const { currentPassword } = input as { currentPassword?: string };
    if (currentPassword === undefined) return { refusal: { code: "STEP_UP_REQUIRED", message: "x" } };
    if (currentPassword === "right") return updated({ phoneNumber: "0499 999 999", version: 5 });
    return { refusal: { code: "VALIDATION_ERROR", message: wrong, fields: { currentPassword: wrong } } };
  };
  const { user, server } = await profile({ ProfileUpdate: validate });
  await user.clear(screen.getByRole("textbox", { name: /^Phone/ }));
  await user.type(screen.getByRole("textbox", { name: /^Phone/ }), "0499999999");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const dialog = await screen.findByRole("dialog", { name: "Enter your password again" });
  await user.type(within(dialog).getByLabelText("Current password"), "wrong");
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  expect(await within(dialog).findByText(wrong)).toBeTruthy();

  await user.clear(within(dialog).getByLabelText("Current password"));
  await user.type(within(dialog).getByLabelText("Current password"), "right");
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Your profile has been updated")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(server.inputsOf("ProfileUpdate")).toHaveLength(3);
});

test("the password is changed with the present one, and the list of sessions is read again", async () => {
  const { user, server } = await profile({
    ProfileChangePassword: { data: { changePassword: { clientMutationId: "1" } } },
  });
  const card = screen.getByRole("region", { name: "Password" });
  await user.type(within(card).getByLabelText("Current password"), "Undertake-4pm!");
  await user.type(within(card).getByLabelText("New password"), "Undertake-5pm!");
  await user.type(within(card).getByLabelText("Confirm password"), "Undertake-6pm!");
  await user.click(within(card).getByRole("button", { name: "Change password" }));
  expect(await within(card).findByText("The passwords do not match")).toBeTruthy();
  expect(server.inputsOf("ProfileChangePassword")).toEqual([]);

  await user.clear(within(card).getByLabelText("Confirm password"));
  await user.type(within(card).getByLabelText("Confirm password"), "Undertake-5pm!");
  await user.click(within(card).getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("Your password has been changed")).toBeTruthy();
  expect(server.inputsOf("ProfileChangePassword")).toMatchObject([
    { currentPassword: "Undertake-4pm!", newPassword: "Undertake-5pm!" },
  ]);
  await waitFor(() => expect(server.callsOf("ProfileSessions")).toHaveLength(2));
  expect((within(card).getByLabelText("Current password") as HTMLInputElement).value).toBe("");
});

test("sessions are listed, this one is marked, and another one is ended", async () => {
  const { user, server } = await profile({
    ProfileEndSession: { data: { endSession: { clientMutationId: "1", sessions: [HERE] } } },
  });
  const card = await screen.findByRole("region", { name: "Where you are signed in" });
  const [here] = await within(card).findAllByRole("listitem");
  expect(within(here as HTMLElement).getByText("This device")).toBeTruthy();
  expect(within(here as HTMLElement).queryByRole("button")).toBeNull();
  await user.click(within(card).getByRole("button", { name: "Sign out Safari on iPhone" }));
  expect(await screen.findByText("Safari on iPhone has been signed out")).toBeTruthy();
  expect(server.inputsOf("ProfileEndSession")).toMatchObject([{ id: PHONE.id }]);
  expect(within(card).getAllByRole("listitem")).toHaveLength(1);
});

test("signing out everywhere asks first, and then leaves here too", async () => {
  const { user, server, path } = await profile({
    SessionSignOut: { data: { signOut: { clientMutationId: "1" } } },
  });
  await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Sign out everywhere" }));
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(server.inputsOf("SessionSignOut")).toMatchObject([{ everywhere: true }]);
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(path()).toContain("/account/login");
});

test("the theme follows the system until another is chosen, and can follow it again", async () => {
  const { user } = await profile();
  const appearance = screen.getByRole("region", { name: "Appearance" });
  expect((within(appearance).getByLabelText("As the system") as HTMLInputElement).checked).toBe(true);
  await user.click(within(appearance).getByLabelText("Dark"));
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("bondline.theme")).toBe("dark");
  await user.click(within(appearance).getByLabelText("As the system"));
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(localStorage.getItem("bondline.theme")).toBeNull();
});

test("a profile that cannot be read says so, and is read again on request", async () => {
  let isUp = false;
  const present = (): FakeAnswer =>
    isUp ? { data: { me: USER } } : { refusal: { code: "INTERNAL", message: "Mention K7." } };
  const answers = { ...ANSWERS, Profile: present };
  const { user } = await renderClient({ at: "/profile", token: "token", answers });
  expect(await screen.findByText("Mention K7.")).toBeTruthy();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByLabelText("First name")).toBeTruthy();
});

test("two-step sign-in is set up with the password, then a code, and its recovery codes are shown once", async () => {
  const setUp = { secret: "GEZDGNBVGY3TQOJQ", address: "otpauth://totp/Bondline:a?secret=GEZDGNBVGY3TQOJQ" };
  let twoStep = USER.twoStep;
  const present = (): FakeAnswer => ({ data: { me: { ...USER, twoStep } } });
  const { user, server } = await profile({
    Profile: present,
    ProfileBeginTwoStep: { data: { beginTwoStep: { clientMutationId: "1", setUp } } },
    ProfileProveTwoStep: {
      data: { proveTwoStep: { clientMutationId: "1", recoveryCodes: ["ABCD-EFGH-JKLM-NPQR"] } },
    },
  });
  await user.click(screen.getByRole("button", { name: "Set up" }));
  const dialog = await screen.findByRole("dialog", { name: "Set up two-step sign-in" });
  await user.type(within(dialog).getByLabelText("Current password"), "Undertake-4pm!");
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(await within(dialog).findByText("GEZD GNBV GY3T QOJQ")).toBeTruthy();
  twoStep = { isOn: true, isRequired: false, recoveryCodesLeft: 10 };
  await user.type(within(dialog).getByLabelText("Code"), "123456");
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("ABCD-EFGH-JKLM-NPQR")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "I have kept them" }));
  expect(await screen.findByText(/10 recovery codes are left/)).toBeTruthy();
  expect(server.inputsOf("ProfileProveTwoStep")).toMatchObject([{ code: "123456" }]);
});

test("it is turned off with password and code", async () => {
  const on = { isOn: true, isRequired: false, recoveryCodesLeft: 1 };
  const { user, server } = await profile({
    Profile: { data: { me: { ...USER, twoStep: on } } },
    ProfileEndTwoStep: { data: { endTwoStep: { clientMutationId: "1" } } },
  });
  await user.click(screen.getByRole("button", { name: "Turn off" }));
  const dialog = await screen.findByRole("dialog", { name: "Turn off two-step sign-in?" });
  await user.type(within(dialog).getByLabelText("Current password"), "Undertake-4pm!");
  await user.type(within(dialog).getByLabelText("Code"), "123456");
  await user.click(within(dialog).getByRole("button", { name: "Turn off" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.inputsOf("ProfileEndTwoStep")).toMatchObject([
    { currentPassword: "Undertake-4pm!", code: "123456" },
  ]);
});

test("whoever's work needs it is not offered to turn it off", async () => {
  const required = { isOn: true, isRequired: true, recoveryCodesLeft: 9 };
  await profile({ Profile: { data: { me: { ...USER, twoStep: required } } } });
  expect(screen.getByText(/Your work needs it/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Turn off" })).toBeNull();
});

test("somebody who signs in by a provider chooses a first password, without a present one", async () => {
  const { user, server } = await profile({
    Profile: { data: { me: { ...USER, hasPassword: false } } },
    ProfileChangePassword: { data: { changePassword: { clientMutationId: "1" } } },
  });
  expect(await screen.findByText(/have no password here/)).toBeTruthy();
  expect(screen.queryByLabelText("Current password")).toBeNull();
  expect(screen.getByText("Choose a password first.")).toBeTruthy();
  await user.type(screen.getByLabelText("New password"), "Correct-horse-9");
  await user.type(screen.getByLabelText("Confirm password"), "Correct-horse-9");
  await user.click(screen.getByRole("button", { name: "Choose password" }));
  expect(await screen.findByText("Your password has been changed")).toBeTruthy();
  expect(server.inputsOf("ProfileChangePassword")).toMatchObject([
    { currentPassword: null, newPassword: "Correct-horse-9" },
  ]);
});

const LINKED = {
  id: "0198c000-0000-7000-8000-000000000301",
  name: "Harbour ID",
  linkedAt: "2026-11-19T22:00:00Z",
};

test("a linked sign-in provider is removed with the password, and the sessions are read again", async () => {
  const wrong = "This is not your current password.";
  const validate = ({ input }: Variables): FakeAnswer =>
    (input as { currentPassword: string }).currentPassword === "right"
      ? { data: { removeSignInProvider: { clientMutationId: "1" } } }
      : { refusal: { code: "VALIDATION_ERROR", message: wrong, fields: { currentPassword: wrong } } };
  let me: object = { ...USER, signInProviders: [LINKED] };
  const present = (): FakeAnswer => ({ data: { me } });
  const { user, server } = await profile({ Profile: present, ProfileRemoveProvider: validate });
  await user.click(screen.getByRole("button", { name: "Remove Harbour ID" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove Harbour ID?" }));
  await user.type(dialog.getByLabelText("Current password"), "wrong");
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await dialog.findByText(wrong)).toBeTruthy();

  me = USER;
  await user.clear(dialog.getByLabelText("Current password"));
  await user.type(dialog.getByLabelText("Current password"), "right");
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Harbour ID no longer opens your account")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("region", { name: "Other ways to sign in" })).toBeNull());
  expect(server.inputsOf("ProfileRemoveProvider")).toMatchObject([
    { id: LINKED.id, currentPassword: "wrong" },
    { id: LINKED.id, currentPassword: "right" },
  ]);
  expect(server.callsOf("ProfileSessions").length).toBeGreaterThan(1);
});

test("without a password the only way in cannot be removed, and the button says why", async () => {
  await profile({ Profile: { data: { me: { ...USER, hasPassword: false, signInProviders: [LINKED] } } } });
  const remove = within(screen.getByRole("region", { name: "Other ways to sign in" })).getByRole("button", {
    name: "Remove Harbour ID",
  });
  expect(remove.getAttribute("aria-disabled")).toBe("true");
});

const OWN_ZIP = {
  __typename: "Export",
  id: "0198c000-0000-7000-8000-000000000401",
  kind: "PERSON",
  organisationId: null,
  status: "READY",
  fileName: "Ada-Marsh personal data 2026-11-20.zip",
  fileSize: 900,
  rowsExpected: 40,
  rowsWritten: 52,
  createdAt: "2026-11-20T00:00:00Z",
  expiresAt: "2026-11-27T00:00:00Z",
};

test("one's own data is asked for in parts, with the password where the server wants it again, and found on the page", async () => {
  const { user, server } = await profile({
    ExportsRead: { data: { exports: { edges: [{ node: OWN_ZIP }] } } },
    ExportCreate: { refusal: { code: "STEP_UP_REQUIRED", message: "Sign in again." } },
    ExportRead: { data: { export: OWN_ZIP } },
  });
  expect(await screen.findByRole("button", { name: `Download ${OWN_ZIP.fileName}` })).toBeTruthy();
  expect(server.callsOf("ExportsRead")[0]?.variables).toMatchObject({ kind: "PERSON" });
  await user.click(screen.getByRole("button", { name: "Download your data" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Download your data" }));
  await user.click(dialog.getByRole("checkbox", { name: "What you did, with date and record" }));
  await user.click(dialog.getByRole("button", { name: "Download your data" }));
  await user.type(await dialog.findByLabelText("Your password"), "Undertake-4pm!");
  server.answers.ExportCreate = {
    data: { createExport: { clientMutationId: "m", export: { ...OWN_ZIP, status: "RUNNING" } } },
  };
  await user.click(dialog.getByRole("button", { name: "Download your data" }));
  expect(
    await screen.findByText("52 rows and files · 900 bytes. You can download it for 7 days."),
  ).toBeTruthy();
  expect(server.callsOf("ExportCreate").at(-1)?.variables.input).toMatchObject({
    wanted: { myself: true },
    format: "ZIP",
    columns: ["profile", "signIns", "memberships", "choices", "account"],
    currentPassword: "Undertake-4pm!",
  });
});

test("an organisation is left after a question, and the only administrator is told who could be the next", async () => {
  const sentence =
    "You are the only administrator of Harbour Civil Pty Ltd. Make Ben Okafor an administrator first.";
  const { user, server, path } = await profile({
    MembersLeave: {
      refusal: { code: "VALIDATION_ERROR", message: "x", fields: { organisationId: sentence } },
    },
    OrganisationPartners: "silent",
  });
  await user.click(screen.getByRole("button", { name: "Leave Harbour Civil Pty Ltd" }));
  const question = within(screen.getByRole("alertdialog", { name: "Leave Harbour Civil Pty Ltd?" }));
  await user.click(question.getByRole("button", { name: "Leave organisation" }));
  expect(await question.findByText(sentence)).toBeTruthy();

  server.answers.MembersLeave = { data: { leaveOrganisation: { clientMutationId: "x" } } };
  server.answers.SessionUserState = userState({ organisations: [] });
  await user.click(question.getByRole("button", { name: "Leave organisation" }));
  await waitFor(() => expect(path()).toBe("/home"));
});

test("the account is closed with its address typed again and the password, and the sign-in page says so", async () => {
  const reason =
    "You are the only administrator of Harbour Civil Pty Ltd. Make Ben Okafor an administrator first.";
  const { user, server, path } = await profile({
    ProfileCloseAccount: { refusal: { code: "ACCOUNT_STILL_NEEDED", message: reason } },
  });
  await user.click(screen.getByRole("button", { name: "Close account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Close your account?" }));
  await user.type(dialog.getByLabelText("Your email"), "somebody@else.example");
  await user.type(dialog.getByLabelText("Current password"), "Undertake-4pm!");
  await user.click(dialog.getByRole("button", { name: "Close account" }));
  expect(await dialog.findByText("This is not the email that you sign in with.")).toBeTruthy();
  expect(server.inputsOf("ProfileCloseAccount")).toEqual([]);

  await user.clear(dialog.getByLabelText("Your email"));
  await user.type(dialog.getByLabelText("Your email"), USER.email);
  await user.click(dialog.getByRole("button", { name: "Close account" }));
  expect(await dialog.findByText(reason)).toBeTruthy();

  server.answers.ProfileCloseAccount = { data: { closeAccount: { clientMutationId: "x" } } };
  await user.click(dialog.getByRole("button", { name: "Close account" }));
  await waitFor(() => expect(path()).toBe("/account/login"));
  expect(await screen.findByText(/Your account is closed\./)).toBeTruthy();
  expect(server.inputsOf("ProfileCloseAccount").at(-1)).toMatchObject({
    email: USER.email,
    currentPassword: "Undertake-4pm!",
  });
  expect(window.localStorage.getItem(TOKEN_KEY) ?? window.sessionStorage.getItem(TOKEN_KEY)).toBeNull();
});
