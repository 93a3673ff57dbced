// Verifying an individual: the form, the service's own page, what goes wrong, and the way back.
// Shows: ID-04..ID-20, ID-58, ID-60, E-41, E-42, V-101..V-110.

import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import * as leavePage from "../../../app/leave-page.ts";
import { userState } from "../../../testing/client-cast.ts";
import { renderClient } from "../../../testing/render-client.tsx";

beforeEach(() => void vi.spyOn(leavePage, "leavePageFor").mockImplementation(() => undefined));

const OWNER_ID = "0198c000-0000-7000-8000-000000000011";
const DRAFT_ID = "0198c000-0000-7000-8000-0000000000f1";
const ID = "0198c000-0000-7000-8000-0000000000e1";
const HOSTED = "http://127.0.0.1:4000/sandbox/identity/verify?verificationToken=a1";

const BLANK = {
  __typename: "Individual",
  id: ID,
  version: 3,
  title: "Mr",
  firstName: "Owen",
  middleNames: null,
  surname: "Tran",
  emailAddress: "owen@example.com",
  phoneMobile: "+61412345678",
  roles: ["DIRECTOR"],
  isForeignResident: false,
  taxForeignResidentCountry: null,
  taxpayerIdentificationNumber: null,
  taxReasonNoTIN: null,
  taxReasonExplanation: null,
  identificationOption: null,
  identificationNumber: null,
  isComplete: false,
  missingFields: [],
  needsVerification: true,
  greenIdVerificationStatus: null,
  verificationGroup: "IN_PROGRESS",
  verificationFault: null,
  verificationOverrideReason: null,
  simpleKyc: {
    address: null,
    dateOfBirth: null,
    unit: null,
    number: null,
    street: null,
    streetType: null,
    suburb: null,
    state: null,
    postalCode: null,
  },
};
const FORM = {
  isAllowed: true,
  isOpening: false,
  isRegistered: false,
  hostedUrl: null as string | null,
  serviceName: "greenID" as string | null,
  individual: BLANK,
};
const answer = (check: object) => ({ data: { identityCheck: check } });
const STARTED = { data: { startIdentityCheck: { clientMutationId: "1" } } };
const REGISTERED = { ...FORM, isRegistered: true, hostedUrl: HOSTED };

function open(check: () => object, answers: object = {}, search = "") {
  const asked = () => answer(check());
  return renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/individuals/${ID}/identity${search}`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      HomeWork: "silent",
      NotificationCount: "silent",
      DraftOpen: "silent",
      IdentityCheck: asked,
      IdentityCheckStart: STARTED,
      ...answers,
    },
  });
}

test("every field that is needed says so, and what was found of an address fills its parts", async () => {
  const { user, server } = await open(() => ({
    ...FORM,
    individual: { ...BLANK, firstName: null, surname: null, emailAddress: null },
  }));
  await user.click(await screen.findByRole("button", { name: "Submit Details" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(10);
  expect(server.inputsOf("IdentityCheckStart")).toEqual([]);
  await user.click(screen.getByLabelText("Find the address"));
  await user.paste("Unit 3, 14 Short Street, Parramatta NSW 2150");
  for (const [label, value] of [
    [/^Unit/, "3"],
    ["Street number", "14"],
    ["Street name", "Short"],
    ["Street type", "ST"],
    ["Suburb", "Parramatta"],
    ["State", "NSW"],
    ["Postcode", "2150"],
  ] as const)
    await waitFor(() => expect((screen.getByLabelText(label) as HTMLInputElement).value).toBe(value));
  expect(screen.getByLabelText(/^Middle name/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe(
    `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
  );
});

const WHOLE = {
  ...FORM,
  individual: {
    ...BLANK,
    simpleKyc: {
      address: "14 Short ST, Parramatta NSW 2150",
      dateOfBirth: "1979-04-23",
      unit: null,
      number: "14",
      street: "Short",
      streetType: "ST",
      suburb: "Parramatta",
      state: "NSW",
      postalCode: "2150",
    },
  },
};

test("who has submitted goes on to the service's page, and the form is over", async () => {
  let check: object = WHOLE;
  const taken = () => {
    check = REGISTERED;
    return STARTED;
  };
  const { user, server } = await open(() => check, { IdentityCheckStart: taken });
  await user.click(await screen.findByRole("button", { name: "Submit Details" }));
  await waitFor(() => expect(leavePage.leavePageFor).toHaveBeenCalledExactlyOnceWith(HOSTED));
  expect(server.inputsOf("IdentityCheckStart")).toMatchObject([
    {
      id: ID,
      version: 3,
      individual: {
        firstName: "Owen",
        surname: "Tran",
        simpleKyc: { number: "14", dateOfBirth: "1979-04-23" },
      },
    },
  ]);
  expect(screen.queryByRole("button", { name: "Submit Details" })).toBeNull();
  expect(screen.getByRole("link", { name: "Open the verification" }).getAttribute("href")).toBe(HOSTED);
});

test.each(["The address could not be found.", "Invalid Response"])(
  "a fault of the service is told as it says it, and the form stays: %s",
  async (fault) => {
    let check: object = WHOLE;
    const refused = () => {
      check = { ...WHOLE, individual: { ...WHOLE.individual, verificationFault: fault } };
      return STARTED;
    };
    const { user } = await open(() => check, { IdentityCheckStart: refused });
    await user.click(await screen.findByRole("button", { name: "Submit Details" }));
    expect(await screen.findByText(fault)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Submit Details" })).toBeTruthy();
    expect(leavePage.leavePageFor).not.toHaveBeenCalled();
  },
);

test("a link that has ended is renewed", async () => {
  const { user, server } = await open(() => ({ ...REGISTERED, hostedUrl: null }), {
    IdentityCheckRenew: { data: { renewIdentityCheck: { clientMutationId: "1" } } },
  });
  await user.click(await screen.findByRole("button", { name: "Get a new link" }));
  expect(server.inputsOf("IdentityCheckRenew")).toMatchObject([{ id: ID }]);
});

test.each([
  ["This person is verified", { ...REGISTERED, individual: { ...BLANK, verificationGroup: "VERIFIED" } }],
  [
    "This verification is locked",
    { ...REGISTERED, individual: { ...BLANK, greenIdVerificationStatus: "LOCKED_OUT" } },
  ],
  ["This verification can't be continued", { ...FORM, isAllowed: false }],
  ["The bank verifies this person itself", { ...FORM, serviceName: null }],
  [
    "This person does not have to be verified",
    { ...FORM, individual: { ...BLANK, needsVerification: false } },
  ],
])("says so: %s", async (said, check) => {
  await open(() => check);
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText(said)).toBeTruthy();
  expect(main.queryByRole("button")).toBeNull();
});

test.each([
  ["completed", "Thank you"],
  ["cancelled", "The verification was cancelled"],
])("a session that was %s has the service asked, and leads back to the draft", async (session, said) => {
  const { server, path } = await open(
    () => FORM,
    { GreenIdUpdate: { data: { updateGreenId: { clientMutationId: "1" } } } },
    `?session=${session}`,
  );
  expect(await screen.findByText(said)).toBeTruthy();
  expect(server.inputsOf("GreenIdUpdate")).toMatchObject([{ id: ID }]);
  await waitFor(() => expect(path()).toBe(`/drafts/${OWNER_ID}/${DRAFT_ID}/view`));
});
