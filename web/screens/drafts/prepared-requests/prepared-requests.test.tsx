// Shows: R-48, OR-01, OR-02.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ADA, HARBOUR_CIVIL, KESTREL, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const OTHER = {
  ...HARBOUR_CIVIL,
  id: "0198c000-0000-7000-8000-000000000013",
  name: "Harbour Marine Pty Ltd",
};
const DRAFT_ID = "0198c000-0000-7000-8000-000000000b02";
const PREPARED_REQUEST = {
  id: "0198c000-0000-7000-8000-000000000b01",
  status: "OPEN",
  capabilities: ["CAN_CREATE_DRAFT"],
  processType: "BANK_GUARANTEE",
  amount: "275000.00",
  purpose: "CONSTRUCTION_SECURITY",
  specifiedOtherPurpose: null,
  beneficiaryName: "Woolworths Group Limited",
  beneficiaryAbn: null,
  projectAddress: null,
  contractTitle: "Truganina depot, stage 2",
  contractNumber: "WOW-2217",
  agreementContent: null,
  productName: null,
  note: "As discussed on Thursday.",
  emailAddress: ADA.email,
  preparedBy: "Rosa Marin, Bondline",
  lastDate: "2026-12-20",
  createdAt: "2026-11-20T00:00:00.000Z",
  version: 1,
  draftId: null,
  organisationId: null,
};
const AT = `/originations/${PREPARED_REQUEST.id}`;

const found = (wishes: object = {}) => ({ data: { origination: { ...PREPARED_REQUEST, ...wishes } } });

async function open(answers: FakeAnswers, organisations = [HARBOUR_CIVIL, OTHER, KESTREL]) {
  return await renderClient({
    at: AT,
    token: "token",
    answers: { SessionUserState: userState({ organisations }), ...answers },
  });
}

test("a prepared request shows what was filled in, and becomes a draft of the chosen organisation", async () => {
  const { user, server, path } = await open({
    PreparedRequest: found(),
    DraftOpen: "silent",
    PreparedRequestUse: {
      data: {
        createDraftFromOrigination: {
          clientMutationId: "1",
          draftId: DRAFT_ID,
          organisationId: OTHER.id,
        },
      },
    },
  });
  const details = await screen.findByRole("region", { name: "What was prepared" });
  for (const text of ["$275,000.00", "Woolworths Group Limited", "WOW-2217", "20/12/2026"])
    expect(within(details).getByText(text)).toBeTruthy();
  expect(screen.getByText(/^Filled in for you by Rosa Marin, Bondline/)).toBeTruthy();
  expect(screen.queryByRole("radio", { name: KESTREL.name })).toBeNull();
  await user.click(screen.getByRole("radio", { name: OTHER.name }));
  await user.click(screen.getByRole("button", { name: "Create draft" }));
  await waitFor(() => expect(path()).toBe(`/drafts/${OTHER.id}/create?draft=${DRAFT_ID}`));
  expect(server.inputsOf("PreparedRequestUse")).toMatchObject([
    { originationId: PREPARED_REQUEST.id, organisationId: OTHER.id },
  ]);
});

test.each([
  ["WITHDRAWN", "This request was withdrawn"],
  ["EXPIRED", "This request has expired"],
])("one that is %s says so and offers no draft", async (status, title) => {
  await open({ PreparedRequest: found({ status, capabilities: [] }) });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Create draft" })).toBeNull();
});

test("one that was used leads to its draft", async () => {
  await open({
    PreparedRequest: found({
      status: "USED",
      capabilities: [],
      draftId: DRAFT_ID,
      organisationId: HARBOUR_CIVIL.id,
    }),
  });
  const link = await screen.findByRole("link", { name: "Open the draft" });
  expect(link.getAttribute("href")).toBe(`/drafts/${HARBOUR_CIVIL.id}/${DRAFT_ID}/view`);
});

test("one of somebody else is not found, and the person may sign in with the other address", async () => {
  await open({
    PreparedRequest: { refusal: { code: "ORIGINATION_NOT_FOUND", message: "Could not be found." } },
  });
  expect(await screen.findByText("This request could not be found")).toBeTruthy();
  expect(screen.getByText(new RegExp(`signed in as ${ADA.email}`))).toBeTruthy();
  expect(screen.getByRole("button", { name: "Use another account" })).toBeTruthy();
});

test("a refusal is shown, and the page learns how the request stands by now", async () => {
  const { user, server } = await open({
    PreparedRequest: found(),
    PreparedRequestUse: { refusal: { code: "INVALID_TRANSITION", message: "It is Withdrawn." } },
  });
  const create = await screen.findByRole("button", { name: "Create draft" });
  server.answers.PreparedRequest = found({ status: "WITHDRAWN", capabilities: [] });
  await user.click(create);
  expect(await screen.findByText("This request was withdrawn")).toBeTruthy();
});

test("somebody who is signed out signs in first and comes back", async () => {
  const { path } = await renderClient({ at: AT, answers: { SessionGatewayFeatures: "silent" } });
  await waitFor(() => expect(path()).toBe(`/account/login?next=${encodeURIComponent(AT)}`));
});

const list = (...nodes: object[]) => ({
  data: {
    staffOriginations: {
      totalCount: 1,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: nodes.map((node) => ({ node })),
    },
  },
});

test("the desk prepares a request by the rules of its fields, and withdraws one", async () => {
  const { user, server } = await renderClient({
    at: "/staff/originations",
    token: "token",
    answers: {
      SessionUserState: userState({ me: RAVI, organisations: [] }),
      StaffPreparedRequests: list(),
      StaffPreparedRequestProducts: {
        data: {
          originationProducts: [{ id: DRAFT_ID, name: "Secured", supplier: { tradeName: "BNK Bank" } }],
        },
      },
      StaffPreparedRequestCreate: {
        data: { createOrigination: { clientMutationId: "1", origination: PREPARED_REQUEST } },
      },
      StaffPreparedRequestWithdraw: {
        data: {
          withdrawOrigination: {
            clientMutationId: "1",
            origination: { ...PREPARED_REQUEST, status: "WITHDRAWN" },
          },
        },
      },
    },
  });
  expect(await screen.findByText("No open requests")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Prepare a request" }));
  const dialog = await screen.findByRole("dialog", { name: "Prepare a request" });
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  expect(await within(dialog).findAllByText("This field is required.")).toHaveLength(2);
  expect(server.callsOf("StaffPreparedRequestCreate")).toHaveLength(0);

  await user.type(within(dialog).getByLabelText("Client's email"), ADA.email);
  await user.type(within(dialog).getByLabelText("Amount"), "275000");
  await user.selectOptions(within(dialog).getByLabelText(/^Fee plan/), "Secured, BNK Bank");
  await user.type(within(dialog).getByLabelText(/^Contract number/), "WOW-2217");
  server.answers.StaffPreparedRequests = list({ ...PREPARED_REQUEST, capabilities: ["CAN_WITHDRAW"] });
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Request sent")).toBeTruthy();
  expect(server.inputsOf("StaffPreparedRequestCreate")).toMatchObject([
    {
      emailAddress: ADA.email,
      processType: "BANK_GUARANTEE",
      amount: "275000",
      feeSummaryId: DRAFT_ID,
      contractNumber: "WOW-2217",
    },
  ]);

  await user.click(await screen.findByRole("button", { name: `Withdraw the request for ${ADA.email}` }));
  const question = await screen.findByRole("alertdialog");
  server.answers.StaffPreparedRequests = list();
  await user.click(within(question).getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Request withdrawn")).toBeTruthy();
  expect(server.inputsOf("StaffPreparedRequestWithdraw")).toMatchObject([
    { id: PREPARED_REQUEST.id, version: 1 },
  ]);
});

test("the requests that are chosen are withdrawn in one call after a question, and a refusal is said", async () => {
  const [one, other] = ["one@client.example", "other@client.example"].map((emailAddress, at) => ({
    ...PREPARED_REQUEST,
    ...{ id: `r${at}`, emailAddress, capabilities: ["CAN_WITHDRAW"] },
  }));
  const results = [
    { id: "r0", reason: null, origination: { ...one, status: "WITHDRAWN", capabilities: [], version: 2 } },
    { id: "r1", reason: "A draft was made of it.", origination: { ...other, status: "USED", version: 2 } },
  ];
  const { user, server } = await renderClient({
    at: "/staff/originations",
    token: "token",
    answers: {
      SessionUserState: userState({ me: RAVI, organisations: [] }),
      StaffPreparedRequests: list(one as object, other as object),
      StaffPreparedRequestsWithdraw: {
        data: { withdrawChosenOriginations: { clientMutationId: "1", results } },
      },
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  await user.click(await screen.findByRole("button", { name: "Withdraw 2 requests" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Withdraw 2 requests?" }));
  expect(server.callsOf("StaffPreparedRequestsWithdraw")).toHaveLength(0);
  await user.click(question.getByRole("button", { name: "Withdraw 2 requests" }));
  expect(await screen.findByText("1 of 2 done")).toBeTruthy();
  expect(screen.getByText("A draft was made of it.")).toBeTruthy();
  expect(server.inputsOf("StaffPreparedRequestsWithdraw")).toMatchObject([
    {
      originations: [
        { id: "r0", version: 1 },
        { id: "r1", version: 1 },
      ],
    },
  ]);
});
