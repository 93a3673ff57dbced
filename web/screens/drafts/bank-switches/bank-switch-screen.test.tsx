// Shows: R-23, SW-01..SW-08, K-10, K-12.
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "../../../paths.ts";
import { FEATURES, HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const AT = "/bank-guarantee-switch-drafts/create";
const DRAFT_ID = "0198c000-0000-7000-8000-000000000b01";
const ELSEWHERE: FakeAnswers = {
  DraftOpen: { refusal: { code: "SERVICE_UNAVAILABLE", message: "Later." } },
  DraftUpdated: "silent",
};

async function openAt(at: string, answers: FakeAnswers, isOn = true) {
  const state = userState({ organisations: [HARBOUR_CIVIL] });
  const gatewayFeatures = { ...FEATURES, isBgSwitchEnabled: isOn };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: { data: { ...state.data, gatewayFeatures } },
      ...ELSEWHERE,
      ...answers,
    },
  });
}

test("the present guarantee, its security and the declarations make a draft", async () => {
  const { user, server, path } = await openAt(AT, {
    BankSwitchCreate: {
      data: {
        saved: {
          clientMutationId: "1",
          draft: { id: DRAFT_ID, organisationId: HARBOUR_CIVIL.id },
        },
      },
    },
  });
  await user.type(await screen.findByLabelText("Current bank"), "Westpac");
  await user.type(screen.getByLabelText("Guarantee number"), "WBG 4471");
  await user.type(screen.getByLabelText("Value"), "0");
  await user.click(screen.getByRole("button", { name: "Create draft" }));
  expect(await screen.findByText("This field must be at least $1 and less than $1,000,000,000")).toBeTruthy();
  expect(server.callsOf("BankSwitchCreate")).toHaveLength(0);

  await user.clear(screen.getByLabelText("Value"));
  await user.type(screen.getByLabelText("Value"), "250000");
  expect(screen.queryByLabelText("Term deposit ends")).toBeNull();
  await user.selectOptions(screen.getByLabelText("Secured by"), "TERM_DEPOSIT");
  await user.type(screen.getByLabelText("Term deposit ends"), "01/03/2027");
  await user.click(screen.getByLabelText(/The current bank may be contacted/));
  await user.click(screen.getByRole("button", { name: "Create draft" }));
  await waitFor(() => expect(path()).toBe(`/drafts/${HARBOUR_CIVIL.id}/${DRAFT_ID}/view`));
  expect(server.callsOf("BankSwitchCreate").at(-1)?.variables).toMatchObject({
    input: {
      organisationId: HARBOUR_CIVIL.id,
      bgSwitch: {
        currentBankName: "Westpac",
        value: "250000",
        securityType: "TERM_DEPOSIT",
        termDepositEndDate: "2027-03-01",
        declarations: { bankMayBeContacted: true, detailsAreTrue: null },
      },
      draft: { parties: [{ partyVariant: "ISSUER", name: HARBOUR_CIVIL.name }] },
    },
  });
});

const DRAFT = {
  id: DRAFT_ID,
  organisationId: HARBOUR_CIVIL.id,
  version: 4,
  referenceNumber: "DR-7KQ2",
  editableFields: ["amount"],
  bGSwitch: {
    currentBankName: "Westpac",
    expiryDate: null,
    guaranteeNumber: "WBG 4471",
    securityType: "CASH",
    termDepositEndDate: null,
    value: "250000.00",
    status: "DRAFT",
    returnedDate: null,
    declarations: { detailsAreTrue: true, bankMayBeContacted: false, originalWillBeReturned: false },
  },
};

test("a switch that is there is changed, and a conflict loses nothing", async () => {
  const { user, server } = await openAt(`${AT}?draft=${DRAFT_ID}`, {
    BankSwitchDraft: { data: { draft: DRAFT } },
    BankSwitchUpdate: { refusal: { code: "CONFLICT", message: "Changed." } },
  });
  await user.type(await screen.findByLabelText("Current bank"), " Banking Corporation");
  server.answers.BankSwitchDraft = { data: { draft: { ...DRAFT, version: 5 } } };
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Save again to keep what you typed/)).toBeTruthy();
  expect((screen.getByLabelText("Current bank") as HTMLInputElement).value).toBe(
    "Westpac Banking Corporation",
  );
  await waitFor(() => expect(server.callsOf("BankSwitchDraft")).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(server.callsOf("BankSwitchUpdate").at(-1)?.variables).toMatchObject({ input: { version: 5 } }),
  );
});

test.each([
  ["currentBankName", "currentBankName"],
  ["guaranteeNumber", "guaranteeNumber"],
  ["value", "value"],
  ["securityType", "securityType"],
  ["termDepositEndDate", "termDepositEndDate"],
  ["declarations", "declarations.bankMayBeContacted"],
])("the link of the requirement %s puts the focus on its field, marked", async (asked, name) => {
  const bGSwitch = { ...DRAFT.bGSwitch, securityType: "TERM_DEPOSIT" };
  await openAt(paths.switchDraftEdit({ draftId: DRAFT_ID, field: `bGSwitch.${asked}` }), {
    BankSwitchDraft: { data: { draft: { ...DRAFT, bGSwitch } } },
  });
  await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe(name), { timeout: 4000 });
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
});

test("what is typed survives a reload, also over what somebody else saved, and ends when it is thrown away", async () => {
  const at = `${AT}?draft=${DRAFT_ID}`;
  const { user, server } = await openAt(at, {
    BankSwitchDraft: { data: { draft: DRAFT } },
    BankSwitchUpdate: { refusal: { code: "CONFLICT", message: "Changed." } },
  });
  await user.type(await screen.findByLabelText("Current bank"), " Group");
  server.answers.BankSwitchDraft = { data: { draft: { ...DRAFT, version: 5 } } };
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(server.callsOf("BankSwitchDraft")).toHaveLength(2));
  await screen.findByText(/Save again to keep what you typed/);

  cleanup();
  const again = await openAt(at, { BankSwitchDraft: { data: { draft: { ...DRAFT, version: 5 } } } });
  expect(await screen.findByText("What you typed before is back")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Current bank").value).toBe("Westpac Group");
  await again.user.click(screen.getByRole("button", { name: "Start again" }));
  expect(screen.getByLabelText<HTMLInputElement>("Current bank").value).toBe("Westpac");
  expect(Object.keys(localStorage).filter((name) => name.startsWith("bondline.kept"))).toEqual([]);
});

test("a switch whose draft is locked is not offered for changing", async () => {
  await openAt(`${AT}?draft=${DRAFT_ID}`, {
    BankSwitchDraft: { data: { draft: { ...DRAFT, editableFields: [] } } },
  });
  expect(await screen.findByText("This switch can't be changed now")).toBeTruthy();
});

test("while the part is off, the address leads home", async () => {
  const { path } = await openAt(
    AT,
    {
      HomeWork: { refusal: { code: "SERVICE_UNAVAILABLE", message: "Later." } },
      HomeChanged: "silent",
    },
    false,
  );
  await waitFor(() => expect(path()).toBe("/home"));
});
