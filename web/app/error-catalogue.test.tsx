// Shows: E-01..E-19, E-25..E-28, E-30..E-35, A-10, M-09..M-10.
// The catalogue of errors as a table: each situation is brought about, and what the person then has before them is read.
import type { AnyRoute } from "@tanstack/react-router";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import requirements from "../../docs/requirements/E.md?raw";
import { aDocument } from "../screens/documents/documents/view/document-example.ts";
import { BILLED, invoicesOf } from "../screens/people/settings/invoice-example.ts";
import { EMPTY_HOME, HARBOUR_CIVIL, userState } from "../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../testing/fake-server.ts";
import { renderClient } from "../testing/render-client.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { DEFAULT_CONFIGURATION } from "./configuration.ts";
import { startErrorReporting } from "./error-reporting.ts";
import { loadScreen, SCREEN_LOAD_TIMEOUT_MS } from "./load-screen.ts";
import type { AppRouter } from "./router.tsx";
import { ORGANISATION_KEY, TOKEN_KEY } from "./session-storage.ts";

type Client = Awaited<ReturnType<typeof renderClient>>;
type Sight = (client: Client) => Promise<unknown>;

type Row = {
  readonly shows: string;
  readonly situation: string;
  readonly at: string;
  readonly anonymous?: boolean;
  readonly answers: FakeAnswers;
  readonly act?: (client: Client) => Promise<void>;
  readonly sees: readonly Sight[];
};

/** What these rows are about does not exist yet: the import of documents, their requirements, identification. */
const LATER = new Set("E-20 E-21 E-22 E-23 E-24 E-36 E-37 E-38 E-39 E-40 E-41 E-42".split(" "));

const MANAGES = {
  ...HARBOUR_CIVIL,
  capabilities: [...HARBOUR_CIVIL.capabilities, "CAN_MANAGE_INVITATIONS", "CAN_VIEW_BILLING"],
};
const EMPTY = { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] };
const refusal = (code: string, message: string, more: object = {}) =>
  ({ refusal: { code, message, ...more } }) as FakeAnswer;

const USUAL: FakeAnswers = {
  SessionUserState: userState({ organisations: [MANAGES] }),
  HomeWork: { data: EMPTY_HOME },
  NotificationCount: "silent",
  OrganisationChosen: "silent",
  OrganisationPartners: {
    data: { channelPartners: { edges: [] }, referralPortalEntities: { edges: [] } },
  },
  MembersList: { data: { organisationMembers: EMPTY } },
  MembersInvitations: { data: { organisationMemberInvitations: EMPTY } },
  DocumentView: { data: { document: aDocument({}) } },
  VerificationLookUps: "silent",
  DocumentViewFacilities: { data: { facilities: [] } },
  DraftFacilities: { data: { facilities: [] } },
  CommentsOfDocument: "silent",
  ActivityDocumentHistory: { data: { documentHistory: EMPTY } },
};

/** A failure is read out at once, a success when there is a pause. */
const toast =
  (tone: "alert" | "status", text: string): Sight =>
  async () =>
    waitFor(() => {
      const regions = screen.getAllByRole(tone);
      expect(regions.some((region) => within(region).queryByText(text) !== null)).toBe(true);
    });
const banner =
  (text: string): Sight =>
  async () =>
    expect(await screen.findByText(text)).toBeTruthy();
const goesTo =
  (path: string): Sight =>
  async (client) =>
    waitFor(() => expect(client.path().split("?", 1)[0]).toBe(path));
const signedOut: Sight = async (client) => {
  await waitFor(() => expect(client.session.isSignedIn()).toBe(false));
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
};
const selectionCleared: Sight = async () => expect(localStorage.getItem(ORGANISATION_KEY)).toBeNull();
const storeReset: Sight = async (client) => {
  expect(client.session.store.get()).toEqual({ status: "anonymous", because: "ended" });
  expect(client.session.clientStore.get()).not.toBe(firstClient.of);
};
/** All that the operator reads; nothing of what was typed can be among it. */
const reported =
  (...whole: object[]): Sight =>
  async () =>
    waitFor(() =>
      expect(reports).toEqual(whole.map((report) => ({ ...report, buildNumber: "development" }))),
    );
const notReported: Sight = async () => expect(reports).toEqual([]);

const SESSION_OVER = [
  toast("status", "Your session has expired, please login again"),
  signedOut,
  selectionCleared,
  storeReset,
  goesTo("/account/login"),
  banner("You have been signed out"),
];

const DRAFT_AT = `/drafts/${HARBOUR_CIVIL.id}/0198c000-0000-7000-8000-0000000000d1/view`;
const DOCUMENT_AT = `/documents/${HARBOUR_CIVIL.id}/0198c000-0000-7000-8000-0000000000e1/view`;
const INVITED_AT = "/accept-invitation/organisation/Ab3dEf6hIj9kLm2nOp5qRs";
const NO_ORGANISATION = { SessionUserState: userState({ organisations: [] }) };
const TERMS_AND_ORGANISATION = {
  SessionUserState: userState({ me: { requireTermsAcceptance: true }, organisations: [] }),
};
const INVITATION_FOUND: FakeAnswer = {
  data: {
    invitation: {
      id: "i1",
      email: "a•••@harbourcivil.example",
      role: "USER",
      invitedTo: HARBOUR_CIVIL.name,
      organisationId: HARBOUR_CIVIL.id,
      status: "INVITED",
    },
  },
};
const CODE_SENT: FakeAnswer = {
  data: {
    forgotPassword: {
      clientMutationId: "1",
      codeDelivery: { deliveryMedium: "EMAIL", destination: "a•••@harbourcivil.example" },
    },
  },
};
const INTERNAL = refusal("INTERNAL", "Something went wrong on our side.", { reference: "7KQ2" });

const ROWS: readonly Row[] = [
  ...(["AUTH_NOT_AUTHENTICATED", "AUTH_NOT_AUTHORIZED"] as const).map((code) => ({
    shows: code === "AUTH_NOT_AUTHENTICATED" ? "E-01 E-03 E-04 E-05 E-06 E-07" : "E-02",
    situation: code,
    at: "/home",
    answers: { SettingsOrganisation: refusal(code, "Not signed in.") },
    act: async ({ router }: Client) => void (await router.navigate({ href: "/settings/organisation" })),
    sees: SESSION_OVER,
  })),
  {
    shows: "E-08",
    situation: "DOCUMENT_NOT_FOUND",
    at: DOCUMENT_AT,
    answers: { DocumentView: refusal("DOCUMENT_NOT_FOUND", "Document could not be found.") },
    sees: [banner("Document could not be found"), goesTo(DOCUMENT_AT)],
  },
  {
    shows: "E-09",
    situation: "DRAFT_NOT_FOUND",
    at: DRAFT_AT,
    answers: { DraftOpen: refusal("DRAFT_NOT_FOUND", "Draft could not be found.") },
    sees: [banner("Draft could not be found"), goesTo(DRAFT_AT)],
  },
  {
    shows: "E-10 E-13",
    situation: "an organisation that does not load, with a message in the extensions",
    at: "/settings/organisation",
    answers: { SettingsOrganisation: INTERNAL },
    sees: [toast("alert", "Something went wrong on our side."), goesTo("/settings/organisation")],
  },
  {
    shows: "E-10",
    situation: "any other error, with nothing but its message",
    at: "/settings/organisation",
    answers: { SettingsOrganisation: { error: "The road is closed." } },
    sees: [toast("alert", "The road is closed.")],
  },
  {
    shows: "E-11",
    situation: "the terms call fails while an organisation is created",
    at: "/home",
    answers: { ...TERMS_AND_ORGANISATION, OrganisationTermsAccepted: INTERNAL },
    act: createOrganisation,
    sees: [banner("Sorry, we were unable to create your organisation."), notReported],
  },
  {
    shows: "E-12",
    situation: "the creation itself fails for a reason of ours",
    at: "/home",
    answers: { ...NO_ORGANISATION, OrganisationCreate: INTERNAL },
    act: createOrganisation,
    sees: [
      banner("Sorry, we were unable to create your organisation."),
      reported({ during: "createOrganisation", code: "INTERNAL", reference: "7KQ2", area: "/" }),
    ],
  },
  {
    shows: "E-12",
    situation: "the creation gets no answer",
    at: "/home",
    answers: { ...NO_ORGANISATION, OrganisationCreate: "unreachable" },
    act: createOrganisation,
    sees: [
      banner("Sorry, we were unable to create your organisation."),
      reported({ during: "createOrganisation", code: "UNREACHABLE", area: "/" }),
    ],
  },
  {
    shows: "E-12",
    situation: "the creation is refused at a field, which is nobody's fault",
    at: "/home",
    answers: {
      ...NO_ORGANISATION,
      OrganisationCreate: refusal("VALIDATION_ERROR", "Taken.", { fields: { abn: "This number is taken." } }),
    },
    act: createOrganisation,
    sees: [banner("This number is taken."), notReported],
  },
  {
    shows: "E-14",
    situation: "an organisation is created",
    at: "/home",
    answers: {
      ...NO_ORGANISATION,
      OrganisationCreate: {
        data: { createOrganisation: { clientMutationId: "1", organisation: HARBOUR_CIVIL } },
      },
    },
    act: createOrganisation,
    sees: [toast("status", "Organisation successfully created"), notReported],
  },
  {
    shows: "E-15",
    situation: "an organisation is updated",
    at: "/home",
    answers: {
      OrganisationUpdate: {
        data: { updateOrganisation: { clientMutationId: "1", organisation: HARBOUR_CIVIL } },
      },
    },
    act: async ({ user }) => {
      await user.click(await screen.findByRole("button", { name: "Update" }));
      await user.type(await screen.findByLabelText("Organisation name"), " Group");
      await user.click(screen.getByRole("button", { name: "Save" }));
    },
    sees: [toast("status", "Organisation Details Updated")],
  },
  {
    shows: "E-16",
    situation: "a reset request fails",
    at: "/account/reset",
    anonymous: true,
    answers: { AccountForgotPassword: refusal("RATE_LIMITED", "Too many attempts.") },
    act: askForCode,
    sees: [toast("alert", "Unfortunately, Too many attempts."), banner("The code could not be sent.")],
  },
  {
    shows: "E-17 E-18",
    situation: "a reset is refused",
    at: "/account/reset",
    anonymous: true,
    answers: {
      AccountForgotPassword: CODE_SENT,
      AccountForgotPasswordSubmit: refusal("VALIDATION_ERROR", "That code is not right.", {
        fields: { code: "That code is not right." },
      }),
    },
    act: resetPassword,
    sees: [toast("alert", "That code is not right."), banner("Incorrect passcode.")],
  },
  {
    shows: "E-19",
    situation: "a reset succeeds",
    at: "/account/reset",
    anonymous: true,
    answers: {
      AccountForgotPassword: CODE_SENT,
      AccountForgotPasswordSubmit: { data: { forgotPasswordSubmit: { deviceMark: null } } },
    },
    act: resetPassword,
    sees: [toast("status", "Your password has been reset"), goesTo("/account/login")],
  },
  {
    shows: "A-10",
    situation: "the terms are accepted",
    at: "/home",
    answers: {
      SessionUserState: userState({ me: { requireTermsAcceptance: true } }),
      OrganisationTermsAccepted: {
        data: {
          profileTermsAccepted: { clientMutationId: "1", user: { id: "1", requireTermsAcceptance: false } },
        },
      },
    },
    act: async ({ user }) => {
      const dialog = within(await screen.findByRole("dialog", { name: "Terms of Use" }));
      for (const box of dialog.getAllByRole("checkbox")) await user.click(box);
      await user.click(dialog.getByRole("button", { name: "Accept and Continue" }));
    },
    sees: [toast("status", "Terms of Use accepted")],
  },
  {
    shows: "E-25",
    situation: "an invoice is sent",
    at: "/settings/billing",
    answers: {
      SettingsInvoices: { data: invoicesOf([BILLED]) },
      SettingsResendInvoices: { data: { resendInvoices: { clientMutationId: "1" } } },
    },
    act: async ({ user }) => {
      await user.click(await screen.findByRole("button", { name: "Actions for INV-7KQ2" }));
      await user.click(await screen.findByRole("menuitem", { name: "Send to more people" }));
      await user.type(
        await screen.findByRole("textbox", { name: "Recipients" }),
        "cfo@harbourcivil.example;",
      );
      await user.click(screen.getByRole("button", { name: "Send invoice" }));
    },
    sees: [toast("status", "Your invoice has been sent")],
  },
  {
    shows: "E-26 E-30",
    situation: "inviting somebody who is a member already",
    at: "/members",
    answers: { MembersSendInvitation: refusal("MEMBER_ALREADY_EXISTS", "…") },
    act: invite,
    sees: [banner("Sorry, it looks like a member already exists with the provided email.")],
  },
  {
    shows: "E-27 E-31",
    situation: "inviting an address that the server does not take",
    at: "/members",
    answers: { MembersSendInvitation: refusal("VALIDATION_ERROR", "This domain is not taken.") },
    act: invite,
    sees: [banner("This domain is not taken.")],
  },
  {
    shows: "E-28",
    situation: "an invitation that fails for anything else",
    at: "/members",
    answers: { MembersSendInvitation: INTERNAL },
    act: invite,
    sees: [banner("Sorry, something went wrong while sending the invitation.")],
  },
  {
    shows: "E-29",
    situation: "inviting somebody who is a collaborator already",
    at: "/members",
    answers: { MembersSendInvitation: refusal("COLLABORATOR_ALREADY_EXISTS", "…") },
    act: invite,
    sees: [banner("Sorry, it looks like a collaborator already exists with the provided email.")],
  },
  {
    shows: "M-10",
    situation: "an invitation that is not found",
    at: INVITED_AT,
    answers: { InvitationByCode: refusal("INVITATION_NOT_FOUND", "Invitation could not be found.") },
    sees: [banner("Failed to find invitation")],
  },
  {
    shows: "M-09",
    situation: "an invitation that cannot be accepted",
    at: INVITED_AT,
    answers: { InvitationByCode: INVITATION_FOUND, InvitationAccept: INTERNAL },
    sees: [banner("Failed to accept invitation")],
  },
  {
    shows: "E-32",
    situation: "an export of nothing",
    at: DOCUMENT_AT,
    answers: {
      ExportOffer: { data: { exportOffer: { rowCount: 0, rowCountIsCapped: false, columns: [] } } },
      ExportsRead: { data: { exports: { edges: [] } } },
    },
    act: async ({ user }) => user.click(await screen.findByRole("button", { name: "Export" })),
    sees: [banner("There is no data available to export")],
  },
];

const reports: { code: string }[] = [];
const firstClient: { of: unknown } = { of: undefined };
let stopReporting = () => {};

beforeEach(() => {
  reports.length = 0;
  localStorage.clear();
  // Not in jsdom, and so removed again below.
  navigator.sendBeacon = (_url, body) => {
    reports.push(JSON.parse(String(body)));
    return true;
  };
  stopReporting = startErrorReporting({
    ...DEFAULT_CONFIGURATION,
    errorReportingUrl: "https://errors.example/reports",
  });
});
afterEach(() => {
  stopReporting();
  Reflect.deleteProperty(navigator, "sendBeacon");
});

describe("what the person sees", () => {
  test.each(ROWS)("$situation ($shows)", async ({ at, anonymous, answers, act: go, sees }) => {
    localStorage.setItem(ORGANISATION_KEY, HARBOUR_CIVIL.id);
    const client = await renderClient({
      at,
      answers: { ...USUAL, ...answers },
      ...(anonymous === true ? {} : { token: "token" }),
    });
    firstClient.of = client.session.clientStore.get();
    await go?.(client);
    for (const see of sees) await see(client);
  });

  test.each([
    ["DR20871LCPL", "Successfully copied to clipboard"],
    ["", "The content is empty"],
  ])("copying %j (E-33 E-34) says %s", async (text, expected) => {
    const { user } = await renderClient({ at: "/home", token: "token", answers: USUAL });
    render(<CopyButton text={text} label="Copy the reference" />);
    await user.click(screen.getByRole("button", { name: "Copy the reference" }));
    await toast("status", expected)({} as Client);
  });

  test("code of a screen that does not come within 120 seconds (E-35) is told, and can be loaded again", async () => {
    const { router } = await renderClient({ at: "/home", token: "token", answers: USUAL });
    holdBack(router, "/settings/metadata");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await act(() => {
      void router.navigate({ href: "/settings/metadata" });
      return vi.advanceTimersByTimeAsync(SCREEN_LOAD_TIMEOUT_MS + 1000);
    });
    expect(await screen.findByRole("heading", { name: "This page did not load" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
    await waitFor(() =>
      expect(reports).toEqual([expect.objectContaining({ during: "timeout", code: "ScreenLoadTimeout" })]),
    );
    vi.useRealTimers();
  });
});

test("no row of the catalogue is left out, but those of what does not exist yet", () => {
  const listed = [...requirements.matchAll(/^\| (E-\d\d) \|/gm)].map(([, id]) => id ?? "");
  const elsewhere = ["E-33", "E-34", "E-35"];
  const forced = new Set([...ROWS.flatMap(({ shows }) => shows.split(" ")), ...elsewhere]);
  expect(listed.length).toBeGreaterThan(40);
  expect(listed.filter((id) => !forced.has(id) && !LATER.has(id))).toEqual([]);
});

/** The code of its screen does not come, also when it has come to an earlier test. */
function holdBack(router: AppRouter, path: string) {
  const routes: Record<string, AnyRoute> = router.routesByPath;
  const { options } = routes[path]!;
  const { component } = options;
  const never = new Promise<{ Screen: () => undefined }>(() => undefined);
  options.component = loadScreen(() => never, "Screen");
  onTestFinished(() => void Object.assign(options, { component }));
}

async function createOrganisation({ user }: Client) {
  await user.type(await screen.findByLabelText("Organisation name"), "Harbour Civil Pty Ltd");
  await user.type(screen.getByLabelText("ABN or ACN"), "51 824 753 556");
  await user.type(screen.getByLabelText("Business address"), "1 Macquarie Street, Sydney NSW 2000");
  await user.selectOptions(screen.getByLabelText("Entity type"), "PRV");
  await user.selectOptions(screen.getByLabelText("Industry"), "E30");
  for (const box of screen.queryAllByRole("checkbox")) await user.click(box);
  await user.click(screen.getByRole("button", { name: "Save" }));
}

async function askForCode({ user }: Client) {
  await user.type(await screen.findByLabelText("Email"), "ada@harbourcivil.example");
  await user.click(screen.getByRole("button", { name: "Send code" }));
}

async function resetPassword(client: Client) {
  await askForCode(client);
  await client.user.type(await screen.findByLabelText("Code"), "004821");
  await client.user.type(screen.getByLabelText("New password"), "Correct-horse-9");
  await client.user.type(screen.getByLabelText("Confirm password"), "Correct-horse-9");
  await client.user.click(screen.getByRole("button", { name: "Reset password" }));
}

async function invite({ user }: Client) {
  await user.click(await screen.findByRole("button", { name: "Invite member" }));
  await user.type(screen.getByLabelText("Email"), "ben@harbourcivil.example");
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
}
